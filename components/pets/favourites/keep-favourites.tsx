'use client'

import { useEffect } from 'react'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import type { KeptCard } from '@/lib/platform/offline/kept-list'
import { whenQuiet } from '@/lib/platform/offline/when-quiet'
import { FAVORITES } from '@/lib/text/routes'

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
