import type { UploadDto } from '@/lib/photos/dto'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { UploadError } from './photo-api'
import {
  applyPhotoEvent,
  type InitialPhoto,
  initialList,
  type PhotoEvent,
  type PhotoItem,
  type PhotoList,
} from './photo-list'
import { problems, refusals } from './photo-messages'
import { chooseFiles } from './photo-rules'

/** Replaced in tests. */
export interface PhotoWork {
  shrink(file: File): Promise<Blob>
  send(photo: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<string>
  ask(id: string, signal: AbortSignal): Promise<UploadDto | null>
  forget(id: string): void
  /** Until the server has it. */
  keep?(file: File, photo: Blob): void
  unkeep?(file: File): void
  show(photo: Blob): string
  hide(src: string): void
  /** @throws when aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

type Job = (key: string, signal: AbortSignal) => Promise<void>

const RETRY_AFTER = 1500
/** About 2.5 minutes of polling. */
const MAX_POLLS = 45
const pauseBefore = (attempt: number) => Math.min(300 * 1.4 ** attempt, 4000)

/** Resizes one and sends one at a time, polls meanwhile, retries once after network errors. */
export function createPhotoQueue(photos: readonly InitialPhoto[], work: PhotoWork) {
  let list = initialList(photos)
  let running = false
  let added = 0
  const files = new Map<string, File>()
  const shrunk = new Map<string, Blob>()
  const jobs = new Map<string, AbortController>()
  const busy = new Set<PhotoItem['state']>()
  const listeners = new Set<() => void>()

  const find = (key: string) => list.items.find((item) => item.key === key)

  const emit = (event: PhotoEvent) => {
    const before = list
    list = applyPhotoEvent(list, event)
    for (const item of before.items) if (!find(item.key)) release(item)
    for (const listener of listeners) listener()
    pump()
  }

  const unkeep = (key: string) => {
    const file = files.get(key)
    if (file) work.unkeep?.(file)
  }

  const release = ({ key, id, hash, src }: PhotoItem) => {
    jobs.get(key)?.abort()
    unkeep(key)
    for (const kept of [jobs, files, shrunk]) kept.delete(key)
    if (src) work.hide(src)
    // Photos stored before are identified by their hash; the server deletes them when the form is saved.
    if (id && id !== hash) work.forget(id)
  }

  const pump = () => {
    if (!running) return
    oneAtATime('preparing', prepare)
    oneAtATime('queued', send)
    for (const { key, state } of list.items) if (state === 'processing' && !jobs.has(key)) run(key, watch)
  }

  const oneAtATime = (state: PhotoItem['state'], job: Job) => {
    const next = list.items.find((item) => item.state === state)
    if (!next || busy.has(state)) return
    busy.add(state)
    run(next.key, job).then(() => {
      busy.delete(state)
      pump()
    })
  }

  const run = async (key: string, job: Job) => {
    const current = new AbortController()
    jobs.set(key, current)
    try {
      await job(key, current.signal)
    } catch (error) {
      if (!current.signal.aborted) fail(key, error)
    }
    if (jobs.get(key) === current) jobs.delete(key)
  }

  const fail = (key: string, error: unknown) => {
    const item = find(key)
    const isKnown = error instanceof UploadError
    if (item?.state === 'preparing') {
      emit({ type: 'dropped', key, notice: isKnown ? error.message : refusals.unreadable(item.alt) })
    } else {
      const { message, recovery } = isKnown ? error : new UploadError(problems.server, 'manual')
      emit({ type: 'failed', key, problem: message, recovery })
    }
  }

  const prepare: Job = async (key, signal) => {
    const file = files.get(key)
    if (!file) return
    const photo = await work.shrink(file)
    if (signal.aborted) return
    shrunk.set(key, photo)
    work.keep?.(file, photo)
    emit({ type: 'prepared', key, src: work.show(photo) })
  }

  const send: Job = async (key, signal) => {
    const photo = shrunk.get(key)
    if (!photo) return
    const attempt = () => {
      emit({ type: 'sending', key })
      return work.send(photo, (part) => emit({ type: 'progress', key, part }), signal)
    }
    const id = await attempt().catch(async (error) => {
      if (!(error instanceof UploadError) || error.recovery !== 'auto') throw error
      await work.wait(RETRY_AFTER, signal)
      return attempt()
    })
    // Removed just as the upload completed.
    if (signal.aborted) return work.forget(id)
    shrunk.delete(key)
    emit({ type: 'received', key, id })
    unkeep(key)
  }

  const watch: Job = async (key, signal) => {
    const id = find(key)?.id ?? ''
    for (let attempt = 0; attempt < MAX_POLLS; attempt++) {
      await work.wait(pauseBefore(attempt), signal)
      const answer = await work.ask(id, signal).catch((error) => {
        if (error instanceof UploadError && error.recovery === 'auto') return 'unreachable' as const
        throw error
      })
      if (signal.aborted) return
      if (answer === 'unreachable') continue
      if (answer === null) return emit({ type: 'dropped', key, notice: refusals.gone })
      if (answer.status === 'failed') throw new UploadError(answer.problem ?? problems.refused, 'none')
      if (answer.photo) return emit({ type: 'ready', key, hash: answer.photo.hash, src: answer.photo.medium })
    }
    throw new UploadError(problems.slow, 'manual')
  }

  const retry = (key: string) => emit({ type: 'retried', key })

  return {
    read: (): PhotoList => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (picked: readonly File[]) => {
      const present = [...files.values()]
      const { accepted, notices } = chooseFiles(picked, present, MAX_PET_PHOTOS - list.items.length)
      const fresh = accepted.map((file) => ({ key: `foto-${++added}`, file }))
      for (const { key, file } of fresh) files.set(key, file)
      const named = fresh.map(({ key, file }) => ({ key, name: file.name }))
      emit({ type: 'added', photos: named, notices })
    },
    move: (key: string, to: number) => emit({ type: 'moved', key, to }),
    remove: (key: string) => emit({ type: 'removed', key }),
    retry,
    retryAll: () => {
      for (const { key, state, recovery } of list.items) {
        if (state === 'failed' && recovery === 'auto') retry(key)
      }
    },
    start: () => {
      running = true
      for (const { key, state } of list.items) if (state === 'sending') retry(key)
      pump()
    },
    stop: () => {
      running = false
      for (const job of jobs.values()) job.abort()
      jobs.clear()
      for (const { src } of list.items) if (src) work.hide(src)
    },
  }
}

export type PhotoQueue = ReturnType<typeof createPhotoQueue>
