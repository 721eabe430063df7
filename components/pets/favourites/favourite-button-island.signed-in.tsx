'use client'

import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { useOnChange } from '@/components/ui/use-on-change'
import { STAR_FILL, starLabel, useFavourite } from './use-favourites'

export function FavouriteButton({
  petId,
  petName,
  className,
}: {
  petId: number
  petName: string
  className: string
}) {
  const { isFavourite, setFavourite } = useFavourite(petId)
  const [early, setEarly] = useState(false)
  const press = () => {
    if (isFavourite === undefined) setEarly((before) => !before)
    else setFavourite(!isFavourite)
  }
  // Pressed before it was known whether the pet is a favourite: a star that looked empty was to be filled.
  useOnChange(isFavourite, (known) => {
    if (known === undefined || !early) return
    setEarly(false)
    if (!known) setFavourite(true)
  })
  return (
    <button
      type="button"
      aria-label={starLabel(petName, isFavourite)}
      aria-disabled={isFavourite === undefined}
      data-favourite={isFavourite || early || undefined}
      onClick={press}
      className={classNames(className, STAR_FILL)}
    >
      <Icon name="star" size={20} />
    </button>
  )
}
