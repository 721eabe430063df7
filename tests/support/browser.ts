import { test as base, expect, type Page } from '@playwright/test'
import { type KeptTab, openKeptTab } from './kept-tab'

type Options = {
  /**
   * Browser errors that the test provokes: what matches a pattern does not fail it. One pattern per `test.use`: Playwright
   * takes the second of two for the option's settings.
   */
  expectedNoise: RegExp[]
}

/** Those that no test of the worker uses now, with scripts and without. */
type KeptTabs = { scripted: KeptTab[]; plain: KeptTab[] }

type Fixtures = {
  /** Collects the errors that the browser reports about a page; any fails the test at its end. */
  watch(page: Page): void
  /** A tab with cookies and storage of its own, for this test. */
  newTab(): Promise<KeptTab>
  /** That of `page` and `context`. */
  tab: KeptTab
  /** A page in another browser context, as on another device; its errors fail the test too. */
  otherDevice(): Promise<Page>
}

/**
 * Playwright's `test`, failing on any browser error: a console error, an uncaught exception, a request to our server that
 * breaks or is answered 5xx, or 4xx for anything but a document.
 */
export const test = base.extend<Options & Fixtures, { keptTabs: KeptTabs }>({
  keptTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => use({ scripted: [], plain: [] }),
    { scope: 'worker' },
  ],
  newTab: async ({ browser, keptTabs, javaScriptEnabled, serviceWorkers }, use, info) => {
    // A service worker would go on in the next test.
    const isKept = serviceWorkers === 'block'
    const idle = keptTabs[javaScriptEnabled === false ? 'plain' : 'scripted']
    const tabs: KeptTab[] = []
    await use(async () => {
      const tab = (isKept && idle.pop()) || (await openKeptTab(browser))
      tabs.push(tab)
      return tab
    })
    const hasPassed = info.status === info.expectedStatus
    for (const tab of tabs) {
      if (isKept && hasPassed && (await tab.clear())) idle.push(tab)
      else await tab.close()
    }
  },
  tab: async ({ newTab }, use) => use(await newTab()),
  context: ({ tab }, use) => use(tab.page.context()),
  expectedNoise: [[], { option: true }],
  watch: async ({ baseURL, expectedNoise }, use) => {
    const noise: string[] = []
    await use((page) => {
      listen(page, new URL(baseURL ?? page.url()).origin, noise)
      waitForScripts(page)
    })
    const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))
    expect(unexpected, 'what the browser complained about').toEqual([])
  },
  page: async ({ tab: { page }, watch }, use) => {
    watch(page)
    await use(page)
    // The browser may still be loading what a route handler answers: one that outlives the test would fail it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  otherDevice: async ({ newTab, watch }, use) =>
    use(async () => {
      const { page } = await newTab()
      watch(page)
      return page
    }),
})

const SCRIPTS_MS = 5000
/** Pages whose opening waits already: a kept tab's is watched once a test. */
const waiting = new WeakSet<Page>()

/**
 * A page's load event does not wait for its scripts, which follow the first frame; opening and reloading it here does, unless a
 * test keeps them away.
 */
function waitForScripts(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  for (const method of ['goto', 'reload'] as const) {
    const open = page[method].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
    page[method] = async (...given: unknown[]) => {
      const response = await open(...given)
      // Who does not wait for the page itself does not wait for its scripts.
      if (isCommitOnly(given.at(-1))) return response
      await untilHydrated(page, SCRIPTS_MS).catch(() => {})
      return response
    }
  }
}

const isCommitOnly = (options: unknown) =>
  typeof options === 'object' && options !== null && 'waitUntil' in options && options.waitUntil === 'commit'

function listen(page: Page, origin: string, noise: string[]): void {
  // Of evaluated code that is caught, the console says nothing.
  void page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  page.on('console', (message) => {
    // A failed response is reported here too, without its URL; the `response` event below has it.
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      noise.push(`console: ${text}`)
  })
  page.on('pageerror', (error) => noise.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Navigation aborts pending requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') {
      noise.push(`request: ${request.url()} ${reason}`)
    }
  })
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest()
    if (!response.url().startsWith(origin) || response.status() < (isDocument ? 500 : 400)) return
    noise.push(`answer: ${response.status()} ${response.url()}`)
  })
}

/**
 * Opens a page and, unless JavaScript is off, waits until React has hydrated it: React marks the root element last. For
 * tests whose controls do something else, or nothing, before that.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

async function untilHydrated(page: Page, timeout?: number): Promise<void> {
  const isStatic = () =>
    matchMedia('(scripting: none)').matches || document.querySelector('script[data-scripts]') === null
  if (await page.evaluate(isStatic)) return
  await page.waitForFunction(isHydrated, null, { timeout })
}

const isHydrated = () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$'))

/** Opens a page with its scripts held back. @returns a function that releases them and waits for hydration */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  return async () => {
    expect(await page.evaluate(isHydrated), 'hydrated without its scripts').toBe(false)
    release()
    await untilHydrated(page)
    // What was entered before is entered again in a task of its own.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
}

export { expect }

/** For `test.use`: JavaScript is off. */
export const NO_SCRIPTS = { javaScriptEnabled: false }
