import type { SerializedError } from '@vitest/utils'
import { JsonReporter, type TestModule } from 'vitest/node'

/** An error that no test awaited: of a promise left alone, or of a worker that died. */
export type UnhandledError = { message: string; file?: string; test?: string }

/** The JSON report, with the errors outside the tests, which the original leaves out. */
export default class ReportWithUnhandledErrors extends JsonReporter {
  private unhandledErrors: UnhandledError[] = []

  override async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[] = [],
  ): Promise<void> {
    this.unhandledErrors = errors.map((error) => ({
      message: String(error.message),
      file: textOf(error.VITEST_TEST_PATH),
      test: textOf(error.VITEST_TEST_NAME),
    }))
    await super.onTestRunEnd(modules)
  }

  override async writeReport(report: string): Promise<void> {
    const { unhandledErrors } = this
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors }))
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
