import type { Route } from 'next'
import type { NoticeFrequency } from '@/lib/text/vocabulary'

/** One row of 'Búsquedas guardadas'. */
export interface SavedSearchDto {
  id: number
  name: string
  path: Route
  /** The same, newest first. */
  newestPath: Route
  frequency: NoticeFrequency
  tags: string[]
  /** '3 mascotas ahora', 'En pausa desde el 8 de noviembre…'. */
  state: string
  /** '2 nuevas desde ayer'; null for none. */
  news: string | null
}
