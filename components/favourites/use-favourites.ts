'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toaster'
import { useSessionMark } from '@/components/viewer/session-mark'
import { useViewer, viewerKey, viewerQueries } from '@/components/viewer/use-viewer'
import type { PetCardDto } from '@/lib/pets/dto'
import type { ViewerDto } from '@/lib/viewer/dto'

const ADDRESS = '/api/v1.0/pets/favourite'
const SIGNED_OUT = 'No has iniciado sesión'
const FAILED = 'No pudimos guardar el cambio. Inténtalo de nuevo.'

const cardsKey = (mark: string | null) => ['favourites', mark] as const

/** Saving a favourite failed, with what a person is told. */
class NotSaved extends Error {}

async function save(userId: number, petId: number, wanted: boolean): Promise<void> {
  const answer = await (wanted
    ? fetch(ADDRESS, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId, petId }),
        // Somebody may mark a pet and leave in the same breath.
        keepalive: true,
      })
    : fetch(`${ADDRESS}?userId=${userId}&petId=${petId}`, { method: 'DELETE', keepalive: true }))
  if (!answer.ok) throw new NotSaved(answer.status === 401 ? SIGNED_OUT : FAILED)
}

/** Whether a pet is the viewer's favourite (undefined until known), and how to change that. */
export function useFavourite(petId: number) {
  const mark = useSessionMark()
  const viewer = useViewer()
  const show = (isFavourite: boolean) =>
    viewerQueries.setQueryData<ViewerDto | null>(viewerKey(mark), (known) => {
      if (!known) return known
      const others = known.favouriteIds.filter((id) => id !== petId)
      return { ...known, favouriteIds: isFavourite ? [...others, petId] : others }
    })
  const { mutate } = useMutation(
    {
      // One after the other, so that the last tap has the last word.
      scope: { id: `favourite-${petId}` },
      mutationFn: ({ userId, wanted }: { userId: number; wanted: boolean }) => save(userId, petId, wanted),
      onMutate: ({ wanted }) => show(wanted),
      onError: (error, { wanted }) => {
        show(!wanted)
        showToast(error instanceof NotSaved ? error.message : FAILED, 4)
        return viewerQueries.invalidateQueries({ queryKey: viewerKey(mark) })
      },
      onSuccess: () => viewerQueries.invalidateQueries({ queryKey: cardsKey(mark) }),
    },
    viewerQueries,
  )
  return {
    isFavourite: viewer?.favouriteIds.includes(petId),
    setFavourite: (wanted: boolean) => viewer && mutate({ userId: viewer.id, wanted }),
  }
}

async function fetchCards(): Promise<PetCardDto[]> {
  const answer = await fetch('/api/viewer/favourites', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`/api/viewer/favourites answered ${answer.status}`)
  return answer.json()
}

/** The viewer's newest favourites; asked for once `wanted`. A pet leaves the list in the moment it is let go. */
export function useFavouriteCards(wanted: boolean) {
  const mark = useSessionMark()
  const viewer = useViewer()
  const { data, isError } = useQuery(
    { queryKey: cardsKey(mark), queryFn: fetchCards, enabled: wanted && mark !== null, staleTime: 0 },
    viewerQueries,
  )
  return { cards: data?.filter((card) => viewer?.favouriteIds.includes(card.id)), failed: isError }
}
