import { DAY_MS } from '@/lib/text/durations'

/**
 * Keeps the objects of a read of reference data for a day: each search needs all of it, and the page cache would parse its
 * JSON anew each time. A read that failed is not kept. Arguments are values of an enum, so there are few.
 * @returns frozen rows: they are everybody's
 */
export function keptInProcess<Args extends readonly string[], Row>(
  read: (...args: Args) => Promise<Row[]>,
): (...args: Args) => Promise<Row[]> {
  const kept = new Map<string, { rows: Row[]; until: number }>()
  return async (...args) => {
    const key = args.join()
    const known = kept.get(key)
    if (known && Date.now() < known.until) return known.rows
    const rows = await read(...args)
    Object.freeze(rows)
    // An empty catalogue is one that is not seeded yet.
    if (rows.length > 0) kept.set(key, { rows, until: Date.now() + DAY_MS })
    return rows
  }
}
