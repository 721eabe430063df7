import { HOUR_MS, MINUTE_MS } from './durations'
import { memoiseFormat } from './intl-formats'
import type { CountryId } from './vocabulary'

export const TIME_ZONES: Readonly<Record<CountryId, string>> = {
  ARG: 'America/Argentina/Buenos_Aires',
  CHL: 'America/Santiago',
  COL: 'America/Bogota',
  ECU: 'America/Guayaquil',
  PER: 'America/Lima',
}

/** Between the others; for people without a country. */
export const USUAL_COUNTRY: CountryId = 'COL'

/**
 * Where the clock is not the capital's, by the city's id in the catalogue. Aysén has had the clock of Magallanes since
 * March 2025 (IANA time zone database 2025b), whose zone more engines know than America/Coyhaique.
 */
export const CITY_ZONES: Readonly<Record<number, string>> = {
  // Punta Arenas, Coyhaique, Puerto Natales, Puerto Aysén, Puerto Williams
  ...{ 231: 'America/Punta_Arenas', 255: 'America/Punta_Arenas', 293: 'America/Punta_Arenas' },
  ...{ 299: 'America/Punta_Arenas', 323: 'America/Punta_Arenas' },
  // Hanga Roa
  322: 'Pacific/Easter',
  // Puerto Ayora, Puerto Baquerizo Moreno
  ...{ 587: 'Pacific/Galapagos', 592: 'Pacific/Galapagos' },
}

/** Every zone that a person may live in. */
export const ZONES: readonly string[] = [
  ...new Set([...Object.values(TIME_ZONES), ...Object.values(CITY_ZONES)]),
]

/** Where somebody lives, as far as they have said. */
export interface Home {
  countryId: CountryId | null
  cityId: number | null
}

/** By whose clock it is night: the city's, else the country's, else the usual one. One of `ZONES`. */
export const zoneOf = ({ countryId, cityId }: Home): string =>
  CITY_ZONES[cityId ?? 0] ?? TIME_ZONES[countryId ?? USUAL_COUNTRY]

interface LocalTime {
  /** Midnight, as if it were UTC. */
  day: number
  hour: number
  /** 0 is Sunday. */
  weekday: number
  /** Local time minus UTC. */
  offsetMs: number
}

/** Kept by its locale and options. */
export const dateFormat = memoiseFormat(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

const FIGURES = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

export function localTime(time: Date, timeZone: string): LocalTime {
  const parts = dateFormat('en-US', { ...FIGURES, timeZone }).formatToParts(time)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const day = Date.UTC(read('year'), read('month') - 1, read('day'))
  const hour = read('hour')
  const local = day + hour * HOUR_MS + read('minute') * MINUTE_MS + read('second') * 1000
  const whole = Math.floor(time.getTime() / 1000) * 1000
  return { day, hour, weekday: new Date(day).getUTCDay(), offsetMs: local - whole }
}

/**
 * When it is an hour of a day by the clock of a zone; where the clock skips that hour, as Chile's skips midnight in
 * September, the moment that it goes on from.
 * @param day as in `localTime`.
 */
export function atLocalHour(day: number, hour: number, timeZone: string): Date {
  const local = day + hour * HOUR_MS
  const guess = new Date(local - localTime(new Date(local), timeZone).offsetMs)
  const time = new Date(local - localTime(guess, timeZone).offsetMs)
  const isSkipped = localTime(time, timeZone).hour !== hour
  return isSkipped && guess > time ? guess : time
}
