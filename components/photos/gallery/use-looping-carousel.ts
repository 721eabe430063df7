'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  createCommandQueue,
  EMBLA_OPTIONS,
  jumpIfReducedMotion,
  makeDriver,
} from '@/components/ui/carousel/embla'
import { ZoomGestures } from './zoom-gestures'

/** While zoomed, dragging pans instead. */
export function useLoopingCarousel(start: number, onTurn: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const { isZoomed, reset } = zoom
  const [index, setIndex] = useState(start)
  const [plugins] = useState(() => [WheelGesturesPlugin()])
  const [setFrame, api] = useEmblaCarousel(
    { ...EMBLA_OPTIONS, loop: true, startIndex: start, watchDrag: () => !isZoomed() },
    plugins,
  )
  useEffect(() => setFrame(frame.current), [setFrame])
  useEffect(() => {
    if (api) jumpIfReducedMotion(api)
  }, [api])
  const turnTo = useEffectEvent((selected: number) => {
    reset()
    setIndex(selected)
    onTurn(selected)
  })
  useEffect(() => {
    if (!api) return
    const onSelect = () => turnTo(api.selectedScrollSnap())
    api.on('select', onSelect)
    return () => {
      api.off('select', onSelect)
    }
  }, [api])
  const [queue] = useState(createCommandQueue)
  const driver = useMemo(() => (api ? makeDriver(api, true) : queue), [api, queue])
  useEffect(() => {
    if (driver !== queue) queue.flushTo(driver)
  }, [driver, queue])
  return { frame, zoom, index, driver }
}

const SCALE_KEYS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }
const PAN = 80
const PAN_KEYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
}

function useZoom(frame: RefObject<HTMLElement | null>) {
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
