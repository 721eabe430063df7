import { type Page, pageOf, windowOf } from '@/lib/text/pagination'

/** A query as drizzle builds it, before `limit` and `offset`. */
interface Pageable<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> }
}

/** The rows of one page of a query that is complete but for that. */
export async function readPage<Row, Dto>(
  query: Pageable<Row>,
  { page, perPage }: { page: number; perPage: number },
  toDto: (row: Row) => Dto,
): Promise<Page<Dto>> {
  const { limit, offset } = windowOf(page, perPage)
  const rows = await query.limit(limit).offset(offset)
  return pageOf(rows.map(toDto), page, perPage)
}
