import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { ABOUT, FAQS, FOUNDATIONS, PET_CARE, PRIVACY, STORIES } from '@/lib/text/routes'
import { BROWSER_FLAGS, ensureBrowser } from '@/scripts/support/chromium'
import { serveBuild } from '@/scripts/support/server'
import { DIST_DIR } from '@/scripts/support/stages'
import { printTable } from '@/tests/bench/stats'
import { ReleaseCopy } from './release-copy'
import type { Site } from './site'

/** Where the footer of every page leads. */
const PATHS = [FOUNDATIONS, STORIES, PET_CARE, FAQS, ABOUT, PRIVACY]
/** A tab follows a link after so many releases: the scripts of three before are gone. */
const TABS = [1, 1, 2, 3, 5]
const WITHIN_MS = 20_000
/** A page of ours says more. */
const FEWEST_LETTERS = 200

interface Tab {
  page: Page
  every: number
  problems: string[]
  faults: string[]
  visits: number
}

/**
 * Releases the site again and again under tabs that are open, with the service worker: another build id, other names of all
 * scripts. A tab goes on by a link of the page it shows, one asks while no server is there. Never may a page be blank, of a
 * release before, or without its scripts.
 * @returns how many checks failed; prints a table of the tabs, and one line.
 */
export async function releaseUnderTabs({
  site,
  releases,
  stop,
}: {
  site: Site
  releases: number
  stop: AbortSignal
}): Promise<number> {
  await site.server.stop()
  const copy = new ReleaseCopy()
  const serve = () => {
    const { port } = new URL(site.url)
    const variables = { ...site.settings, WEB_CONCURRENCY: '1' }
    return serveBuild(DIST_DIR, { port: Number(port), host: '127.0.0.1', variables, root: copy.root, stop })
  }
  let server = await serve()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow', locale: 'es-CO' })
    const tabs = await openTabs(context)
    for (let release = 1; release <= releases && !stop.aborted; release++) {
      await server.stop()
      const [first] = tabs
      if (first) await meetNobody(first)
      copy.next()
      server = await serve()
      if (first) await first.page.getByRole('link', { name: 'Volver a intentar' }).click()
      for (const tab of tabs)
        if (release % tab.every === 0) await follow(tab, PATHS[release % PATHS.length] ?? '/', copy.scripts)
    }
    printTable(
      'Tabs',
      tabs.map(({ every, visits, problems, faults }) => ({
        'goes on after': `${every} releases`,
        visits,
        'wrong pages': problems.length,
        'errors of scripts': faults.length,
      })),
    )
    const problems = tabs.flatMap((tab) => tab.problems)
    for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`)
    for (const fault of new Set(tabs.flatMap((tab) => tab.faults))) console.log(`  script: ${fault}`)
    const visits = tabs.reduce((sum, tab) => sum + tab.visits, 0)
    console.log(
      `\nreleases: ${releases} under ${tabs.length} tabs, ${visits} links followed · ${problems.length} wrong`,
    )
    return problems.length
  } finally {
    await browser.close()
    await server.stop()
    copy.remove()
  }
}

async function openTabs(context: BrowserContext): Promise<Tab[]> {
  const tabs: Tab[] = []
  for (const every of TABS) {
    const tab: Tab = { page: await context.newPage(), every, problems: [], faults: [], visits: 0 }
    tab.page.on('pageerror', ({ message }) => tab.faults.push(message.slice(0, 120)))
    await tab.page.goto('/')
    await tab.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    tabs.push(tab)
  }
  return tabs
}

/** While no server is there, a page says so. */
async function meetNobody({ page, problems }: Tab): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => {})
  const heading = page.getByRole('heading', { name: 'Sin conexión' })
  await heading
    .waitFor({ timeout: WITHIN_MS })
    .catch(() => problems.push('no page says that nobody is there'))
}

/** A link in the footer, as the page's own scripts follow it. */
async function follow(tab: Tab, path: string, scripts: string): Promise<void> {
  const { page, problems } = tab
  tab.visits++
  const link = page.locator(`footer a[href="${path}"]`).first()
  await link.click({ timeout: WITHIN_MS }).catch(() => problems.push(`${path}: no footer leads there`))
  const state = await settled(page, path, scripts)
  if (state !== 'right') problems.push(`${path}, every ${tab.every}: ${state}`)
}

async function settled(page: Page, path: string, scripts: string): Promise<string> {
  const deadline = performance.now() + WITHIN_MS
  let state = 'no page'
  while (performance.now() < deadline) {
    // While one page takes the place of another there is none to ask.
    state = await page.evaluate(judge, { path, scripts, fewest: FEWEST_LETTERS }).catch(() => 'no page')
    if (state === 'right') break
    await wait(100)
  }
  return state
}

/** Runs in the browser. */
function judge({ path, scripts, fewest }: { path: string; scripts: string; fewest: number }): string {
  if (location.pathname !== path) return `still at ${location.pathname}`
  if ((document.querySelector('main')?.innerText.trim().length ?? 0) < fewest) return 'blank'
  const own = [...document.querySelectorAll('script[src*="/_next/static/"]')].map(
    (script) => new URL((script as HTMLScriptElement).src).pathname,
  )
  if (!own.some((source) => source.startsWith(scripts))) return `of another release: ${own[0]}`
  // React marks the root element last.
  const isAlive = Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$'))
  return isAlive ? 'right' : 'without its scripts'
}
