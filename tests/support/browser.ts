import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

type Options = {
  /**
   * Noise that the test itself provokes: messages or addresses that match one of these do not fail it. In `test.use` one
   * pattern at a time: of two, Playwright takes the second for the option's settings.
   */
  expectedNoise: RegExp[]
}

type Fixtures = {
  /** Notes what the browser reports about a page; at the end of the test there must be nothing. */
  watch(page: Page): void
  /** A page of somebody else at another computer, which is watched as well. */
  elsewhere(): Promise<Page>
}

/**
 * Playwright's `test`, with a page that fails the test when the browser reports anything: an error in the console, an
 * exception nobody caught, or a request to our own server that broke or was answered 5xx, or 4xx for part of a page.
 */
export const test = base.extend<Options & Fixtures>({
  expectedNoise: [[], { option: true }],
  watch: async ({ baseURL, expectedNoise }, use) => {
    const noise: string[] = []
    await use((page) => listen(page, new URL(baseURL ?? page.url()).origin, noise))
    const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))
    expect(unexpected, 'what the browser complained about').toEqual([])
  },
  page: async ({ page, watch }, use) => {
    watch(page)
    await use(page)
  },
  elsewhere: async ({ browser, baseURL, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
      const page = await context.newPage()
      watch(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

function listen(page: Page, origin: string, noise: string[]): void {
  page.on('console', (message) => {
    // A missing page is also reported here, without saying that it was the document: the answers below decide on those.
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      noise.push(`console: ${text}`)
  })
  page.on('pageerror', (error) => noise.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels what it was still loading.
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

export { expect }
