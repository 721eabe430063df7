import { KEPT_HEADERS, partsOf, standAlone, withWholeAddresses } from './stand-alone'

/**
 * Pages that a device shows without a connection. Each session has a cache of its own, and every other one is deleted as soon as
 * a page notices (`settleKept`): nobody finds what another person saw. Only what is the same for everybody is kept.
 */
const KEY = 'querencia-guardado:'
/** With `MAX_LENGTH` at most 10 MB, the list of favourites included. */
const MAX_PAGES = 12
const MAX_LENGTH = 750_000

export interface Keeping {
  path: string
  /** As the page without a connection lists it. */
  title: string
  /** The session hint; null when signed out. */
  session: string | null
  /** Whether that is still the session. */
  isCurrent: () => boolean
}

export const canKeep = () => 'serviceWorker' in navigator && 'caches' in window
const nameOf = (session: string | null) => KEY + (session ?? '')

/** Deletes what other sessions kept on this device: after a logout, a change of account, the end of a session. */
export async function settleKept(session: string | null): Promise<void> {
  if (!canKeep()) return
  for (const name of await caches.keys())
    if (name.startsWith(KEY) && name !== nameOf(session)) await caches.delete(name)
}

/**
 * Keeps a page as anybody sees it, as a document that needs nothing else. One that is gone is forgotten; what cannot be read now
 * stays as it was kept.
 */
export async function savePageOffline(keeping: Keeping): Promise<void> {
  if (!canKeep()) return
  // Never where there is none to show the page.
  await navigator.serviceWorker.ready
  // Without cookies nothing in the answer can be somebody's own.
  const answer = await fetch(keeping.path, { credentials: 'omit' })
  if (answer.status === 404) return forgetPage(keeping.path)
  if (!answer.ok || answer.redirected) return
  const page = await answer.text()
  const parts = partsOf(page)
  const styles = new Map(await Promise.all(parts.styles.map(readStyle)))
  const notice = keptNotice(new Date())
  const picture = parts.picture === null ? null : await readPicture(parts.picture)
  const shared = { styles, notice, isSignedIn: keeping.session !== null }
  const kept = await putDocument(keeping, standAlone(page, { ...shared, picture }))
  if (!kept) await putDocument(keeping, standAlone(page, { ...shared, picture: null }))
}

/**
 * Takes the place of an earlier one; the oldest beyond `MAX_PAGES` go.
 * @param isPinned stays, whatever else is kept @returns whether it is kept, which one that is too long is not.
 */
export async function putDocument(
  { path, title, session, isCurrent }: Keeping,
  document: string,
  isPinned = false,
): Promise<boolean> {
  if (!canKeep() || document.length > MAX_LENGTH || !isCurrent()) return false
  const cache = await caches.open(nameOf(session))
  const headers = {
    ...KEPT_HEADERS,
    'X-Title': encodeURIComponent(title),
    ...(isPinned && { 'X-Pinned': '1' }),
  }
  await cache.put(path, new Response(document, { headers }))
  const loose: Request[] = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (!kept?.headers.has('X-Pinned')) loose.push(request)
  }
  for (const request of loose.slice(0, -MAX_PAGES)) await cache.delete(request)
  return true
}

/** Call when a page turns out to be gone. */
export async function forgetPage(path: string): Promise<void> {
  if (!canKeep()) return
  for (const name of await caches.keys())
    if (name.startsWith(KEY)) await (await caches.open(name)).delete(path)
}

export const keptNotice = (at: Date): string =>
  `Guardado el ${at.toLocaleDateString('es-419', { dateStyle: 'long' })}, sin conexión`

async function readStyle(address: string): Promise<[string, string]> {
  const answer = await fetch(address)
  return [address, answer.ok ? withWholeAddresses(await answer.text(), answer.url) : '']
}

/** As a data URI; null where it cannot be had. */
export async function readPicture(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `data:${answer.headers.get('Content-Type')};base64,${btoa(binary)}`
}
