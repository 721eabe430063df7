'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { STAR_FILL, starLabel, useFavourite } from './use-favourites'

export function FavouriteButton({
  petId,
  petName,
  className,
  children,
}: {
  petId: number
  petName: string
  className: string
  children: ReactNode
}) {
  const { isFavourite, setFavourite } = useFavourite(petId)
  return (
    <button
      type="button"
      aria-label={starLabel(petName, isFavourite)}
      aria-disabled={isFavourite === undefined}
      data-favourite={isFavourite || undefined}
      onClick={() => setFavourite(!isFavourite)}
      className={classNames(className, STAR_FILL)}
    >
      {children}
    </button>
  )
}
