'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures'
import { type RefObject, useEffect, useState } from 'react'
import { type CarouselDriver, type CarouselPosition, type EmblaApi, holdOrders, makeDriver } from './driver'

type EmblaPlugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number]

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const REST_MS = 80
/** How often a row is found where it was before it counts as at rest wherever it stands. */
const LONG_QUIET = 6

/** Embla's options of all our carousels; how many slides are in view is in the styles. */
export const EMBLA_OPTIONS = {
  align: 'start',
  breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
} as const

/** Lets a dragged carousel jump to its slide where people want less motion: Embla's own option leaves drags out. */
export function settleAtOnce(api: EmblaApi): void {
  api.on('pointerUp', () => {
    if (matchMedia(REDUCED_MOTION).matches) api.scrollTo(api.selectedScrollSnap(), true)
  })
}

interface Props {
  row: HTMLElement
  loop: boolean
  /** Filled as soon as Embla has the row. */
  driver: RefObject<CarouselDriver | null>
  /** Where the row was sent to. */
  target: RefObject<number | undefined>
  onMove: (position: CarouselPosition) => void
}

/**
 * Takes a scroll-snap row over once it is at rest. What has `data-carousel` around the row is dragged as well: arrows on
 * top of the slides. Draws nothing.
 */
export function Embla({ row, loop, driver, target, onMove }: Props) {
  const [waiting] = useState(holdOrders)
  const [plugins] = useState(() => [
    handOver(row, (api) => {
      const tell = () =>
        onMove({
          index: api.selectedScrollSnap(),
          atStart: !api.canScrollPrev(),
          atEnd: !api.canScrollNext(),
        })
      api.on('select', tell).on('reInit', tell)
      settleAtOnce(api)
      tell()
      driver.current = makeDriver(api, loop)
      waiting.giveTo(driver.current)
    }),
    WheelGesturesPlugin(),
  ])
  const [setRoot] = useEmblaCarousel({ ...EMBLA_OPTIONS, container: 'ul', loop }, plugins)
  useEffect(
    () =>
      whenAtRest(row, target, () => {
        // From now on nothing else may scroll the row.
        driver.current = waiting
        setRoot(row.closest<HTMLElement>('[data-carousel]') ?? row)
      }),
    [row, driver, target, waiting, setRoot],
  )
  useArrowKeys(row, driver)
  return null
}

/** It runs in the task in which Embla moves the slides, so nothing is painted in between. */
function handOver(row: HTMLElement, onReady: (api: EmblaApi) => void): EmblaPlugin {
  return {
    name: 'handOver',
    options: {},
    init(api) {
      // Embla calls this again whenever it measures anew.
      if (row.dataset.embla !== undefined) return
      const distances = api.internalEngine().scrollSnaps.map((snap) => Math.abs(snap + row.scrollLeft))
      row.scrollTo({ left: 0, behavior: 'instant' })
      row.dataset.embla = ''
      api.scrollTo(distances.indexOf(Math.min(...distances)), true)
      onReady(api)
    },
    destroy() {},
  }
}

/**
 * A row is at rest when it stands still where it was sent to, at a slide or its end, or stands still for long; and nothing
 * is pressed on it.
 */
function whenAtRest(row: HTMLElement, target: RefObject<number | undefined>, start: () => void): () => void {
  let last = Number.NaN
  let quiet = 0
  const timer = setInterval(() => {
    quiet = row.scrollLeft === last ? quiet + 1 : 0
    last = row.scrollLeft
    const hasArrived = isNear(row, target.current ?? last) && stopsOf(row).some((stop) => isNear(row, stop))
    if (row.matches(':active') || quiet < (hasArrived ? 1 : LONG_QUIET)) return
    clearInterval(timer)
    start()
  }, REST_MS)
  return () => clearInterval(timer)
}

const isNear = ({ scrollLeft }: HTMLElement, left: number) => Math.abs(scrollLeft - left) <= 1

/** Where a row comes to a stop: at each of its slides and at its end. */
function stopsOf(row: HTMLElement): number[] {
  const lefts = [...(row.querySelector('ul')?.children ?? [])].map((one) => one.getBoundingClientRect().left)
  return [...lefts.map((left) => left - (lefts[0] ?? 0)), row.scrollWidth - row.clientWidth]
}

/** As they move a row that scrolls, from anywhere in its section. */
function useArrowKeys(row: HTMLElement, driver: RefObject<CarouselDriver | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (direction === 0 || event.altKey || event.ctrlKey || event.metaKey || !driver.current) return
      event.preventDefault()
      driver.current.step(direction)
    }
    const section = row.closest('section')
    section?.addEventListener('keydown', onKeyDown)
    return () => section?.removeEventListener('keydown', onKeyDown)
  }, [row, driver])
}
