'use client'

import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { PhotoDto } from '@/lib/photos/dto'

/** Marks the history entry of an open viewer with the photo that it opened with. */
const ENTRY = 'photoViewer'
/** How long a tap may wait for the viewer. */
const PATIENCE_MS = 5_000

const useViewer = lazyComponent(() => import('./photo-viewer').then((module) => module.PhotoViewer))

/**
 * The full-screen view of a gallery, loaded when it is opened; where it does not come, the photo's file opens instead.
 * It has a history entry of its own, right after the page's: going back closes it, and a reload keeps it open.
 */
export function usePhotoViewer(photos: PhotoDto[]) {
  /** The photo it opens with; null while it is closed. */
  const [start, setStart] = useState<number | null>(null)
  const Viewer = useViewer(start !== null)
  const file = photos[start ?? -1]?.large

  useEffect(() => {
    const follow = () => setStart(history.state?.[ENTRY] ?? null)
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    if (Viewer || !file) return
    // Instead of the viewer's entry, so that going back leads to the page.
    const timer = setTimeout(() => location.replace(file), Viewer === null ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [Viewer, file])

  return {
    Viewer,
    start: file ? start : null,
    open(index: number) {
      history.pushState({ [ENTRY]: index }, '')
      setStart(index)
    },
    close() {
      setStart(null)
      if (history.state?.[ENTRY] !== undefined) history.back()
    },
  }
}
