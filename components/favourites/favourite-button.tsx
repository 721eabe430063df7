'use client'

import type { ReactNode } from 'react'
import { useFavourite } from '@/components/favourites/use-favourites'
import { classNames } from '@/components/ui/class-names'

/** The star of somebody who is signed in: filled for a favourite, and changed at once. */
export function FavouriteButton({
  petId,
  petName,
  className,
  children,
}: {
  petId: number
  petName: string
  className: string
  /** The star. */
  children: ReactNode
}) {
  const { isFavourite, setFavourite } = useFavourite(petId)
  return (
    <button
      type="button"
      aria-label={isFavourite ? `Quitar a ${petName} de favoritos` : `Agregar a ${petName} a favoritos`}
      aria-disabled={isFavourite === undefined}
      data-favourite={isFavourite || undefined}
      onClick={() => setFavourite(!isFavourite)}
      className={classNames(
        className,
        'data-favourite:[&_svg]:fill-mango data-favourite:[&_svg]:text-mango-deep',
      )}
    >
      {children}
    </button>
  )
}
