import { useEffect, useState, useSyncExternalStore } from 'react'
import { deleteUpload, fetchUpload, sendPhoto } from './photo-api'
import type { InitialPhoto } from './photo-list'
import { createPhotoQueue, type PhotoQueue, type PhotoWork } from './photo-queue'
import { shrinkPhoto } from './shrink-photo'

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

/** Upload queue of a field. @param photos read on mount only */
export function usePhotoQueue(photos: readonly InitialPhoto[]) {
  const [queue] = useState<PhotoQueue>(() => createPhotoQueue(photos, browserEffects))
  const list = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    queue.start()
    window.addEventListener('online', queue.retryAll)
    return () => {
      window.removeEventListener('online', queue.retryAll)
      queue.stop()
    }
  }, [queue])
  return { list, queue }
}
