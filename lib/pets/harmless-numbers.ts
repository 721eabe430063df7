/** Numbers in `readText` that are no contact: dates, times, lists of ages, microchips. */

/** Units people count. */
export const UNIT =
  '(?:a[nñ]os?|mes(?:es|ecitos)?|dias?|semanas?|horas?|hrs?|h\\b|min(?:utos?)?|kg|kilos?|kilometros?|km|metros?|m2?\\b|veces|cm)'

export const MONTH_NAME =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)'

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d\\d'
const HOUR = '(?:[01]?\\d|2[0-4])'
const CLOCK = `(?:[01]?\\d|2[0-3])\\.[0-5]\\d`
const TO = '(?: ?[-–] ?| a )'
const CHIP_WORDS = 'de|del|el|es|n|o|no|nro|num|numero|con|codigo|registrado|microchip'
const CHIP_PREFIX = '(?:9\\d\\d|032|068|076|152|170|218|484|600|604|724|840|858|862)'
/** Nothing that could continue a number stands before or after. */
const ALONE = '(?<!\\d[ /.:–-]{0,3})'
const OVER = '(?![ /.:–-]{0,3}\\d)'
/** In a list, also not after a comma. */
const LIST_ALONE = '(?<!\\d[ /.:,–-]{0,3})'
const LIST_OVER = '(?![ /.:,–-]{0,3}\\d)'

/** A longer chain that starts like a date stays: phone numbers are written so. */
const HARMLESS = [
  new RegExp(`(?<!\\d[/.-]?)${DAY}[/.-]${MONTH}[/.-](?:${YEAR}|\\d{2})(?![/.-]?\\d)`, 'g'),
  new RegExp(`(?<!\\d[/.-]?)${YEAR}[/.-]${MONTH}[/.-]${DAY}(?![/.-]?\\d)`, 'g'),
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
  new RegExp(`${ALONE}${DAY} ?(?:[/.-] ?)?${MONTH} ?(?:[/.-] ?)?${YEAR}${OVER}`, 'g'),
  // '03/2024, 15/03': a list of them has as many digits as a phone number.
  new RegExp(`${ALONE}(?:${MONTH}/${YEAR}|${DAY}/${MONTH})${OVER}`, 'g'),
  new RegExp(`${ALONE}${CLOCK}${TO}${CLOCK}${OVER}`, 'g'),
  new RegExp(`\\b${YEAR}(?:\\s?(?:a|al|y|o)\\s?|[^a-z0-9]{0,3})(?=${YEAR}\\b)`, 'g'),
  // Fifteen digits by ISO 11784, often in groups after the three of the maker, or of our countries and their neighbours.
  new RegExp(
    `\\b(?:micro)?chip\\b(?:[^\\p{L}\\p{N}\\n]|\\b(?:${CHIP_WORDS})\\b){0,25}(?<!\\d)(?:\\d{15}|${CHIP_PREFIX}(?:[ .-]?\\d){12})(?![ .-]?\\d)`,
    'gu',
  ),
]

/** '9-12, 14-18': opening hours, where each ends later than it begins. */
const HOURS = new RegExp(`${LIST_ALONE}${HOUR} ?[-–] ?${HOUR}(?:, ?${HOUR} ?[-–] ?${HOUR})+${LIST_OVER}`, 'g')

/** '3, 5, 7 y 9': an unordered one may be a phone number, and so may any behind a word for it. */
const LIST = new RegExp(
  `(?<!\\b(?:cel|tel|wsp|wpp|wasap|whats|fono|numero|llam)[a-z]{0,8}[ :.]{0,3})${LIST_ALONE}[1-9]\\d?(?:\\.\\d)?(?:, ?[1-9]\\d?(?:\\.\\d)?){2,20}${LIST_OVER}`,
  'g',
)

/** @param plain of `readText`. @returns the same with a blank for each harmless number; in linear time */
export const withoutHarmlessNumbers = (plain: string): string =>
  HARMLESS.reduce((rest, pattern) => rest.replace(pattern, ' '), plain)
    .replace(HOURS, (hours) => (hours.split(',').every(isForward) ? ' ' : hours))
    .replace(LIST, (list) => (isOrdered(list.split(',').map(Number)) ? ' ' : list))

const isForward = (range: string): boolean => {
  const [from = 0, to = 0] = range.split(/[-–]/).map(Number)
  return from < to
}

const isOrdered = (numbers: readonly number[]): boolean => {
  const steps = numbers.slice(1).map((number, at) => Math.sign(number - (numbers[at] ?? 0)))
  return !(steps.includes(1) && steps.includes(-1))
}
