import { DAY_MS } from '@/lib/text/durations'
import { plain } from './plain'

/** The day before which nobody counts: spreadsheets number days from the end of 1899. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30)
const SERIAL = { first: 30_000, last: 60_000 }

const APPROXIMATELY =
  /(?:\b(?:aprox\w*|approx\w*|estimad[oa]|circa|ca|c\.|mas o menos|más o menos)\b\.?|[~≈()?])/gi

/** 'lunes, 3 de marzo', 'Monday, March 3', 'mar. 3/3'; 'mar 3 2025' begins with a month. */
const WEEKDAY =
  /^(?:el\s+)?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom|tue|wed|thu|fri|sat|sun)(?=[.,]*\s+\d+(?:[-/.]|\s+\D)))(?!\p{L})[.,]*\s+(?=\d{1,2}\D|\p{L})/iu

/** 'primero de enero', '1ro de enero', '1.º de enero', 'May 12th'. */
const ORDINAL = /^(?:primero|1\s?(?:e?ro|er|o|\.?[º°]))(?=\s)|(?<=\b\d{1,2})(?:st|nd|rd|th)\b/i

/**
 * A birth date in the spellings of sheets; of a year or month alone its middle.
 * @param most years ago, before which no year is meant
 */
export function readDate(typed: string, now: Date, most: number): Date | null {
  const text = typed
    .replace(APPROXIMATELY, ' ')
    .trim()
    .replace(/^(?:nacid[oa]|naci[oó]|nac\.?|f\.? ?n\.?|born)\s*(?:en|el|in|on)?[\s:]*/i, '')
    .replace(WEEKDAY, '')
    .replace(ORDINAL, (ordinal) => (/^[\dp]/i.test(ordinal) ? '1' : ''))
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .replace(/(?<=\d)\s*([-/.])\s*(?=\d)/g, '$1')
    // A day, or a day and month, that nobody knows: '00-00-2020'
    .replace(/^00?[-/.](?:00?[-/.])?(?=(?:\d{1,2}[-/.])?\d{4}$)/, '')
  const whole = /^(\d{4,5})(?:\.\d+)?$/.exec(text)
  if (whole) {
    const number = Number(whole[1])
    if (number >= SERIAL.first && number <= SERIAL.last) return new Date(SPREADSHEET_EPOCH + number * DAY_MS)
    const isYear = number > now.getUTCFullYear() - most && number <= now.getUTCFullYear()
    return isYear ? clamp(Date.UTC(number, 6, 1), now) : null
  }
  const iso =
    /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text)
  if (iso) return day(Number(iso[1]), Number(iso[2]), iso[3] ? Number(iso[3]) : null, now)
  const latin = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text)
  if (latin) return dayOrMonthFirst(Number(latin[1]), Number(latin[2]), fullYear(Number(latin[3])), now)
  const month = /^(\d{1,2})[-/.](\d{4})$/.exec(text)
  if (month) return day(Number(month[2]), Number(month[1]), null, now)
  return namedMonth(text, now)
}
const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

/** 'dd/mm', as in Spanish; 'mm/dd' only where it cannot be that. */
const dayOrMonthFirst = (first: number, second: number, year: number, now: Date) =>
  second > 12 ? day(year, first, second, now) : day(year, second, first, now)

/** Null for a day that no calendar has or that is to come; of a month alone, its middle if it has begun. */
function day(year: number, month: number, date: number | null, now: Date): Date | null {
  const first = Date.UTC(year, month - 1, 1)
  const time = first + ((date ?? 15) - 1) * DAY_MS
  if (month < 1 || month > 12 || date === 0 || new Date(time).getUTCMonth() !== month - 1) return null
  // The day may have begun where the sheet was written.
  if ((date === null ? first : time - DAY_MS) > now.getTime()) return null
  return clamp(time, now)
}

/** A year or month that has begun is not in the future. */
const clamp = (time: number, now: Date): Date => new Date(Math.min(time, now.getTime()))

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

/** 'marzo 2021', '15 de marzo de 2021', 'mar-21', 'May 12, 2025'. */
function namedMonth(text: string, now: Date): Date | null {
  const words = plain(text)
    .split(' ')
    .filter((word) => word !== 'de' && word !== 'del' && word !== 'nacio')
  const at = words.findIndex((word) => /^[a-z]{3,}/.test(word))
  const [date, year = ''] =
    words.length === 2 ? [undefined, words[1]] : words.filter((_, other) => other !== at)
  const isShape = words.length === 2 ? at === 0 : words.length === 3 && at >= 0 && at < 2
  if (!isShape || !/^(?:\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(date ?? '15')) return null
  const month = MONTHS.findIndex((names) => names.split(' ').includes((words[at] ?? '').slice(0, 3)))
  return month < 0 ? null : day(fullYear(Number(year)), month + 1, date ? Number(date) : null, now)
}
