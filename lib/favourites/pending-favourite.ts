import { readStored, writeStored } from '@/lib/browser-storage'

const KEY = 'querencia-favorito-pendiente'
const HOUR = 3_600_000

type Wanted = [petId: number, until: number]

const isWanted = (value: unknown): value is Wanted =>
  Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'number'

/** The pet of a star, by where the star leads (`favouritePath`); 0 for every other address. */
export const petIdOfStarLink = (href: string | null | undefined): number =>
  Number(/^\/favorites\/(\d+)$/.exec(href ?? '')?.[1] ?? 0)

/**
 * Keeps which star a stranger touched before going to sign in. In this browser and not in an address: nobody's link
 * can make a pet the favourite of somebody who is signed in.
 */
export function rememberPendingFavourite(petId: number): void {
  writeStored(KEY, [petId, Date.now() + HOUR] satisfies Wanted)
}

/** The pet of a star that was touched within the last hour, which is then forgotten; null for none. */
export function takePendingFavourite(): number | null {
  const wanted = readStored(KEY, isWanted)
  if (!wanted) return null
  writeStored(KEY, null)
  return wanted[1] > Date.now() ? wanted[0] : null
}
