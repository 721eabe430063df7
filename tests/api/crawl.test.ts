import { expect, it } from 'vitest'
import { knownPages, LAST_DEMO_ACCOUNT, LAST_DEMO_PET } from '@/tests/support/demo'
import { ENGLISH } from '@/tests/support/english'
import { BASE_URL } from '@/tests/support/site'

/** Number of pages to open of each kind, which is the first segment of the path. */
const PER_KIND = 6

it('crawling every link signed out finds no dead end and no English word', async () => {
  // Nothing leads to a short link: foundations share it elsewhere.
  const queue = ['/', knownPages['a short link'], knownPages['a frame of pets']]
  const seen = new Set(queue)
  const opened = new Map<string, number>()
  for (let path = queue.shift(); path; path = queue.shift()) {
    const kind = path.split(/[/?]/)[1] ?? ''
    const count = opened.get(kind) ?? 0
    if (count >= PER_KIND) continue
    opened.set(kind, count + 1)
    const answer = await fetch(`${BASE_URL}${path}`)
    expect(answer.status, path).toBe(200)
    const html = await answer.text()
    expect(html.match(/<h1[\s>]/g), `${path} has one main heading`).toHaveLength(1)
    expect(textOf(html), path).not.toMatch(ENGLISH)
    for (const link of linksOf(html, path)) {
      if (seen.has(link) || !isLasting(link)) continue
      seen.add(link)
      queue.push(link)
    }
  }
  expect(opened.size).toBeGreaterThan(10)
})

const decoded = (text: string) => text.replaceAll('&amp;', '&')

/** The words that a page shows. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return decoded(body.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' '))
}

/** Pages of ours that a page links to. */
function linksOf(html: string, from: string): string[] {
  const anchors = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag)
  return anchors
    .filter((tag) => !/type="(?:application\/pdf|image\/jpeg)"/.test(tag))
    .map((tag) => new URL(decoded(/href="([^"]*)"/.exec(tag)?.[1] ?? ''), `${BASE_URL}${from}`))
    .filter((url) => url.origin === BASE_URL && !url.pathname.startsWith('/media/'))
    .map((url) => url.pathname + url.search)
}

/** Excludes pages that parallel tests create, which may be deleted before the crawl reaches them. */
function isLasting(link: string): boolean {
  const [, pet, foundation] =
    /^\/(?:(?:pet-detail|favorites)\/(\d+)|(?:foundation|review)\/(\d+))/.exec(link) ?? []
  return Number(pet ?? 0) <= LAST_DEMO_PET && Number(foundation ?? 0) <= LAST_DEMO_ACCOUNT
}
