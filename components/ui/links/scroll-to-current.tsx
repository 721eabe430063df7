'use client'

import { useLayoutEffect, useRef } from 'react'

/** Beside the current entry of a bar, what follows is seen too. */
const MARGIN_PX = 64

/** Put it into a bar that scrolls: shows the current entry in browsers without `scroll-initial-target` (Firefox, Safari). */
export function ScrollToCurrent() {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const bar = mark.current?.parentElement
    const current = bar?.querySelector('[aria-current]')
    if (!bar || !current || CSS.supports('scroll-initial-target', 'nearest')) return
    const [shown, wanted] = [bar.getBoundingClientRect(), current.getBoundingClientRect()]
    bar.scrollLeft += Math.max(0, wanted.right + MARGIN_PX - shown.right)
  }, [])
  return <span ref={mark} hidden />
}
