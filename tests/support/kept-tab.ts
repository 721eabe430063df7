import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { BASE_URL } from './site'

/**
 * A tab in which the tests of a worker open their pages, one after the other. In a browser context of its own each test would
 * pay for two new processes and have them compile all scripts: a third of the browser's CPU time.
 */
export type KeptTab = {
  page: Page
  /**
   * Makes the tab like a new one: no cookies, storage, history, listeners, routes, scripts, emulation, permissions or other
   * tabs. The HTTP cache stays, as in browsers of people who come again: `emptyCache` is for tests of
   * loading and of caching.
   * @returns false when it cannot, since the test closed the page or did to it what cannot be undone, and it has to be closed
   */
  clear(): Promise<boolean>
  close(): Promise<void>
}

/** Opens a tab in a browser context with the options of the running test. */
export async function openKeptTab(browser: Browser): Promise<KeptTab> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const viewport = page.viewportSize()
  const devtools = await context.newCDPSession(page)
  const changes = recordChanges(context, page)

  return {
    page,
    async clear() {
      if (page.isClosed() || !(await changes.undo())) return false
      for (const other of context.pages()) if (other !== page) await other.close()
      await Promise.all([
        page.unrouteAll({ behavior: 'ignoreErrors' }),
        context.unrouteAll({ behavior: 'ignoreErrors' }),
        context.setOffline(false),
        context.clearPermissions(),
        context.setGeolocation(null),
        context.clearCookies(),
        page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null }),
      ])
      if (viewport) await page.setViewportSize(viewport)
      // Not 'about:blank', which would end the process.
      await page.goto(`${BASE_URL}/robots.txt`)
      await page.evaluate(() => {
        sessionStorage.clear()
        window.name = ''
      })
      await devtools.send('Storage.clearDataForOrigin', { origin: BASE_URL, storageTypes: 'all' })
      await devtools.send('Page.resetNavigationHistory')
      return true
    },
    close: () => context.close(),
  }
}

type Disposable = { dispose(): Promise<void> }

/** What stays with a page when another one is opened in its tab, and cannot be taken back. */
const FOR_GOOD = ['addLocatorHandler', 'exposeBinding', 'setDefaultTimeout', 'setExtraHTTPHeaders'] as const
const CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** Notes what a test adds to a page and its context. `undo` takes it away; false when that is impossible. */
function recordChanges(context: BrowserContext, page: Page): { undo(): Promise<boolean> } {
  const added: Disposable[] = []
  const sessions: CDPSession[] = []
  const events = new Set<string>()
  let isSpoilt = false
  for (const target of [page, context])
    for (const name of ['addInitScript', 'exposeFunction'])
      noteCalls(target, name, (one: Disposable) => added.push(one))
  noteCalls(context, 'newCDPSession', (session: CDPSession) => sessions.push(session))
  noteCalls(page, 'on', (_page, event) => events.add(String(event)))
  const spoil = () => {
    isSpoilt = true
  }
  for (const name of FOR_GOOD) noteCalls(page, name, spoil)
  for (const name of CLOCK) noteCalls(page.clock, name, spoil)
  return {
    async undo() {
      if (isSpoilt) return false
      // Listeners of all events would be Playwright's own, too.
      for (const event of events) page.removeAllListeners(event)
      for (const one of added.splice(0)) await one.dispose()
      // A session takes its emulation with it, and the test may have ended it.
      for (const one of sessions.splice(0)) await one.detach().catch(() => {})
      return true
    },
  }
}

/** Has `note` told of what each call of a method came to, and its first argument. */
function noteCalls<Result>(
  target: object,
  name: string,
  note: (result: Result, first: unknown) => void,
): void {
  const method = Reflect.get(target, name).bind(target) as (...given: unknown[]) => Result | Promise<Result>
  const noted: typeof method = (...given) => {
    const result = method(...given)
    // A call that fails changes nothing.
    Promise.resolve(result).then(
      (done) => note(done, given[0]),
      () => {},
    )
    return result
  }
  Object.assign(target, { [name]: noted })
}
