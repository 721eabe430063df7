import pLimit from 'p-limit'
import { readPdf } from './pdf'

const AT_ONCE = 4
/** Pages of the same kind that are visited at most. */
const PER_KIND = 4
/** Of the lists of a search, which are the same for everybody (`tests/api/session-neutral.test.ts`), by whoever is signed in. */
const LISTS_PER_KIND = 1

/** Everything that an answer says: its headers, its body, the text of a PDF. */
export interface Seen {
  path: string
  status: number
  text: string
}

const HREF = /(?:href|src|content|action)="([^"]+)"/g
/** Neither the local mailbox, which exists on laptops alone, nor files of the build. */
const IGNORED = /^\/(dev|_next|fonts)\//

export interface Visitor {
  url: string
  headers: Record<string, string>
}

export async function visit(
  { url, headers }: Visitor,
  path: string,
  redirect: RequestRedirect = 'manual',
): Promise<Seen> {
  const answer = await fetch(`${url}${path}`, { headers, redirect })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPdf = answer.headers.get('content-type') === 'application/pdf'
  const body = isPdf ? `${bytes.toString('latin1')} ${readPdf(bytes).texts.join(' ')}` : bytes.toString()
  return { path, status: answer.status, text: `${JSON.stringify([...answer.headers])}\n${body}` }
}

/** A page, and the flight data that the browser's router gets in its place, behind a redirect that adds its hash. */
export async function visitPage(visitor: Visitor, path: string): Promise<[page: Seen, ...flight: Seen[]]> {
  const page = await visit(visitor, path)
  if (!page.text.includes('<html')) return [page]
  const router = { ...visitor, headers: { ...visitor.headers, rsc: '1' } }
  return [page, await visit(router, path, 'follow')]
}

const decoded = (href: string) => href.replaceAll('&amp;', '&')
/** '/pet-detail/7?x=1' and '/pet-detail/8?x=2' are of one kind, and so are two places of the search. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.example')
  const parts = pathname.split('/').map((part, at) => (at === 1 || /^[a-z]+$/.test(part) ? part : '*'))
  const [, first = ''] = parts
  const place = ['searcher', 'media', 'art'].includes(first) ? [first, parts.length] : parts
  return [...place, ...new Set(searchParams.keys())].join('/')
}

function linksIn({ text }: Seen, { url }: Visitor): string[] {
  return [...text.matchAll(HREF)].flatMap(([, href = '']) => {
    const target = /^(https?:\/\/|\/)/.test(href) ? new URL(decoded(href), url) : null
    const path = target?.origin === new URL(url).origin ? `${target.pathname}${target.search}` : null
    return path && !IGNORED.test(path) ? [path] : []
  })
}

const mostOf = (path: string, { headers }: Visitor) =>
  path.startsWith('/searcher/') && headers.cookie ? LISTS_PER_KIND : PER_KIND

/** Follows every link of the site from these paths on, to a few pages of each kind. */
export async function crawl(visitor: Visitor, from: readonly string[]): Promise<Seen[]> {
  const limit = pLimit(AT_ONCE)
  const seen: Seen[] = []
  const known = new Set<string>()
  const kinds = new Map<string, number>()
  const isWanted = (path: string) => {
    if (known.has(path)) return false
    known.add(path)
    const count = kinds.get(kindOf(path)) ?? 0
    kinds.set(kindOf(path), count + 1)
    return count < mostOf(path, visitor)
  }
  let next = from.filter((path) => !known.has(path) && known.add(path))
  while (next.length > 0) {
    const answers = await Promise.all(next.map((path) => limit(() => visitPage(visitor, path))))
    seen.push(...answers.flat())
    next = answers.flatMap(([page]) => linksIn(page, visitor)).filter(isWanted)
  }
  return seen
}

export async function visitAll(visitor: Visitor, paths: readonly string[]): Promise<Seen[]> {
  const limit = pLimit(AT_ONCE)
  return Promise.all(paths.map((path) => limit(() => visit(visitor, path))))
}
