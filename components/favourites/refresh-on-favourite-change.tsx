'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onFavouriteSaved } from './use-favourites'

export function RefreshOnFavouriteChange() {
  const router = useRouter()
  useEffect(
    () =>
      onFavouriteSaved(() => {
        // The button that was pressed goes with its pet; who moves on by keyboard starts at the top of the content.
        if (document.activeElement?.closest('main form'))
          document.getElementById('contenido')?.focus({ preventScroll: true })
        router.refresh()
      }),
    [router],
  )
  return null
}
