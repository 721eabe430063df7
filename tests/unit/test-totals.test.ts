import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTotals } from '@/scripts/support/test-totals'
import config from '@/vitest.config'

const ROOT = path.resolve(import.meta.dirname, '../..')
let folder = ''

// Below the project, whose modules it loads.
beforeAll(() => {
  mkdirSync(path.join(ROOT, '.data/test'), { recursive: true })
  folder = mkdtempSync(path.join(ROOT, '.data/test/totals-'))
  const settings = {
    isolate: false,
    maxWorkers: 2,
    disableConsoleIntercept: config.test?.disableConsoleIntercept,
  }
  writeFileSync(path.join(folder, 'vitest.config.ts'), `export default { test: ${JSON.stringify(settings)} }`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...files: string[]) {
  files.forEach((file, at) => {
    writeFileSync(path.join(folder, `${at}.test.ts`), `import { test } from 'vitest'\n${file}`)
  })
  const report = path.join(folder, 'report.json')
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const reporter = path.join(ROOT, 'scripts/support/vitest-report.ts')
  const options = [`--root=${folder}`, `--reporter=${reporter}`, `--outputFile.json=${report}`]
  const { status } = spawnSync(process.execPath, [program, 'run', ...options])
  return readTotals('vitest', report, status ?? 1)
}

test('a run names the promise that was rejected after its last await, and counts it as a failure', () => {
  const totals = run(`test('passes', async () => { Promise.reject(new Error('nobody awaits this')) })`)
  expect(totals).toMatchObject({ passed: 1, failed: 1 })
  expect(totals.failures).toEqual([
    expect.stringMatching(/^outside the tests \(while .*0\.test\.ts.* ran\): nobody awaits this$/),
  ])
})

test('a task that logs while files end, as those of a server do, fails no run', () => {
  const log = `setInterval(() => console.error('still here'), 0)`
  const pause = `test('waits', () => new Promise((resolve) => setTimeout(resolve, 20)))`
  const files = Array.from({ length: 20 }, () => `${log}\n${pause}`)
  expect(run(...files)).toEqual({ passed: 20, failed: 0, failures: [] })
})

test('a run of the browser tests names the file that cannot be loaded', () => {
  writeFileSync(path.join(folder, 'playwright.config.ts'), `export default { testMatch: '*.spec.ts' }`)
  writeFileSync(path.join(folder, 'one.spec.ts'), `throw new Error('this file is broken')`)
  const report = path.join(folder, 'e2e.json')
  const program = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(process.execPath, [program, 'test', '--reporter=json'], {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { failures } = readTotals('playwright', report, status ?? 1)
  expect(failures?.[0]).toMatch(/^outside the tests: .*this file is broken$/)
})
