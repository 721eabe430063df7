import { escapeHtml } from '@/lib/text/text'

export interface SitemapEntry {
  path: string
  changedAt?: string
  image?: string | null
}

const URLSET =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const INDEX = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

type AbsoluteUrl = (path: string) => string

const locElement = (path: string, absoluteUrl: AbsoluteUrl) => `<loc>${escapeHtml(absoluteUrl(path))}</loc>`
const lastmodElement = (time: string | undefined) => (time ? `<lastmod>${time}</lastmod>` : '')

function urlElement({ path, changedAt, image }: SitemapEntry, absoluteUrl: AbsoluteUrl): string {
  const picture = image
    ? `<image:image><image:loc>${escapeHtml(absoluteUrl(image))}</image:loc></image:image>`
    : ''
  return `<url>${locElement(path, absoluteUrl)}${lastmodElement(changedAt)}${picture}</url>\n`
}

export async function* writeUrls(
  chunks: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
  absoluteUrl: AbsoluteUrl,
): AsyncGenerator<string, void> {
  yield `${DECLARATION}<urlset ${URLSET}>\n`
  for await (const entries of chunks) yield entries.map((entry) => urlElement(entry, absoluteUrl)).join('')
  yield '</urlset>\n'
}

export function writeIndex(files: readonly SitemapEntry[], absoluteUrl: AbsoluteUrl): string {
  const lines = files.map(
    ({ path, changedAt }) =>
      `<sitemap>${locElement(path, absoluteUrl)}${lastmodElement(changedAt)}</sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex ${INDEX}>\n${lines.join('')}</sitemapindex>\n`
}
