'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createCommandQueue, makeDriver } from '@/components/ui/carousel/driver'
import { EMBLA_OPTIONS, jumpIfReducedMotion } from '@/components/ui/carousel/embla'
import { useZoom } from './use-zoom'

/** Carousel that loops, with zoom of the current photo; while zoomed, dragging pans instead. */
export function useLoopingCarousel(start: number, onTurn: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const { isZoomed, reset } = zoom
  const [index, setIndex] = useState(start)
  const [plugins] = useState(() => [WheelGesturesPlugin()])
  const [setFrame, api] = useEmblaCarousel(
    {
      ...EMBLA_OPTIONS,
      loop: true,
      startIndex: start,
      watchDrag: () => !isZoomed(),
    },
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
