import { readFileSync } from 'node:fs'

export type TestTotals = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** A run that failed without a failed test counts as one failure. */
export function readTotals(
  runner: 'vitest' | 'playwright',
  reportFile: string,
  exitCode: number,
): TestTotals {
  const totals = parseReport(runner, reportFile)
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
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
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Second try: passed, and listed as flaky. */
function fromPlaywright({ stats }: PlaywrightReport): TestTotals {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
