/** A page as a sitemap lists it. */
export interface SitemapEntry {
  /** Path on the site, percent-encoded. */
  path: string
  /** ISO time of the last change; absent where nobody keeps it. */
  changedAt?: string
  /** Address of its picture, relative to the site or absolute. */
  image?: string | null
}

const URLSET =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const INDEX = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text that may stand between tags and inside attributes. */
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

/** `absoluteUrl` makes a path absolute, as the format demands. */
type AbsoluteUrl = (path: string) => string

const locElement = (path: string, absoluteUrl: AbsoluteUrl) => `<loc>${escapeXml(absoluteUrl(path))}</loc>`
const lastmodElement = (time: string | undefined) => (time ? `<lastmod>${time}</lastmod>` : '')

function urlElement({ path, changedAt, image }: SitemapEntry, absoluteUrl: AbsoluteUrl): string {
  const picture = image
    ? `<image:image><image:loc>${escapeXml(absoluteUrl(image))}</image:loc></image:image>`
    : ''
  return `<url>${locElement(path, absoluteUrl)}${lastmodElement(changedAt)}${picture}</url>\n`
}

/** A sitemap of pages, chunk by chunk. */
export async function* writeUrls(
  chunks: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
  absoluteUrl: AbsoluteUrl,
): AsyncGenerator<string, void> {
  yield `${DECLARATION}<urlset ${URLSET}>\n`
  for await (const entries of chunks) yield entries.map((entry) => urlElement(entry, absoluteUrl)).join('')
  yield '</urlset>\n'
}

/** A sitemap that lists other sitemaps. */
export function writeIndex(files: readonly SitemapEntry[], absoluteUrl: AbsoluteUrl): string {
  const lines = files.map(
    ({ path, changedAt }) =>
      `<sitemap>${locElement(path, absoluteUrl)}${lastmodElement(changedAt)}</sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex ${INDEX}>\n${lines.join('')}</sitemapindex>\n`
}
