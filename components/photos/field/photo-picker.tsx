'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { useLongWait } from '@/components/ui/long-wait'
import { useOnChange } from '@/components/ui/use-on-change'
import { dropKeptPhoto, keepPhoto, listKeptPhotos } from '@/lib/photos/kept-photos'
import { AddPhotos } from './add-photos'
import { LeaveGuard } from './leave-guard'
import { deleteUpload, fetchUpload, sendPhoto } from './photo-api'
import { PHOTO_BOX } from './photo-box'
import { fieldState, type InitialPhoto, idToSend, type PhotoFieldState, type PhotoList } from './photo-list'
import { createPhotoQueue, type PhotoQueue, type PhotoWork } from './photo-queue'
import { PhotoTiles } from './photo-tiles'
import { shrinkPhoto } from './shrink-photo'
import { useIncomingFiles } from './use-incoming-files'

export interface PhotoPickerProps {
  uploads: readonly InitialPhoto[]
  isWrong: boolean
  /** Whose photos are kept in the browser until they are uploaded; undefined keeps none. */
  keptFor?: number
  /** Not on progress. Submit only when nothing is pending and `problem` is null. */
  onChange: (state: PhotoFieldState) => void
}

export function PhotoPicker({ uploads, isWrong, keptFor, onChange }: PhotoPickerProps) {
  const { list, queue } = usePhotoQueue(uploads, keptFor)
  const hovering = useIncomingFiles(queue.add)
  const box = useRef<HTMLDivElement>(null)
  const state = fieldState(list)

  // Compared by value: the state is a new object on every render.
  useOnChange(JSON.stringify(state), () => onChange(state))

  const summaryOf = (key: string | undefined) => `[data-photo="${key}"] summary`

  /** When `act` moves or removes the focused control. */
  const keepFocus = (act: () => void, selector: string) => {
    flushSync(act)
    const next = box.current?.querySelector<HTMLElement>(selector) ?? box.current?.querySelector('input')
    next?.focus()
  }

  const onRemove = (key: string) => {
    const index = list.items.findIndex((item) => item.key === key)
    const neighbour = list.items[index + 1] ?? list.items[index - 1]
    keepFocus(() => queue.remove(key), summaryOf(neighbour?.key))
  }
  const onMove = (key: string, to: number) => keepFocus(() => queue.move(key, to), summaryOf(key))
  const onRetry = (key: string) => keepFocus(() => queue.retry(key), summaryOf(key))
  const onRetryAll = () => keepFocus(queue.retryAll, 'summary')

  const isLate = useLongWait(state.pending > 0)
  return (
    <div
      ref={box}
      data-hovering={hovering || undefined}
      className={`${PHOTO_BOX} transition-colors data-hovering:border-monte data-hovering:bg-monte-tint ${isWrong ? 'border-guayaba' : 'border-field'}`}
    >
      {/* First, because it gets the focus when photos are missing. */}
      <AddPhotos count={list.items.length} onFiles={queue.add} />
      {list.items.length > 0 && (
        <PhotoTiles
          items={list.items}
          onMove={onMove}
          onDrop={queue.move}
          onRemove={onRemove}
          onRetry={onRetry}
        />
      )}
      <PhotoNotices list={list} onRetryAll={onRetryAll} />
      <p role="status" className="sr-only">
        <span key={list.spoken.number}>{list.spoken.text}</span>
      </p>
      {list.items.map((item) => {
        const id = idToSend(item)
        return id && <input key={item.key} type="hidden" name="uploads[]" value={id} />
      })}
      {state.pending > 0 && <LeaveGuard />}
      <div role="status" className="text-fine text-ink-2 empty:hidden">
        {isLate && 'Tus fotos siguen subiendo. Mientras tanto puedes continuar con lo demás.'}
      </div>
    </div>
  )
}

const browserEffects: PhotoWork = {
  shrink: shrinkPhoto,
  send: sendPhoto,
  ask: fetchUpload,
  forget: deleteUpload,
  show: (photo) => URL.createObjectURL(photo),
  hide: (src) => URL.revokeObjectURL(src),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
}

/** Where storage is blocked or full nothing is kept. */
const keepingFor = (ownerId: number): Pick<PhotoWork, 'keep' | 'unkeep'> => ({
  keep: (file, photo) => void keepPhoto(ownerId, file, photo).catch(() => {}),
  unkeep: (file) => void dropKeptPhoto(ownerId, file).catch(() => {}),
})

function usePhotoQueue(photos: readonly InitialPhoto[], keptFor: number | undefined) {
  const [queue] = useState<PhotoQueue>(() =>
    createPhotoQueue(photos, { ...browserEffects, ...(keptFor !== undefined && keepingFor(keptFor)) }),
  )
  const list = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    queue.start()
    window.addEventListener('online', queue.retryAll)
    return () => {
      window.removeEventListener('online', queue.retryAll)
      queue.stop()
    }
  }, [queue])
  useEffect(() => {
    if (keptFor === undefined) return
    let isGone = false
    listKeptPhotos(keptFor).then(
      (files) => files.length === 0 || isGone || queue.add(files),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [queue, keptFor])
  return { list, queue }
}

function PhotoNotices({ list, onRetryAll }: { list: PhotoList; onRetryAll: () => void }) {
  const failed = list.items.flatMap(({ problem }, index) => (problem ? [{ problem, index }] : []))
  const stopped = list.items.filter(({ state, recovery }) => state === 'failed' && recovery === 'auto')
  if (failed.length === 0 && list.notices.length === 0) return null
  return (
    <div className="grid gap-2.5 rounded-2xl bg-guayaba-tint px-4 py-3 text-small text-guayaba-hover">
      <ul className="grid gap-1.5">
        {failed.map(({ problem, index }) => (
          <Line key={index}>
            Foto {index + 1}: {problem}
          </Line>
        ))}
        {list.notices.map((text) => (
          <Line key={text}>{text}</Line>
        ))}
      </ul>
      {stopped.length > 1 && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={onRetryAll}>
          Reintentar todas
        </Button>
      )}
    </div>
  )
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="circle-exclamation-point" size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
