'use client'

import { MutationObserver, useQuery } from '@tanstack/react-query'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useSessionHint } from '@/components/people/viewer/session-hint'
import { useViewer, viewerKey, viewerQueries } from '@/components/people/viewer/use-viewer'
import { toastIfSlow } from '@/components/ui/long-wait'
import { showToast } from '@/components/ui/toaster'
import type { ViewerDto } from '@/lib/adoption/viewer/dto'
import type { PetCardDto } from '@/lib/pets/dto'
import { takePendingFavourite } from '@/lib/pets/favourites/pending-favourite'
import { LOGIN, petPath } from '@/lib/text/routes'

const ENDPOINT = '/api/v1.0/pets/favourite'
const GIVE_UP_MS = 30_000
const SIGNED_OUT = 'No has iniciado sesión'
const FAILED = 'No pudimos guardar el cambio. Inténtalo de nuevo.'

const cardsKey = (hint: string | null) => ['favourites', hint] as const

class NotSaved extends Error {}

async function save(userId: number, petId: number, wanted: boolean): Promise<void> {
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  const answer = await (wanted
    ? fetch(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId, petId }),
        // Survives navigating away right after the click.
        keepalive: true,
        signal,
      })
    : fetch(`${ENDPOINT}?userId=${userId}&petId=${petId}`, { method: 'DELETE', keepalive: true, signal }))
  if (answer.status === 401) throw new NotSaved(SIGNED_OUT)
  // The list is full; the response has the message.
  if (answer.status === 409) throw new NotSaved((await answer.json()).error)
  if (!answer.ok) throw new NotSaved(FAILED)
}

interface Change {
  userId: number
  petId: number
  wanted: boolean
}

const CHANGES = ['favourite'] as const

function showChange(hint: string | null, { petId, wanted }: Change): void {
  viewerQueries.setQueryData<ViewerDto | null>(viewerKey(hint), (known) => {
    if (!known) return known
    const others = known.favouriteIds.filter((id) => id !== petId)
    return { ...known, favouriteIds: wanted ? [...others, petId] : others }
  })
}

/** Optimistic; rolled back with a message on failure. @returns whether it was saved. */
async function saveFavourite(hint: string | null, change: Change): Promise<boolean> {
  const mutation = new MutationObserver(viewerQueries, {
    mutationKey: CHANGES,
    // Offline it fails with a message; pausing until online would look saved.
    networkMode: 'always',
    // Serialised: last write wins.
    scope: { id: `favourite-${change.petId}` },
    mutationFn: ({ userId, petId, wanted }: Change) => toastIfSlow(save(userId, petId, wanted)),
    onMutate: () => {
      // An answer from before the change would undo it on the screen. Cancelled at once: the tap does not wait.
      void viewerQueries.cancelQueries({ queryKey: viewerKey(hint) })
      showChange(hint, change)
    },
    onError: (error) => {
      showChange(hint, { ...change, wanted: !change.wanted })
      showToast(error instanceof NotSaved ? error.message : FAILED, 4)
    },
    onSuccess: () => viewerQueries.invalidateQueries({ queryKey: cardsKey(hint) }),
    // What was cancelled is read by the last of several: between two it would lack the later.
    onSettled: () => {
      if (viewerQueries.isMutating({ mutationKey: CHANGES }) === 1)
        void viewerQueries.invalidateQueries({ queryKey: viewerKey(hint) })
    },
  })
  return mutation.mutate(change).then(
    () => true,
    () => false,
  )
}

export function onFavouriteSaved(listener: () => void): () => void {
  return viewerQueries.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    const isSuccess = type === 'updated' && 'action' in event && event.action.type === 'success'
    if (isSuccess && mutation?.options.mutationKey === CHANGES) listener()
  })
}

/** `isFavourite` is undefined until known. */
export function useFavourite(petId: number) {
  const hint = useSessionHint()
  const viewer = useViewer()
  return {
    isFavourite: viewer?.favouriteIds.includes(petId),
    setFavourite: async (wanted: boolean) =>
      viewer ? saveFavourite(hint, { userId: viewer.id, petId, wanted }) : false,
  }
}

async function fetchCards(): Promise<PetCardDto[]> {
  const answer = await fetch('/api/viewer/favourites', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`/api/viewer/favourites answered ${answer.status}`)
  return answer.json()
}

async function savedMessage(petId: number): Promise<string> {
  const cards = await fetchCards().catch(() => [])
  const name = cards.find(({ id }) => id === petId)?.name
  return `Guardamos ${name ? `a ${name}` : 'la mascota que elegiste'} en tus favoritos`
}

/** After login, saves the favourite requested before it, with a toast: registration may have taken a while. */
export function useSavePendingFavourite(): void {
  const hint = useSessionHint()
  const viewer = useViewer()
  const pathname = usePathname()
  const router = useRouter()
  useEffect(() => {
    // The login's own toast appears on the next page and would replace this one.
    if (pathname === LOGIN) return
    const petId = viewer && takePendingFavourite()
    if (!petId || viewer.favouriteIds.includes(petId)) return
    const see = { label: 'Ver', run: () => router.push(petPath(petId)) }
    saveFavourite(hint, { userId: viewer.id, petId, wanted: true }).then(async (saved) => {
      if (saved) showToast(await savedMessage(petId), 8, pathname === petPath(petId) ? undefined : see)
    })
  }, [hint, viewer, pathname, router])
}

/** Fetched once `wanted`; optimistic removals are applied. */
export function useFavouriteCards(wanted: boolean) {
  const hint = useSessionHint()
  const viewer = useViewer()
  const { data, isError } = useQuery(
    { queryKey: cardsKey(hint), queryFn: fetchCards, enabled: wanted && hint !== null, staleTime: 0 },
    viewerQueries,
  )
  return {
    cards: data?.filter((card) => viewer?.favouriteIds.includes(card.id)),
    failed: isError,
    reload: () => viewerQueries.resetQueries({ queryKey: cardsKey(hint) }),
  }
}

export const starLabel = (petName: string, isFavourite: boolean | undefined) =>
  isFavourite ? `Quitar a ${petName} de favoritos` : `Agregar a ${petName} a favoritos`

/** For an element with `data-favourite`. */
export const STAR_FILL = 'data-favourite:[&_svg]:fill-mango data-favourite:[&_svg]:text-mango-deep'
