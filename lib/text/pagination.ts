import { readId } from './params'

export interface Page<Row> {
  rows: Row[]
  page: number
  more: boolean
}

/** One extra row tells whether another page follows. */
export const windowOf = (page: number, perPage: number) => ({
  limit: perPage + 1,
  offset: (page - 1) * perPage,
})

export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number): Page<Row> {
  return { rows: rows.slice(0, perPage), page, more: rows.length > perPage }
}

/** Page number in `?pagina=`, from 1; 1 for anything invalid. */
export function parsePage(value: string | string[] | undefined): number {
  return readId(value) ?? 1
}
