import type { Currency } from '@/lib/vocabulary'

const LOCALES: Record<string, string> = {
  ARG: 'es-AR',
  CHL: 'es-CL',
  COL: 'es-CO',
  ECU: 'es-EC',
  PER: 'es-PE',
}

/** For numbers that stand beside those of other countries: the marks of four of the five, Peru apart. */
export const NUMBERS = 'es-CO'

const TIME_ZONES: Record<string, string> = {
  ARG: 'America/Argentina/Buenos_Aires',
  CHL: 'America/Santiago',
  COL: 'America/Bogota',
  ECU: 'America/Guayaquil',
  PER: 'America/Lima',
}

/**
 * A day as it is written in a country, in its own time zone: '20 de noviembre de 2026'. The date itself, never
 * "hace N días": static pages live longer than such a sentence stays true.
 * @param iso an ISO time
 * @param countryId ISO 3166-1 alpha-3
 */
export function formatDay(iso: string, countryId: string): string {
  const timeZone = TIME_ZONES[countryId] ?? 'UTC'
  return new Intl.DateTimeFormat(LOCALES[countryId] ?? 'es-419', { dateStyle: 'long', timeZone }).format(
    new Date(iso),
  )
}

/**
 * How long ago a day was, by the calendar of a country: 'hoy', 'ayer', 'hace 12 días'. For what is drawn at the moment
 * it is read: a page that is kept says the day itself.
 */
export function daysAgoText(iso: string, countryId: string, now: Date): string {
  const timeZone = TIME_ZONES[countryId] ?? 'UTC'
  // English as it is written in Canada puts the year first: a date that can be counted with.
  const dayOf = (time: Date) => Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(time))
  return agoText(dayOf(now) - dayOf(new Date(iso)))
}

/**
 * The same by the calendar of the device that shows it. For browsers: there, time zones of countries have to be loaded
 * first, which takes a simple phone a tenth of a second.
 */
export function localDaysAgoText(iso: string, now: Date): string {
  const dayOf = (time: Date) => new Date(time).setHours(0, 0, 0, 0)
  return agoText(dayOf(now) - dayOf(new Date(iso)))
}

/** @param distance of the beginnings of two days in milliseconds; a change of clocks makes it an hour more or less. */
function agoText(distance: number): string {
  const days = Math.round(distance / 86_400_000)
  if (days <= 0) return 'hoy'
  return days === 1 ? 'ayer' : `hace ${days} días`
}

/** A day in figures, the way people write it in forms: '20/11/2026', in Chile '20-11-2026'. For tables. */
export function formatShortDay(iso: string, countryId: string): string {
  return inFigures(iso, countryId, {})
}

/** A moment in figures: '20/11/2026, 15:04'. */
export function formatMoment(iso: string, countryId: string): string {
  return inFigures(iso, countryId, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

function inFigures(iso: string, countryId: string, time: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[countryId] ?? 'es-419', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: TIME_ZONES[countryId] ?? 'UTC',
    ...time,
  })
  return format.format(new Date(iso))
}

/** How each currency is written at home; the Chilean peso has no minor unit. */
const MONEY: Record<Currency, { locale: string; digits: number }> = {
  ARS: { locale: 'es-AR', digits: 2 },
  CLP: { locale: 'es-CL', digits: 0 },
  COP: { locale: 'es-CO', digits: 2 },
  PEN: { locale: 'es-PE', digits: 2 },
  USD: { locale: 'es-EC', digits: 2 },
}

/**
 * An amount with its sign and its currency, because four of the five are written '$': '$20.000 COP'. Cents show only
 * where there are any.
 * @param minor integer minor units: cents, or whole pesos for CLP.
 */
export function formatMoney(minor: number, currency: Currency): string {
  const { locale, digits } = MONEY[currency]
  const amount = minor / 10 ** digits
  const sign = currency === 'PEN' ? 'S/ ' : '$'
  const shown = Number.isInteger(amount) ? 0 : digits
  const figures = new Intl.NumberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    useGrouping: true,
  }).format(amount)
  return `${sign}${figures} ${currency}`
}

/** The size of a file: '84 KB', '1,3 MB'. */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1e6, 'MB']
  return `${new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1 }).format(amount)} ${unit}`
}

/** A rating with one decimal: '4,6'. */
export function formatRating(rating: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(NUMBERS, digits).format(rating)
}

/** A count with its noun: '1 comentario', '18 comentarios'. */
export function counted(count: number, one: string, many: string): string {
  return `${new Intl.NumberFormat(NUMBERS).format(count)} ${count === 1 ? one : many}`
}
