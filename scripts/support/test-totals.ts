import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './settings'

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
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name }) => path.relative(PROJECT_ROOT, name))],
  }
}

/** Second try: passed, and listed as flaky. */
function fromPlaywright({ stats, suites }: PlaywrightReport): TestTotals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failedSpecs),
  }
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title, line }) => `tests/e2e/${file}:${line}: ${title}`)
  return [...failed, ...suites.flatMap(failedSpecs)]
}
