'use client'

import { QueryClient, useQuery } from '@tanstack/react-query'
import type { ViewerDto } from '@/lib/adoption/viewer/dto'
import { MINUTE_MS } from '@/lib/text/durations'
import { refreshSessionHint, useSessionHint } from './session-hint'

/** Import only from signed-in islands: it includes the query library. */
export const viewerQueries = new QueryClient({
  defaultOptions: { queries: { staleTime: MINUTE_MS, retry: 1 } },
})
if (typeof window !== 'undefined') viewerQueries.mount()

/** Keyed by session: no data leaks into the next one. */
export const viewerKey = (hint: string | null) => ['viewer', hint] as const

async function fetchViewer(): Promise<ViewerDto | null> {
  const answer = await fetch('/api/viewer', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`/api/viewer answered ${answer.status}`)
  const { viewer } = (await answer.json()) as { viewer: ViewerDto | null }
  // The session has ended; the response has deleted the hint.
  if (viewer === null) refreshSessionHint()
  return viewer
}

/** Undefined until known, null when signed out. */
export function useViewer(): ViewerDto | null | undefined {
  const hint = useSessionHint()
  const { data } = useQuery(
    { queryKey: viewerKey(hint), queryFn: fetchViewer, enabled: hint !== null },
    viewerQueries,
  )
  return hint === null ? null : data
}

export const useOwns = (petId: number): boolean => useViewer()?.petIds.includes(petId) ?? false
