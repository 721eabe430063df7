import { DAY_MS } from '@/lib/text/durations'

/**
 * Photos of a listing that is being written, between the moment they are picked and the one the server has them: in the browser,
 * for when the connection is gone and the page is closed. Their listing's words are in `lib/pets/browser-draft.ts`.
 */
const KEY = 'querencia-fotos:'
/** Largest photo that is kept; a form has eight, so 40 MB in all. What the browser could shrink has a fifth of it. */
const MAX_BYTES = 5 * 1024 * 1024
const KEPT_DAYS = 30

const nameOf = (ownerId: number) => `${KEY}${ownerId}`
const canKeep = () => typeof caches !== 'undefined'
/** Where each file is kept. */
const paths = new WeakMap<File, string>()

/** Those of the owner, as files. Deletes somebody else's and old ones. */
export async function listKeptPhotos(ownerId: number, now = Date.now()): Promise<File[]> {
  if (!canKeep()) return []
  await forgetKeptPhotos(ownerId)
  if (!(await caches.has(nameOf(ownerId)))) return []
  const cache = await caches.open(nameOf(ownerId))
  const files: File[] = []
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (!kept || now - Number(kept.headers.get('X-Kept-At')) > KEPT_DAYS * DAY_MS) {
      await cache.delete(request)
      continue
    }
    const name = decodeURIComponent(kept.headers.get('X-Name') ?? '')
    const blob = await kept.blob()
    const file = new File([blob], name, { type: blob.type })
    paths.set(file, new URL(request.url).pathname)
    files.push(file)
  }
  return files
}

/** @param photo as it will be sent */
export async function keepPhoto(ownerId: number, file: File, photo: Blob, now = Date.now()): Promise<void> {
  if (!canKeep() || photo.size > MAX_BYTES) return
  const path = paths.get(file) ?? `/${crypto.randomUUID()}`
  paths.set(file, path)
  const headers = { 'X-Name': encodeURIComponent(file.name), 'X-Kept-At': String(now) }
  await (await caches.open(nameOf(ownerId))).put(path, new Response(photo, { headers }))
}

/** The server has it, or nobody wants it. */
export async function dropKeptPhoto(ownerId: number, file: File): Promise<void> {
  const path = paths.get(file)
  if (path === undefined || !canKeep()) return
  await (await caches.open(nameOf(ownerId))).delete(path)
}

/** @param but whose are left */
export async function forgetKeptPhotos(but?: number): Promise<void> {
  if (!canKeep()) return
  for (const name of await caches.keys())
    if (name.startsWith(KEY) && (but === undefined || name !== nameOf(but))) await caches.delete(name)
}
