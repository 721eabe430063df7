'use client'

import type { ReactNode } from 'react'
import { useCarousel } from '@/components/carousel/use-carousel'
import { IconButton } from '@/components/ui/icon-button'

/** Moves a row of cards. At its end an arrow only says so: disabled, it would lose the focus of who pressed it. */
export function RailArrows({
  rowId,
  className,
  previous,
  next,
}: {
  rowId: string
  className: string
  previous: ReactNode
  next: ReactNode
}) {
  const { atStart, atEnd, move, embla } = useCarousel(rowId)
  return (
    <div className={className}>
      <IconButton label="Anterior" aria-disabled={atStart} onClick={(event) => move(-1, event)}>
        {previous}
      </IconButton>
      <IconButton label="Siguiente" aria-disabled={atEnd} onClick={(event) => move(1, event)}>
        {next}
      </IconButton>
      {embla}
    </div>
  )
}
