import { memoiseFormat } from './intl-formats'

/** Its decimal comma is that of four of the five countries; in Peru it is read too. */
const NUMBERS = 'es-CO'

/** Kept by its locale and options. */
export const numberFormat = memoiseFormat(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1e6, 'MB']
  return `${numberFormat(NUMBERS, { maximumFractionDigits: 1 }).format(amount)} ${unit}`
}

/** To one decimal, as every figure of it is shown and told. */
export const roundRating = (rating: number): number => Math.round(rating * 10) / 10

export function formatRating(rating: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return numberFormat(NUMBERS, digits).format(roundRating(rating))
}

/**
 * '1280', '12 800', whole numbers from 0: every count that may reach ten thousand, in one way. A point or a comma would be a
 * decimal to readers of Peru or of its neighbours; RAE, Ortografía 2010, VIII.2.2.1.1: no-break spaces, from five digits on.
 */
export const formatCount = (count: number): string =>
  count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** '1 mascota', '1280 mascotas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** '20 de 70', of a list of which a page shows a part, or '70'. */
export const shownOfAll = (shown: number, all: number): string =>
  shown === 0 || shown >= all ? formatCount(all) : `${formatCount(shown)} de ${formatCount(all)}`

/** 'a 5128 km', in whole kilometres. */
export const farText = (km: number): string => `a ${counted(km, 'km', 'km')}`

/** What every limit in MB is counted in: 2^20 bytes. `formatBytes` shows decimal MB (10^6), so a file reads as slightly more. */
export const MEGABYTE = 1024 * 1024
