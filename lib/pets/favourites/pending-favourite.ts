import { readStored, writeStored } from '@/lib/platform/browser-storage'
import { HOUR_MS } from '@/lib/text/durations'

const KEY = 'querencia-favorito-pendiente'

type Wanted = [petId: number, until: number]

const isWanted = (value: unknown): value is Wanted =>
  Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'number'

/** Pet of a favourite button's URL (`favouritePath`); 0 for any other URL. */
export const petIdOfStarLink = (href: string | null | undefined): number =>
  Number(/^\/favorites\/(\d+)$/.exec(href ?? '')?.[1] ?? 0)

/** Kept in the browser, not in a URL: no link can make somebody signed in save a favourite (CSRF). */
export function rememberPendingFavourite(petId: number): void {
  writeStored(KEY, [petId, Date.now() + HOUR_MS] satisfies Wanted)
}

/** Null after an hour. */
export function takePendingFavourite(): number | null {
  const wanted = readStored(KEY, isWanted)
  if (!wanted) return null
  writeStored(KEY, null)
  return wanted[1] > Date.now() ? wanted[0] : null
}
