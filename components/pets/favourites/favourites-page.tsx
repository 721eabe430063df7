'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import type { KeptCard } from '@/lib/platform/offline/kept-list'
import { whenQuiet } from '@/lib/platform/offline/when-quiet'
import { FAVORITES } from '@/lib/text/routes'
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

/** For when there is no connection, until the session ends. */
export function KeepFavourites({ cards }: { cards: KeptCard[] }) {
  useEffect(() => whenQuiet(() => void keep(cards).catch(() => {})), [cards])
  return null
}

async function keep(cards: KeptCard[]): Promise<void> {
  const session = currentSessionHint()
  if (session === null) return
  const { keepList } = await import('@/lib/platform/offline/kept-list')
  const isCurrent = () => currentSessionHint() === session
  await keepList({ path: FAVORITES, title: 'Favoritos', session, isCurrent }, cards)
}
