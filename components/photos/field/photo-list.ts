import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { announcements, UNUSABLE_PHOTOS, UPLOADS_FAILED } from './photo-messages'

type PhotoState = 'preparing' | 'queued' | 'sending' | 'processing' | 'ready' | 'failed'

/** `auto`: once online again. */
export type Recovery = 'auto' | 'manual' | 'none'

export interface PhotoItem {
  key: string
  state: PhotoState
  /** Id of an upload, or hash of a stored photo; null until known. */
  id: string | null
  hash: string | null
  src: string | null
  alt: string
  part: number
  problem: string | null
  recovery: Recovery
}

/** Stored before (`id` is its hash), or of a draft (`id` is its upload, no `src`). */
export interface InitialPhoto {
  id: string
  src?: string
  alt?: string
}

export interface PhotoList {
  items: readonly PhotoItem[]
  notices: readonly string[]
  /** The number makes a repeated text announced again. */
  spoken: { text: string; number: number }
}

export type PhotoEvent =
  | { type: 'added'; photos: readonly { key: string; name: string }[]; notices: readonly string[] }
  | { type: 'prepared'; key: string; src: string }
  | { type: 'dropped'; key: string; notice: string }
  | { type: 'sending'; key: string }
  | { type: 'progress'; key: string; part: number }
  | { type: 'received'; key: string; id: string }
  | { type: 'ready'; key: string; hash: string; src: string }
  | { type: 'failed'; key: string; problem: string; recovery: Recovery }
  | { type: 'retried'; key: string }
  | { type: 'moved'; key: string; to: number }
  | { type: 'removed'; key: string }

const INITIAL = {
  state: 'preparing',
  id: null,
  hash: null,
  src: null,
  alt: '',
  part: 0,
  problem: null,
  recovery: 'none',
} as const

export function initialList(photos: readonly InitialPhoto[]): PhotoList {
  const items = photos.slice(0, MAX_PET_PHOTOS).map(
    ({ id, src = null, alt = '' }): PhotoItem => ({
      ...INITIAL,
      key: id,
      id,
      src,
      alt,
      hash: src === null ? null : id,
      state: src === null ? 'processing' : 'ready',
    }),
  )
  return { items, notices: [], spoken: { text: '', number: 0 } }
}

const indexOf = (list: PhotoList, key: string) => list.items.findIndex((item) => item.key === key)

const change = (list: PhotoList, key: string, changes: Partial<PhotoItem>): PhotoList => ({
  ...list,
  items: list.items.map((item) => (item.key === key ? { ...item, ...changes } : item)),
})

const without = (list: PhotoList, key: string): PhotoList => ({
  ...list,
  items: list.items.filter((item) => item.key !== key),
})

const notice = (list: PhotoList, text: string): PhotoList =>
  speak({ ...list, notices: [...list.notices, text] }, text)

const speak = (list: PhotoList, text: string): PhotoList => ({
  ...list,
  spoken: { text, number: list.spoken.number + 1 },
})

/** Events about removed photos are ignored: responses may arrive late. */
export function applyPhotoEvent(list: PhotoList, event: PhotoEvent): PhotoList {
  if (event.type === 'added') {
    const fresh = event.photos.map(({ key, name }): PhotoItem => ({ ...INITIAL, key, alt: name }))
    const added = { ...list, items: [...list.items, ...fresh], notices: event.notices }
    return speak(added, [announcements.added(fresh.length), ...event.notices].filter(Boolean).join(' '))
  }
  const index = indexOf(list, event.key)
  const item = list.items[index]
  if (!item) return list
  const { key } = event
  switch (event.type) {
    case 'prepared':
      return change(list, key, { state: 'queued', src: event.src })
    case 'dropped':
      return notice(without(list, key), event.notice)
    case 'sending':
      return change(list, key, { state: 'sending', part: 0 })
    case 'progress':
      return change(list, key, { part: event.part })
    case 'received':
      return change(list, key, { state: 'processing', id: event.id, part: 1 })
    case 'ready':
      return ready(list, item, event)
    case 'failed': {
      const { problem, recovery } = event
      return speak(
        change(list, key, { state: 'failed', problem, recovery }),
        announcements.failed(index, problem),
      )
    }
    case 'retried':
      return change(list, key, { state: item.id ? 'processing' : 'queued', problem: null, part: 0 })
    case 'moved':
      return moved(list, index, event.to)
    case 'removed':
      return speak(without(list, key), announcements.removed(index, list.items.length - 1))
  }
}

/** Identical photos are stored once: the later one goes. */
function ready(list: PhotoList, item: PhotoItem, { hash, src }: { hash: string; src: string }): PhotoList {
  const isThere = list.items.some((other) => other.key !== item.key && other.hash === hash)
  if (isThere) return notice(without(list, item.key), announcements.twice(item.alt))
  const done = change(list, item.key, { state: 'ready', hash, src: item.src ?? src, alt: item.alt })
  return speak(done, announcements.ready(indexOf(list, item.key)))
}

function moved(list: PhotoList, from: number, wanted: number): PhotoList {
  const to = Math.max(0, Math.min(wanted, list.items.length - 1))
  if (to === from) return list
  const items = [...list.items]
  items.splice(to, 0, ...items.splice(from, 1))
  return speak({ ...list, items }, announcements.moved(to, items.length))
}

export interface PhotoFieldState {
  uploads: string[]
  pending: number
  failed: number
  cover: string | null
  /** Why the form must not be submitted once nothing is pending. */
  problem: string | null
}

const isUploading = ({ state }: PhotoItem) =>
  state === 'preparing' || state === 'queued' || state === 'sending'

export const idToSend = ({ state, id }: PhotoItem): string | null =>
  state === 'ready' || state === 'processing' ? id : null

export function fieldState({ items }: Pick<PhotoList, 'items'>): PhotoFieldState {
  const pending = items.filter(isUploading).length
  const failed = items.filter(({ state }) => state === 'failed')
  const retried = failed.some(({ recovery }) => recovery !== 'none')
  return {
    uploads: items.flatMap((item) => idToSend(item) ?? []),
    pending,
    failed: failed.length,
    cover: items[0]?.src ?? null,
    problem: failed.length === 0 ? null : retried ? UPLOADS_FAILED : UNUSABLE_PHOTOS,
  }
}
