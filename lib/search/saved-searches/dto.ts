import type { Route } from 'next'
import type { NoticeFrequency } from '@/lib/text/vocabulary'

export interface SavedSearchDto {
  id: number
  name: string
  /** Its results; null while its foundation is hidden or once it is gone, as all others would be found instead. */
  path: Route | null
  newestPath: Route
  frequency: NoticeFrequency
  criteria: string[]
  state: string
  news: string | null
}
