'use client'

import { QueryClient, useQuery } from '@tanstack/react-query'
import type { ViewerDto } from '@/lib/viewer/dto'
import { refreshSessionHint, useSessionHint } from './session-hint'

const MINUTE = 60_000

/** Import only from parts that strangers never load (`signedInIsland`): it brings the query library. */
export const viewerQueries = new QueryClient({
  defaultOptions: { queries: { staleTime: MINUTE, retry: 1 } },
})
// What a provider component would do: from here on the window's focus and the network's return are noticed.
if (typeof window !== 'undefined') viewerQueries.mount()

/** Another session is another key, so nobody sees what belongs to the one before. */
export const viewerKey = (hint: string | null) => ['viewer', hint] as const

async function fetchViewer(): Promise<ViewerDto | null> {
  const answer = await fetch('/api/viewer', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`/api/viewer answered ${answer.status}`)
  const { viewer } = (await answer.json()) as { viewer: ViewerDto | null }
  // The session is over; the answer has taken the hint away.
  if (viewer === null) refreshSessionHint()
  return viewer
}

/** Undefined until known, null for a stranger. */
export function useViewer(): ViewerDto | null | undefined {
  const hint = useSessionHint()
  const { data } = useQuery(
    { queryKey: viewerKey(hint), queryFn: fetchViewer, enabled: hint !== null },
    viewerQueries,
  )
  return hint === null ? null : data
}

export const useOwns = (petId: number): boolean => useViewer()?.petIds.includes(petId) ?? false
