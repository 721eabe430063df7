'use client'

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures'
import { type RefObject, useEffect, useState } from 'react'

type EmblaPlugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number]

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const IDLE_SAMPLE_MS = 80
/** Samples without movement before the row counts as idle, wherever it stopped. */
const MAX_IDLE_SAMPLES = 6

/** The number of slides in view is in the styles. */
export const EMBLA_OPTIONS = {
  align: 'start',
  breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
} as const

/** Where motion is reduced, jumps after a drag, which Embla's own option does not cover. */
export function jumpIfReducedMotion(api: EmblaApi): void {
  api.on('pointerUp', () => {
    if (matchMedia(REDUCED_MOTION).matches) api.scrollTo(api.selectedScrollSnap(), true)
  })
}

interface Props {
  row: HTMLElement
  loop: boolean
  /** Set once Embla drives the row. */
  driver: RefObject<CarouselDriver | null>
  /** Scroll position that the row was last sent to. */
  target: RefObject<number | undefined>
  onMove: (position: CarouselPosition) => void
}

/** Hands a scroll-snap row over to Embla once idle. A `data-carousel` ancestor becomes the drag area. */
export function Embla({ row, loop, driver, target, onMove }: Props) {
  const [queue] = useState(createCommandQueue)
  const [plugins] = useState(() => [
    handOver(row, (api) => {
      const notify = () =>
        onMove({
          index: api.selectedScrollSnap(),
          atStart: !api.canScrollPrev(),
          atEnd: !api.canScrollNext(),
        })
      api.on('select', notify).on('reInit', notify)
      jumpIfReducedMotion(api)
      notify()
      driver.current = makeDriver(api, loop)
      queue.flushTo(driver.current)
    }),
    WheelGesturesPlugin(),
  ])
  const [setRoot] = useEmblaCarousel({ ...EMBLA_OPTIONS, container: 'ul', loop }, plugins)
  useEffect(
    () =>
      whenIdle(row, target, () => {
        // Nothing else may scroll the row from now on.
        driver.current = queue
        setRoot(row.closest<HTMLElement>('[data-carousel]') ?? row)
      }),
    [row, driver, target, queue, setRoot],
  )
  useArrowKeys(row, driver)
  return null
}

/** Hands the row over in one task, so that nothing is painted in between. */
function handOver(row: HTMLElement, onReady: (api: EmblaApi) => void): EmblaPlugin {
  return {
    name: 'handOver',
    options: {},
    init(api) {
      // Embla calls this again on every re-measure.
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

/** No pointer is down, and the row is at its target on a snap point, or still for `MAX_IDLE_SAMPLES`. */
function whenIdle(row: HTMLElement, target: RefObject<number | undefined>, start: () => void): () => void {
  let last = Number.NaN
  let idleSamples = 0
  const timer = setInterval(() => {
    idleSamples = row.scrollLeft === last ? idleSamples + 1 : 0
    last = row.scrollLeft
    const hasArrived =
      isNear(row, target.current ?? last) && snapPointsOf(row).some((stop) => isNear(row, stop))
    if (row.matches(':active') || idleSamples < (hasArrived ? 1 : MAX_IDLE_SAMPLES)) return
    clearInterval(timer)
    start()
  }, IDLE_SAMPLE_MS)
  return () => clearInterval(timer)
}

const isNear = ({ scrollLeft }: HTMLElement, left: number) => Math.abs(scrollLeft - left) <= 1

/** Snap points: each slide and the end. */
function snapPointsOf(row: HTMLElement): number[] {
  const lefts = [...(row.querySelector('ul')?.children ?? [])].map(
    (slide) => slide.getBoundingClientRect().left,
  )
  return [...lefts.map((left) => left - (lefts[0] ?? 0)), row.scrollWidth - row.clientWidth]
}

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

export interface CarouselPosition {
  index: number
  atStart: boolean
  atEnd: boolean
}

type EmblaApi = NonNullable<UseEmblaCarouselType[1]>

export interface CarouselDriver {
  /** Called on pointerdown, before the click. */
  press(): void
  /** Moves by one slide with `loop`, else by as many as fit. */
  move(direction: number, click: { detail: number }): void
  step(direction: number): void
  show(index: number, jump?: boolean): void
}

export function makeDriver(api: EmblaApi, loop: boolean): CarouselDriver {
  const step = (direction: number, from = api.selectedScrollSnap()) => {
    api.scrollTo(from)
    if (direction > 0) api.scrollNext()
    else api.scrollPrev()
  }
  // Pressing an arrow on top of the slides interrupts the scroll animation, and Embla may snap back: the click counts
  // from the animation's target.
  let pressedAt: number | undefined
  return {
    press() {
      pressedAt = api.selectedScrollSnap()
    },
    move(direction, { detail }) {
      // Keyboard clicks have no pointerdown; a press that became a drag is not theirs.
      const from = (detail > 0 ? pressedAt : undefined) ?? api.selectedScrollSnap()
      pressedAt = undefined
      if (loop) step(direction, from)
      else api.scrollTo(from + direction * slidesInView(api))
    },
    step: (direction) => step(direction),
    show: (index, jump) => api.scrollTo(index, jump),
  }
}

function slidesInView(api: EmblaApi): number {
  const { containerRect, slideRects } = api.internalEngine()
  const pitch = (slideRects[1]?.left ?? 0) - (slideRects[0]?.left ?? 0)
  return pitch > 0 ? Math.max(1, Math.floor((containerRect.width + 1) / pitch)) : 1
}

/** Keeps commands until Embla is loaded; `flushTo` replays them. */
export function createCommandQueue(): CarouselDriver & { flushTo(driver: CarouselDriver): void } {
  const commands: ((driver: CarouselDriver) => void)[] = []
  return {
    press: () => commands.push((driver) => driver.press()),
    move: (...command) => commands.push((driver) => driver.move(...command)),
    step: (...command) => commands.push((driver) => driver.step(...command)),
    show: (...command) => commands.push((driver) => driver.show(...command)),
    flushTo(driver) {
      for (const command of commands.splice(0)) command(driver)
    },
  }
}
