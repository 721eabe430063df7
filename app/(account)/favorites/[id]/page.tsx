import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FavouriteQuestion } from '@/components/favourites/favourite-question'
import { createContext } from '@/lib/context'
import { isFavourite } from '@/lib/favourites/queries'
import { parseId } from '@/lib/params'
import { getPet } from '@/lib/pets/cache'
import { FAVORITES, favouritePath } from '@/lib/routes'
import { requireSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Favoritos' }

/**
 * No-JS favourite page. GET never writes; the form does. Favourites that are not public any more are in the list, so
 * their URL redirects there.
 */
export default async function FavouritePage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id)
  if (id === null) redirect(FAVORITES)
  const { account, actor } = await requireSession(favouritePath(id))
  const pet = await getPet(id)
  if (!pet) redirect(FAVORITES)
  const { db } = createContext(actor)
  return (
    <FavouriteQuestion pet={pet} isFavourite={await isFavourite(db, { userId: account.id, petId: id })} />
  )
}
