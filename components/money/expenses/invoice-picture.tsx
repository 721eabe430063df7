import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { moveZone, resizeZone, type Zone, zoneBetween } from './zones'

interface Point {
  x: number
  y: number
}

type Drag = { start: Point } & ({ kind: 'new' } | { kind: 'move' | 'resize'; index: number; from: Zone })

/** By mouse, pen and finger. @returns the zone being drawn, and the area's handlers. */
function useZoneDrag(zones: readonly Zone[], onChange: (zones: Zone[]) => void) {
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

const STEP = 0.01
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const placeOf = ({ x, y, width, height }: Zone) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

/** Zones are drawn and moved by pointer; each is a button that the arrow keys move. */
export function InvoicePicture({
  picture,
  label,
  hintId,
  zones,
  onChange,
}: {
  picture: HTMLCanvasElement
  label: string
  hintId: string
  zones: readonly Zone[]
  onChange: (zones: Zone[]) => void
}) {
  const mount = useRef<HTMLDivElement>(null)
  const { drawn, handlers } = useZoneDrag(zones, onChange)
  useEffect(() => {
    picture.className = 'block h-auto w-full'
    mount.current?.replaceChildren(picture)
  }, [picture])

  const onKeyDown = (event: KeyboardEvent, index: number, zone: Zone) => {
    const [dx, dy] = ARROWS[event.key] ?? []
    if (dx !== undefined && dy !== undefined) {
      event.preventDefault()
      const change = event.shiftKey ? resizeZone : moveZone
      onChange(zones.with(index, change(zone, dx, dy)))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onChange(zones.toSpliced(index, 1))
    }
  }

  return (
    <div
      {...handlers}
      className="relative cursor-crosshair touch-pan-y overflow-hidden rounded-card border border-line shadow-soft select-none"
    >
      <div ref={mount} role="img" aria-label={label} />
      {zones.map((zone, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no other identity.
          key={index}
          type="button"
          data-zone={index}
          style={placeOf(zone)}
          aria-label={`Zona ${index + 1} tapada`}
          aria-describedby={hintId}
          onKeyDown={(event) => onKeyDown(event, index, zone)}
          className="absolute cursor-move touch-none rounded-sm bg-black outline-offset-2 ring-2 ring-mango focus-visible:outline-3 focus-visible:outline-monte"
        >
          <span
            aria-hidden
            data-corner
            className="absolute -right-2 -bottom-2 size-4 cursor-nwse-resize touch-none rounded-full border-2 border-white bg-mango after:absolute after:-inset-3"
          />
        </button>
      ))}
      {drawn && <div aria-hidden style={placeOf(drawn)} className="absolute bg-black ring-2 ring-mango" />}
    </div>
  )
}
