import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FavouriteQuestion } from '@/components/pets/favourites/favourite-question'
import { getPet } from '@/lib/pets/cache'
import { isFavourite } from '@/lib/pets/favourites/queries'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { parseId } from '@/lib/text/params'
import { FAVORITES, favouritePath, petPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Favoritos' }

/**
 * Works without JavaScript; GET never writes. A pet that is not public any more redirects to where that is said: to the
 * list, for a favourite in it, else to the pet's page.
 */
export default async function FavouritePage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id)
  if (id === null) redirect(FAVORITES)
  const { account, actor } = await requireSession(favouritePath(id))
  const isKept = await isFavourite(createContext(actor).db, { userId: account.id, petId: id })
  const pet = await getPet(id)
  if (!pet) redirect(isKept ? FAVORITES : petPath(id))
  return <FavouriteQuestion pet={pet} isFavourite={isKept} />
}
