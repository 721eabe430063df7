'use client'

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'

/** Milliseconds without scrolling after which the picture in view counts as the current one. */
const SETTLED = 90

const wrap = (index: number, count: number) => (index + count) % count

/** The anchor of a picture, from 0. */
export const slideId = (index: number) => `foto-${index + 1}`

/** Which of `count` pictures in a scrolling row is in view, and how to bring another one there, round and round. */
export function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Where a turn is on its way to: until it gets there, the pictures that pass by are not the current one.
  const target = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)

  const show = (index: number) => {
    target.current = index
    setCurrent(index)
    list.current?.scrollTo({ left: index * list.current.clientWidth })
  }
  const settle = () => {
    if (!list.current) return
    const inView = Math.round(list.current.scrollLeft / list.current.clientWidth)
    if (target.current !== undefined && target.current !== inView) return
    target.current = undefined
    setCurrent(inView)
  }
  const takeOver = () => {
    target.current = undefined
  }
  return {
    current,
    /** The picture `steps` after the current one; past either end it goes round. */
    at: (steps: number) => wrap(current + steps, count),
    /** A link to a picture; with scripts it turns the row and leaves page and address where they are. */
    linkTo: (index: number) => ({
      href: `#${slideId(index)}`,
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        show(index)
      },
    }),
    onKeyDown(event: KeyboardEvent) {
      const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (steps === 0 || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      show(wrap(current + steps, count))
    },
    /** For the scrolling row. A finger or a wheel takes over from a turn on its way. */
    row: {
      ref: list,
      onPointerDown: takeOver,
      onWheel: takeOver,
      onScroll() {
        clearTimeout(timer.current)
        timer.current = setTimeout(settle, SETTLED)
      },
    },
  }
}
