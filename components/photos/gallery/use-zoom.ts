'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { ZoomGestures } from './zoom-gestures'

const SCALE_KEYS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }
const PAN = 80
const PAN_KEYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
}

/** Zoom of the picture inside `[data-current]` of a frame. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const gestures = useRef<ZoomGestures>(undefined)
  const [zoomed, setZoomed] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const made = new ZoomGestures(element, () => element.querySelector('[data-current] img'), setZoomed)
    gestures.current = made
    return () => made.destroy()
  }, [frame])
  return {
    zoomed,
    isZoomed: () => gestures.current?.zoomed ?? false,
    toggle: () => gestures.current?.toggle(),
    reset: () => gestures.current?.reset(),
    /** @returns whether the key zoomed or panned */
    onKey(key: string): boolean {
      const factor = SCALE_KEYS[key]
      const by = gestures.current?.zoomed ? PAN_KEYS[key] : undefined
      if (factor) gestures.current?.scaleBy(factor)
      if (by) gestures.current?.panBy(by)
      return factor !== undefined || by !== undefined
    },
  }
}
