import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median } from './stats'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 5

type LighthouseRow = { page: string; runs: string } & Record<(typeof CATEGORIES)[number], number>

/**
 * Lighthouse's mobile scores (0 to 100), each the median of five runs; and `runs`, what the performance was in each, from
 * the lowest: how far apart they lie tells how noisy the machine is. `BENCH_VERBOSE=1` prints what costs a page points.
 *
 * @param chromePath the browser to drive
 */
export async function measureLighthouse(
  base: string,
  pages: Record<string, string>,
  chromePath: string,
  chromeFlags: string[],
): Promise<LighthouseRow[]> {
  const visit = (path: string) => scores(base + path, chromePath, chromeFlags)
  const measured = Object.entries(pages).map(([page, path]) => ({
    page,
    path,
    runs: [] as Record<string, number>[],
  }))
  // The first visit after a build is that of nobody else: the server makes the page and reads its files.
  for (const { path } of measured) await visit(path)
  // In turns, so that a minute in which the machine has other things to do is no single page's.
  for (let run = 0; run < RUNS; run++) for (const { path, runs } of measured) runs.push(await visit(path))
  return measured.map(({ page, runs }) => rowOf(page, runs))
}

function rowOf(page: string, runs: Record<string, number>[]): LighthouseRow {
  const middle = (category: string) => median(runs.map((run) => run[category] ?? 0))
  return {
    page,
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
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
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...chromeFlags] })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    if (typeof result?.lhr.categories.performance?.score !== 'number') {
      if (attempts > 1) return await scores(url, chromePath, chromeFlags, attempts - 1)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`)
    }
    for (const audit of Object.values(result.lhr.audits))
      if (audit.score !== null && audit.score < 0.9 && process.env.BENCH_VERBOSE)
        console.log(`  ${audit.id}: ${audit.score} ${audit.displayValue ?? ''}`)
    return Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        Math.round((result.lhr.categories[category]?.score ?? 0) * 100),
      ]),
    )
  } finally {
    chrome.kill()
  }
}
