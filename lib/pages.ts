import { readId } from '@/lib/params'

/** Part of a long list; pages count from 1. */
export interface Page<Row> {
  rows: Row[]
  page: number
  /** Whether another page follows. */
  more: boolean
}

/** Which rows to ask for: one more than the page shows, which tells whether another page follows. */
export const windowOf = (page: number, perPage: number) => ({
  limit: perPage + 1,
  offset: (page - 1) * perPage,
})

/** The page that the rows of `windowOf` make. */
export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number): Page<Row> {
  return { rows: rows.slice(0, perPage), page, more: rows.length > perPage }
}

/** The number behind `?pagina=`; whatever is no page is the first one. */
export function parsePage(value: string | string[] | undefined): number {
  return readId(value) ?? 1
}
