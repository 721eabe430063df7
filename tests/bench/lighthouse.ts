import { execFile, execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { median } from './stats'

/** Has its own lock file: an installation of the application does without Lighthouse, a quarter of all files. */
const LOCKED = path.join(import.meta.dirname, 'lighthouse')
const HOME = path.join(PROJECT_ROOT, 'bench-results/lighthouse')
const PROGRAM = path.join(HOME, 'node_modules/lighthouse/cli/index.js')
const MAX_REPORT_BYTES = 64 * 1024 * 1024

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 5

/** What is read of a report. */
interface Report {
  categories: Partial<Record<string, { score: number | null }>>
  audits: Record<
    string,
    {
      id: string
      score: number | null
      displayValue?: string
      numericValue?: number
      details?: { items?: { url?: string }[] }
    }
  >
  runtimeError?: { message: string }
}

/** Largest contentful paint and blocking time in milliseconds, how many requests (pictures in the HTML are none), and their bytes in KB of 1,024. */
const FIGURES = ['lcp', 'tbt', 'requests', 'kilobytes'] as const

type LighthouseRow = { page: string; runs: string } & Record<
  (typeof CATEGORIES)[number] | (typeof FIGURES)[number],
  number
>

/**
 * Lighthouse's mobile scores (0 to 100) and what they are made of, each the median of five runs; and `runs`, what the performance was in each, from
 * the lowest: how far apart they lie tells how noisy the machine is. `BENCH_VERBOSE=1` prints what costs a page points.
 *
 * @param pages their addresses, the control's among them
 * @param chromePath the browser to drive
 */
export async function measureLighthouse(
  pages: Record<string, string>,
  chromePath: string,
  chromeFlags: string[],
): Promise<LighthouseRow[]> {
  cpSync(LOCKED, HOME, { recursive: true })
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const visit = (url: string) => scores(url, chromePath, chromeFlags)
  const measured = Object.entries(pages).map(([page, url]) => ({
    page,
    url,
    runs: [] as Record<string, number>[],
  }))
  // The first visit after a build is that of nobody else: the server makes the page and reads its files.
  for (const { url } of measured) await visit(url)
  // In turns, so that a minute in which the machine has other things to do is no single page's.
  for (let run = 0; run < RUNS; run++) for (const { url, runs } of measured) runs.push(await visit(url))
  return measured.map(({ page, runs }) => rowOf(page, runs))
}

function rowOf(page: string, runs: Record<string, number>[]): LighthouseRow {
  const middle = (figure: string) => median(runs.map((run) => run[figure] ?? 0))
  return {
    page,
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    requests: middle('requests'),
    kilobytes: middle('kilobytes'),
    runs: runs
      .map((run) => run.performance ?? 0)
      .sort((one, other) => one - other)
      .join(' '),
  }
}

/** @param attempts how often a visit is tried of which the browser brings home no trace: it says nothing of the page. */
async function scores(
  url: string,
  chromePath: string,
  chromeFlags: string[],
  attempts = 3,
): Promise<Record<string, number>> {
  const { categories, audits, runtimeError } = await report(url, chromePath, chromeFlags)
  if (typeof categories.performance?.score !== 'number') {
    if (attempts > 1) return scores(url, chromePath, chromeFlags, attempts - 1)
    throw new Error(`Lighthouse could not measure ${url}: ${runtimeError?.message}`)
  }
  for (const audit of Object.values(audits))
    if (audit.score !== null && audit.score < 0.9 && process.env.BENCH_VERBOSE)
      console.log(`  ${audit.id}: ${audit.score} ${audit.displayValue ?? ''}`)
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? 0
  return {
    ...Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ),
    lcp: Math.round(numberOf('largest-contentful-paint')),
    tbt: Math.round(numberOf('total-blocking-time')),
    requests: (audits['network-requests']?.details?.items ?? []).filter(
      ({ url }) => !url?.startsWith('data:'),
    ).length,
    kilobytes: Math.round(numberOf('total-byte-weight') / 1024),
  }
}

async function report(url: string, chromePath: string, chromeFlags: string[]): Promise<Report> {
  const options = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${['--headless', ...chromeFlags].join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: chromePath }
  // A page that could not be measured ends the program with an error, and still has a report.
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url, ...options], {
    env,
    maxBuffer: MAX_REPORT_BYTES,
  }).catch((error: { stdout?: string }) => {
    if (error.stdout) return { stdout: error.stdout }
    throw error
  })
  return JSON.parse(stdout)
}
