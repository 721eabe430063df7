import { type PointerEvent, useRef, useState } from 'react'
import { moveZone, resizeZone, type Zone, zoneBetween } from './zones'

interface Point {
  x: number
  y: number
}

type Drag = { start: Point } & ({ kind: 'new' } | { kind: 'move' | 'resize'; index: number; from: Zone })

/** By mouse, pen and finger. @returns the zone being drawn, and the area's handlers. */
export function useZoneDrag(zones: readonly Zone[], onChange: (zones: Zone[]) => void) {
  const drag = useRef<Drag | null>(null)
  const [drawn, setDrawn] = useState<Zone | null>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const start = pointOf(event)
    const button = event.target.closest<HTMLElement>('[data-zone]')
    const index = Number(button?.dataset.zone)
    const from = button ? zones[index] : undefined
    const kind = event.target.closest('[data-corner]') ? 'resize' : 'move'
    drag.current = from ? { kind, start, index, from } : { kind: 'new', start }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (!now) return
    const point = pointOf(event)
    if (now.kind === 'new') return setDrawn(zoneBetween(now.start, point))
    const change = now.kind === 'move' ? moveZone : resizeZone
    const zone = change(now.from, point.x - now.start.x, point.y - now.start.y)
    onChange(zones.with(now.index, zone))
  }

  const end = (keeps: boolean) => {
    drag.current = null
    setDrawn(null)
    if (keeps && drawn) onChange([...zones, drawn])
  }

  return {
    drawn,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => end(true),
      // The gesture became a scroll.
      onPointerCancel: () => end(false),
    },
  }
}

function pointOf(event: PointerEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
}
