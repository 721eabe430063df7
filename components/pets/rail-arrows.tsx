'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'

/**
 * Buttons that move a rail by one screenful; both hide when everything fits. At its end a button only says so:
 * really disabled, it would throw away the focus of whoever has just pressed it.
 */
export function RailArrows({
  railId,
  previous,
  next,
}: {
  railId: string
  previous: ReactNode
  next: ReactNode
}) {
  const [room, setRoom] = useState({ before: false, after: true })

  useEffect(() => {
    const rail = document.getElementById(railId)
    if (!rail) return
    const measure = () => {
      const before = rail.scrollLeft > 4
      const after = rail.scrollLeft + rail.clientWidth < rail.scrollWidth - 4
      setRoom((old) => (old.before === before && old.after === after ? old : { before, after }))
    }
    const resize = new ResizeObserver(measure)
    resize.observe(rail)
    rail.addEventListener('scroll', measure, { passive: true })
    return () => {
      resize.disconnect()
      rail.removeEventListener('scroll', measure)
    }
  }, [railId])

  const move = (screens: number) => {
    const rail = document.getElementById(railId)
    rail?.scrollBy({ left: screens * rail.clientWidth * 0.8 })
  }
  if (!room.before && !room.after) return null
  return (
    <div className="hidden gap-2 lg:flex noscript:hidden">
      <IconButton label="Anterior" aria-disabled={!room.before} onClick={() => move(-1)}>
        {previous}
      </IconButton>
      <IconButton label="Siguiente" aria-disabled={!room.after} onClick={() => move(1)}>
        {next}
      </IconButton>
    </div>
  )
}
