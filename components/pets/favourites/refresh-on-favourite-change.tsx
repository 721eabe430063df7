'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onFavouriteSaved } from './use-favourites'

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
