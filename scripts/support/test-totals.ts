import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './settings'
import type { UnhandledError } from './vitest-report'

/** `failures` names the failed tests, as far as the report does. */
export type TestTotals = { passed: number; failed: number; failures?: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
  unhandledErrors: UnhandledError[]
}
type PlaywrightSuite = {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; line: number }[]
}
type PlaywrightReport = {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number }
  /** Of setups and files, not of tests. */
  errors: { message?: string }[]
}

/** A run that failed without a failed test counts as one failure. */
export function readTotals(
  runner: 'vitest' | 'playwright',
  reportFile: string,
  exitCode: number,
): TestTotals {
  const totals = parseReport(runner, reportFile)
  if (exitCode === 0 || totals.failed > 0) return totals
  const failure = `${path.basename(reportFile, '.json')}: an error outside the tests, which its output above names`
  return { ...totals, failed: 1, failures: [failure] }
}

function parseReport(runner: 'vitest' | 'playwright', reportFile: string): TestTotals {
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'))
    return runner === 'vitest'
      ? fromVitest(report as VitestReport)
      : fromPlaywright(report as PlaywrightReport)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function fromVitest(report: VitestReport): TestTotals {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(PROJECT_ROOT, name)}: ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + report.unhandledErrors.length,
    failures: [
      ...failures,
      ...broken.map(({ name }) => path.relative(PROJECT_ROOT, name)),
      ...report.unhandledErrors.map(nameUnhandled),
    ],
  }
}

/** The file is the one that ran when the error was noticed: an earlier one may have caused it. */
function nameUnhandled({ message, file, test }: UnhandledError): string {
  const place = [file && path.relative(PROJECT_ROOT, file), test].filter(Boolean).join(': ')
  return `outside the tests${place && ` (while ${place} ran)`}: ${message.split('\n', 1)[0]}`
}

/** Second try: passed, and listed as flaky. */
function fromPlaywright({ stats, suites, errors }: PlaywrightReport): TestTotals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...suites.flatMap(failedSpecs),
      ...errors.map(({ message = '' }) => nameUnhandled({ message })),
    ],
  }
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title, line }) => `tests/e2e/${file}:${line}: ${title}`)
  return [...failed, ...suites.flatMap(failedSpecs)]
}
