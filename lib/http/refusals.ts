/** The heaviest body of a page: a foundation's document has up to 10 MB, a photo up to 12. */
export const MAX_PAGE_BYTES = 13 * 1024 * 1024

/** What is said of a request that is refused whole, whatever it asks for, by status. */
export const REFUSALS = {
  400: 'No pudimos leer los datos enviados',
  403: 'La petición no viene de este sitio',
  413: 'Los archivos son demasiado pesados: hasta 12 MB en total.',
  429: 'Estamos recibiendo muchos archivos a la vez. Vuelve a intentarlo en unos segundos.',
} as const

/** The sentence of a refusal that an action has ended in, where scripts sent it; null for every other error. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return Object.values(REFUSALS).find((sentence) => sentence === error.message) ?? null
}

export type Refusal = keyof typeof REFUSALS

/** Where what is refused is led to. */
export const refusedPath = (refusal: Refusal): string => `/refused/${refusal}`
