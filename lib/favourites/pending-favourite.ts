import { readStored, writeStored } from '@/lib/browser-storage'

const KEY = 'querencia-favorito-pendiente'
const HOUR = 3_600_000

type Wanted = [petId: number, until: number]

const isWanted = (value: unknown): value is Wanted =>
  Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'number'

/** By the link of its star (`favouritePath`); 0 for any other URL. */
export const petIdOfStarLink = (href: string | null | undefined): number =>
  Number(/^\/favorites\/(\d+)$/.exec(href ?? '')?.[1] ?? 0)

/** Kept in this browser and not in a URL: nobody's link can make a pet the favourite of somebody signed in. */
export function rememberPendingFavourite(petId: number): void {
  writeStored(KEY, [petId, Date.now() + HOUR] satisfies Wanted)
}

/** Read once, within an hour; else null. */
export function takePendingFavourite(): number | null {
  const wanted = readStored(KEY, isWanted)
  if (!wanted) return null
  writeStored(KEY, null)
  return wanted[1] > Date.now() ? wanted[0] : null
}
