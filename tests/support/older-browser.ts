import type { Page } from '@playwright/test'

/** Makes a page like the oldest supported browsers: CSS without `:has()`, and without what browsers learnt later. */
export async function imitateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: [object, string][] = [
      [URL, 'parse'],
      [Intl, 'Segmenter'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Promise, 'withResolvers'],
      [Element.prototype, 'checkVisibility'],
      [window, 'requestIdleCallback'],
      [window, 'cookieStore'],
      ...['union', 'difference', 'intersection'].map((name): [object, string] => [Set.prototype, name]),
    ]
    for (const [owner, name] of newer) Reflect.deleteProperty(owner, name)
    CSS.supports = () => false
  })
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: withoutNewer(await answer.text()) })
  })
}

const withoutNewer = (css: string) =>
  css.replaceAll(':has(', ':unknown(').replaceAll('scroll-initial-target:', '--unknown:')
