'use client'

import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { useOnChange } from '@/components/ui/use-on-change'
import type { PhotoDto } from '@/lib/photos/dto'

/** `history.state` key of an open viewer; holds its initial photo. */
const ENTRY = 'photoViewer'

const useViewer = lazyComponent(() => import('./photo-viewer').then((module) => module.PhotoViewer))

/** If loading fails, the file opens. Has its own history entry: Back closes it, a reload keeps it open. */
export function usePhotoViewer(photos: PhotoDto[]) {
  /** Initial photo; null while closed. */
  const [start, setStart] = useState<number | null>(null)
  const Viewer = useViewer(start !== null)
  const file = photos[start ?? -1]?.large

  useEffect(() => {
    const follow = () => setStart(history.state?.[ENTRY] ?? null)
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const openFile = () => {
    // Replaces the viewer's history entry, so that Back returns to the page.
    if (file) location.replace(file)
  }
  useLongWaitToast(file !== undefined && Viewer === undefined, { label: 'Ver la foto', run: openFile })
  useOnChange(Viewer === null, (isMissing) => {
    if (isMissing) openFile()
  })

  return {
    Viewer,
    start: file ? start : null,
    open(index: number) {
      history.pushState({ [ENTRY]: index }, '')
      setStart(index)
    },
    close() {
      setStart(null)
      // Not conditional on `history.state`: a router refresh drops custom state, but the viewer's entry remains.
      history.back()
    },
  }
}
