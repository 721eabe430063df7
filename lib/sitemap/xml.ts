/** A page as a sitemap lists it. */
export interface Entry {
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

/** `addressOf` makes a path absolute, as the format demands. */
type AddressOf = (path: string) => string

const locOf = (path: string, addressOf: AddressOf) => `<loc>${escapeXml(addressOf(path))}</loc>`
const lastmodOf = (time: string | undefined) => (time ? `<lastmod>${time}</lastmod>` : '')

function urlOf({ path, changedAt, image }: Entry, addressOf: AddressOf): string {
  const picture = image
    ? `<image:image><image:loc>${escapeXml(addressOf(image))}</image:loc></image:image>`
    : ''
  return `<url>${locOf(path, addressOf)}${lastmodOf(changedAt)}${picture}</url>\n`
}

/** A sitemap of pages, chunk by chunk. */
export async function* writeUrls(
  chunks: AsyncIterable<Entry[]> | Iterable<Entry[]>,
  addressOf: AddressOf,
): AsyncGenerator<string, void> {
  yield `${DECLARATION}<urlset ${URLSET}>\n`
  for await (const entries of chunks) yield entries.map((entry) => urlOf(entry, addressOf)).join('')
  yield '</urlset>\n'
}

/** A sitemap that lists other sitemaps. */
export function writeIndex(files: readonly Entry[], addressOf: AddressOf): string {
  const lines = files.map(
    ({ path, changedAt }) => `<sitemap>${locOf(path, addressOf)}${lastmodOf(changedAt)}</sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex ${INDEX}>\n${lines.join('')}</sitemapindex>\n`
}
