import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FavouriteQuestion } from '@/components/pets/favourites/favourite-question'
import { getPet } from '@/lib/pets/cache'
import { isFavourite } from '@/lib/pets/favourites/queries'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { parseId } from '@/lib/text/params'
import { FAVORITES, favouritePath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Favoritos' }

/**
 * Works without JavaScript; GET never writes. Favourites that are not public are in the list: their URL redirects
 * there.
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
