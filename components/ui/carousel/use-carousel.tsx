'use client'

import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { CarouselDriver, CarouselPosition } from './embla'

const START: CarouselPosition = { index: 0, atStart: true, atEnd: false }

const useEmbla = lazyComponent(() => import('./embla').then((module) => module.Embla))

/** A native scroll-snap row until Embla takes over; `position` ignores native scrolling. */
export function useCarousel(id: string, { loop = false } = {}) {
  const [position, setPosition] = useState(START)
  const [row, setRow] = useState<HTMLElement | null>(null)
  const driver = useRef<CarouselDriver>(null)
  const target = useRef<number>(undefined)
  const Embla = useEmbla(row !== null)
  useEffect(() => {
    const found = document.getElementById(id)
    if (!found) return
    const forget = () => {
      target.current = undefined
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['pointerdown', 'wheel'])
      found.addEventListener(type, forget, { signal, passive: true })
    const stopWaiting = whenWanted(found, () => setRow(found))
    return () => {
      listening.abort()
      stopWaiting()
    }
  }, [id])

  const scroll = (leftOf: (row: HTMLElement) => number, jump = false) => {
    const scrolled = document.getElementById(id)
    if (!scrolled) return
    target.current = leftOf(scrolled)
    scrolled.scrollTo({ left: target.current, behavior: jump ? 'instant' : 'auto' })
  }
  const scrollBy = (direction: number) =>
    scroll((row) => {
      const end = row.scrollWidth - row.clientWidth
      const left = (target.current ?? row.scrollLeft) + direction * row.clientWidth
      if (left < 0) return loop ? end : 0
      return left <= end ? left : loop ? 0 : end
    })
  return {
    ...position,
    /** Called on pointerdown, before the click. */
    press: () => driver.current?.press(),
    move(direction: 1 | -1, click: { detail: number }) {
      if (driver.current) driver.current.move(direction, click)
      else scrollBy(direction)
    },
    /** Does nothing once Embla listens. */
    onKeyDown({ key }: { key: string }) {
      const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      if (direction && !driver.current) scrollBy(direction)
    },
    show(index: number, jump = false) {
      if (driver.current) driver.current.show(index, jump)
      else scroll((row) => index * row.clientWidth, jump)
    },
    /** To be rendered anywhere. */
    embla: Embla && row && <Embla {...{ row, loop, driver, target }} onMove={setPosition} />,
  }
}

/** Waits until a pointer or the focus enters the section, or it is in view, in use and the browser is idle. */
function whenWanted(row: HTMLElement, start: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const begin = () => {
    waiting.abort()
    start()
  }
  const inView = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting)
      (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || begin())
  })
  signal.onabort = () => inView.disconnect()
  const section = row.closest('section') ?? row
  for (const type of ['pointerenter', 'focusin']) section.addEventListener(type, begin, { signal })
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, () => inView.observe(row), { signal, once: true, passive: true })
  return () => waiting.abort()
}
