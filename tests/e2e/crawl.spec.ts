import { expect, test } from '@/tests/support/browser'
import { knownPages, LAST_DEMO_ACCOUNT, LAST_DEMO_PET } from '@/tests/support/demo'

/** Number of pages to open of each kind, which is the first segment of the path. */
const PER_KIND = 6

test('crawling every link signed out finds no dead end, English word or console error', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  // Nothing leads to a short link: foundations share it elsewhere.
  const queue = ['/', knownPages['a short link'], knownPages['a frame of pets']]
  const seen = new Set(queue)
  const opened = new Map<string, number>()
  for (let path = queue.shift(); path; path = queue.shift()) {
    const kind = path.split(/[/?]/)[1] ?? ''
    const count = opened.get(kind) ?? 0
    if (count >= PER_KIND) continue
    opened.set(kind, count + 1)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(await page.locator('h1').count(), `${path} has one main heading`).toBe(1)
    expect(await page.locator('body').innerText(), path).not.toMatch(ENGLISH)
    for (const link of await linksOf(baseURL ?? '')) {
      if (seen.has(link) || !isLasting(link)) continue
      seen.add(link)
      queue.push(link)
    }
  }
  expect(opened.size).toBeGreaterThan(10)

  async function linksOf(base: string): Promise<string[]> {
    const hrefs = await page
      .locator('a[href]:not([type="application/pdf"])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    return hrefs
      .filter((href) => href.startsWith(`${base}/`))
      .map((href) => href.slice(base.length).replace(/#.*$/, ''))
      .filter((path) => !path.startsWith('/media/'))
  }
})

/** Excludes pages that parallel tests create, which may be deleted before the crawl reaches them. */
function isLasting(link: string): boolean {
  const [, pet, foundation] =
    /^\/(?:(?:pet-detail|favorites)\/(\d+)|(?:foundation|review)\/(\d+))/.exec(link) ?? []
  return Number(pet ?? 0) <= LAST_DEMO_PET && Number(foundation ?? 0) <= LAST_DEMO_ACCOUNT
}

/** English words that appear on a Spanish page only by mistake; accented letters are letters (Ñandú). */
const ENGLISH =
  /(?<!\p{L})(the|and|with|your|loading|search|error occurred|not found|page|click|submit|close|next|previous|undefined|null|NaN|\[object)(?!\p{L})/iu
