import type { Route } from 'next'
import type { NoticeFrequency } from '@/lib/text/vocabulary'

export interface SavedSearchDto {
  id: number
  name: string
  path: Route
  newestPath: Route
  frequency: NoticeFrequency
  criteria: string[]
  state: string
  news: string | null
}
