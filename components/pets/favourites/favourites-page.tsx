'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { RemoveFavouriteForm } from './remove-favourite-form'
import { onFavouriteSaved, STAR_FILL, starLabel, useFavourite } from './use-favourites'

/** Filled before hydration: every pet of this page is a favourite. */
export function FavouritesPageStar({
  petId,
  petName,
  returnTo,
}: {
  petId: number
  petName: string
  returnTo: string
}) {
  const { isFavourite } = useFavourite(petId)
  const [wasRemoved, setWasRemoved] = useState<boolean>()
  if (wasRemoved === undefined && isFavourite !== undefined) setWasRemoved(!isFavourite)
  // Removed elsewhere a moment before this page was asked for: its list still has the card.
  if (wasRemoved && !isFavourite) return <i hidden data-removed />
  return (
    <RemoveFavouriteForm petId={petId} returnTo={returnTo} canUndo>
      {(isFavourite) => (
        <button
          type="submit"
          aria-label={starLabel(petName, isFavourite)}
          data-favourite={isFavourite || undefined}
          className={iconButtonClass('star', STAR_FILL)}
        >
          <Icon name="star" size={20} />
        </button>
      )}
    </RemoveFavouriteForm>
  )
}

export function RefreshOnFavouriteChange() {
  const router = useRouter()
  useEffect(
    () =>
      onFavouriteSaved(() => {
        // The focused button disappears; move focus to the main content.
        if (document.activeElement?.closest('main form'))
          document.getElementById('contenido')?.focus({ preventScroll: true })
        router.refresh()
      }),
    [router],
  )
  return null
}
