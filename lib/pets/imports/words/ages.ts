import { DAY_MS } from '@/lib/text/durations'
import { fold } from '@/lib/text/text'
import type { Age, PetType } from '@/lib/text/vocabulary'
import { isUnknown, lookup, loose, plain } from './plain'

const WORDS = lookup<Age>({
  cachorro: `cachorro, cachorrito, bebe, puppy, kitten, baby, gatito, cria, recien nacido, lactante, infant, neonato, destetado, bb,
    pup`,
  joven: 'joven, jovencito, young, juvenil, adolescente, teen, young adult, adulto joven, subadulto',
  adulto: 'adulto, adult, maduro, mature, adultito',
  'adulto mayor':
    'adulto mayor, senior, mayor, anciano, viejito, viejo, abuelo, abuelito, geriatrico, geriatric, old, tercera edad, elderly, seniors',
})

/**
 * Years from which a pet is young, grown up, a senior. Dogs and cats by the life stages of the American veterinary
 * associations (AAHA 2019 and AAHA/AAFP 2021), rounded to years; other small animals live about half as long.
 */
const BANDS: Record<PetType, readonly [number, number, number]> = {
  perro: [1, 3, 8],
  gato: [1, 3, 11],
  otro: [0.5, 1.5, 5],
}
const OLDEST = 40

function bandOf(type: PetType, years: number): Age | null {
  if (years < 0 || years > OLDEST) return null
  const [young, adult, senior] = BANDS[type]
  if (years < young) return 'cachorro'
  if (years < adult) return 'joven'
  return years < senior ? 'adulto' : 'adulto mayor'
}

/**
 * The age band that a cell means: words, years and months, or a birth date.
 * @returns '' for unknown, null for a text that is not understood
 */
export function readAge(typed: string, type: PetType, now: Date): Age | '' | null {
  if (isUnknown(typed)) return ''
  const word = WORDS.get(loose(typed))
  if (word) return word
  const born = readDate(typed, now)
  if (born) return bandOf(type, (now.getTime() - born.getTime()) / (365.25 * DAY_MS))
  const years = readYears(typed)
  // 'Menos de un año' is not yet one.
  const isLess = /^(menos de|less than|under|<)/i.test(typed.trim())
  if (years !== null) return bandOf(type, isLess ? Math.max(0, years - 0.01) : years)
  const [first = ''] = loose(typed).split(' ')
  return WORDS.get(first) ?? null
}

/** The day before which nobody counts: spreadsheets number days from the end of 1899. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30)
const SERIAL = { first: 30_000, last: 60_000 }

function readDate(typed: string, now: Date): Date | null {
  const text = typed
    .trim()
    .replace(/^(?:nacid[oa]|naci[oó]|nac\.?|f\.? ?n\.?|born)\s*(?:en|el|in|on)?[\s:]*/i, '')
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const whole = /^(\d{4,5})(?:\.\d+)?$/.exec(text)
  if (whole) {
    const number = Number(whole[1])
    if (number >= SERIAL.first && number <= SERIAL.last) return new Date(SPREADSHEET_EPOCH + number * DAY_MS)
    const isYear = number > now.getUTCFullYear() - OLDEST && number <= now.getUTCFullYear()
    return isYear ? clamp(Date.UTC(number, 6, 1), now) : null
  }
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text)
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 15), now)
  const latin = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text)
  if (latin) return dayOrMonthFirst(Number(latin[1]), Number(latin[2]), fullYear(Number(latin[3])), now)
  const month = /^(\d{1,2})[-/.](\d{4})$/.exec(text)
  if (month) return day(Number(month[2]), Number(month[1]), 15, now)
  return namedMonth(text, now)
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

/** 'dd/mm', as in Spanish; 'mm/dd' only where it cannot be that. */
const dayOrMonthFirst = (first: number, second: number, year: number, now: Date) =>
  second > 12 ? day(year, first, second, now) : day(year, second, first, now)

function day(year: number, month: number, date: number, now: Date): Date | null {
  if (month < 1 || month > 12 || date < 1 || date > 31) return null
  return clamp(Date.UTC(year, month - 1, date), now)
}

/** A month that has begun is not in the future. */
function clamp(time: number, now: Date): Date | null {
  if (time > now.getTime() + 366 * DAY_MS) return null
  return new Date(Math.min(time, now.getTime()))
}

const MONTHS = [
  'ene jan',
  'feb',
  'mar',
  'abr apr',
  'may',
  'jun',
  'jul',
  'ago aug',
  'sep set',
  'oct',
  'nov',
  'dic dec',
]

/** 'marzo 2021', '15 de marzo de 2021', 'mar-21'. */
function namedMonth(text: string, now: Date): Date | null {
  const words = plain(text)
    .split(' ')
    .filter((word) => word !== 'de' && word !== 'del' && word !== 'nacio')
  const [month, date = '15', year] =
    words.length === 2 ? [words[0], '15', words[1]] : [words[1], ...words.filter((_, at) => at !== 1)]
  if (
    words.length < 2 ||
    words.length > 3 ||
    !/^[a-z]{3,}/.test(month ?? '') ||
    !/^\d{2,4}$/.test(year ?? '')
  )
    return null
  const at = MONTHS.findIndex((names) => names.split(' ').includes((month ?? '').slice(0, 3)))
  if (at < 0 || !/^\d{1,2}$/.test(date)) return null
  return day(fullYear(Number(year)), at + 1, Number(date), now)
}

const UNITS: readonly [RegExp, number][] = [
  [/^(ano|anos|anito|anitos|a|year|years|yr|yrs|y|yo)$/, 1],
  [/^(mes|meses|m|month|months|mo|mos|mth|mths)$/, 1 / 12],
  [/^(semana|semanas|sem|sems|week|weeks|wk|wks|w)$/, 7 / 365],
  [/^(dia|dias|d|day|days)$/, 1 / 365],
]
const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  one: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  nueve: 9,
  nine: 9,
  diez: 10,
  ten: 10,
  once: 11,
  doce: 12,
  medio: 0.5,
  half: 0.5,
}
const MOST_YEARS_WITHOUT_UNIT = 25

/** '2 años', '2a 3m', '1 año y medio', '4 a 5 años' (the middle), '1,5', '8 yrs'. */
function readYears(typed: string): number | null {
  const text = fold(typed)
  const parts = text.match(/\d+(?:[.,]\d+)?|[a-z]+|½/g) ?? []
  let years = 0
  let pending: number[] = []
  let found = false
  const add = (factor: number) => {
    years += (pending.reduce((sum, number) => sum + number, 0) / pending.length) * factor
    pending = []
    found = true
  }
  for (const part of parts.slice(0, 20)) {
    const number = part === '½' ? 0.5 : /^\d/.test(part) ? Number(part.replace(',', '.')) : NUMBERS[part]
    const unit = UNITS.find(([pattern]) => pattern.test(part))
    if (number !== undefined) {
      // 'un año y medio'
      if (number === 0.5 && found) years += 0.5
      else pending.push(number)
    } else if (unit && pending.length > 0 && !isBetweenNumbers(text, part)) add(unit[1])
  }
  if (found) return years
  const [only] = pending
  return pending.length === 1 && only !== undefined && only <= MOST_YEARS_WITHOUT_UNIT ? only : null
}

/** The 'a' of '4 a 5 años' is no unit. */
const isBetweenNumbers = (text: string, part: string) =>
  part === 'a' && /\d\s*a\s+\d+\s*(ano|mes|year)/.test(text)
