'use client'

import type { ReactNode } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel'
import { IconButton } from '@/components/ui/icon/icon-button'

/** Carousel arrows; at the ends aria-disabled, because a disabled button loses the focus. */
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
