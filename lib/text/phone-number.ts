import {
  type CountryCode,
  type PhoneNumber as Parsed,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { phoneLine, SEVEN_DIGITS } from './phone-line'
import { MAX_PHONE } from './schema'
import type { CountryId } from './vocabulary'

/** What is taken, shown and linked as a telephone; on the server alone, as the countries' rules weigh 29 KB compressed. */
interface PhoneNumber {
  /** International, as stored and shown: '+57 300 123 4567'. */
  text: string
  /** 'tel:+573001234567' */
  url: string
  /** As WhatsApp dials it: digits without a plus. Null for numbers of services, which have no WhatsApp. */
  whatsapp: string | null
}

/** ISO 3166-1 alpha-2. */
const REGIONS: Readonly<Record<CountryId, CountryCode>> = {
  ARG: 'AR',
  CHL: 'CL',
  COL: 'CO',
  ECU: 'EC',
  PER: 'PE',
}
const OURS: readonly (string | undefined)[] = Object.values(REGIONS)

/** 'Tel.:', 'https://wa.me/', '(WhatsApp)' */
const LABEL = /^(?:[^\d+(]|[+(](?![\s+(]*\d))*/
/** A WhatsApp link, with what it says beside the number. */
const WHATSAPP_LINK =
  /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d{8,})(?:[?&#/]\S*)?/i
/** '(WhatsApp)', '– solo mensajes', '📱', ';': whatever is behind the last digit. */
const REMARK = /\D+$/
/** '(24 horas)', 'de 8 a 5', '24/7', 'de 9:00 a 17:00': a remark with digits of its own. */
const DIGITS_REMARK =
  /[\s,;(\p{Pd}]+(?:(?!ext|int|anexo|[oxy]\P{L})\p{L}|24\s?(?:h|\/7)|\d{1,2}(?::\d\d)?\s?(?:[ap]\.?\s?m|h)).*$/iu
/** Of a second number, which a remark has not: three digits in a row, or seven in all besides minutes. */
const SECOND_NUMBER = /\d{3}|(?:\d\D*){7}/
const MINUTES = /[:.]\d\d(?!\d)/g
/** '1)', '2. ', '1.-' of a list, but not '(1) 305' nor '1.305', which are of the United States. */
const LIST_MARK = /^\d(?:\)|[.:](?=[\s-])|\uFE0F?\u20E3)[\s-]*/
const EXTENSION = /[\s,;]*(?:ext(?:ensi[oó]n)?|int(?:erno)?|anexo|x)[\s.:=]*(\d{1,7})$/i
/** 00 is the exit code of most countries. */
const PLUS = /^\(?[\s+]*(?:\+|00)[\s+]*/
/** Blanks, dashes and signs that people put between digits. */
const NUMBER = /^\+?[\d\s().\p{Pd}\u2212·•*_/,'’~]+$/u

/**
 * How numbers were written and still are: Colombian landlines before 2021, whose area now starts with 60 (CRC, Resolución
 * 5826), and Mexican mobiles before 2019, with a 1 after the country code (IFT, Plan de Numeración).
 */
const FORMER: readonly [RegExp, string][] = [
  [/^\+(?:57)?57([1-8]\d{7})$/, '+5760$1'],
  [/^\+521(\d{10})$/, '+52$1'],
]

/** Colombia and Ecuador: a number that begins with 1 is of services alone (1 800), which the library's small rules do not know. */
const NO_SERVICE = /^\+(?:57|593)1(?![789])\d{9,10}$/

/**
 * Toll-free, shared-cost and premium numbers: 0600 and 08… of Argentina, 600 and 800 of Chile, 01 8000 and 01 900 of Colombia,
 * 1700 to 1900 of Ecuador, 080… of Peru, 800 to 888 and 900 of North America (ITU-T E.164, national numbering plans).
 */
const OF_SERVICES =
  /^(?:54[68]\d{9}|56(?:600\d{7}|800\d{6})|571[789]00\d+|5931[789]00\d+|5180\d{6}|1(?:800|833|844|855|866|877|888|900)\d{7})$/

/** The 9 of calls from abroad, with the trunk zero or '15' of calls within the country behind it: '+54 9 011 15 …'. */
const ARGENTINE_WITH_9 = /^\+5490*/

/** Argentine mobiles are dialled with a 9 that people leave out (WhatsApp help center, international numbers). */
const ARGENTINE_WITHOUT_9 = /^54(\d{10})$/

/**
 * A number as people type or paste it: with a trunk zero, '15' or exit code, labels, marks of direction, any digits, blanks
 * and dashes. @param countryId of numbers without a country code. @returns null for what is no number of our countries, nor of
 * a length that another has
 */
export function parsePhoneNumber(text: string, countryId: CountryId | null): PhoneNumber | null {
  if (text.length > MAX_PHONE) return null
  const line = phoneLine(text)
    .replace(WHATSAPP_LINK, '$1')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(LABEL, '')
  for (const whole of new Set([line, line.replace(LIST_MARK, '')])) {
    const read = readLine(whole, countryId) ?? readLine(withoutRemark(whole), countryId)
    if (read) return read
  }
  return null
}

function withoutRemark(line: string): string {
  const remark = DIGITS_REMARK.exec(line)
  return remark && !SECOND_NUMBER.test(remark[0].replace(MINUTES, '')) ? line.slice(0, remark.index) : line
}

/** Whether a text that is no number holds two or more, such as '300 123 4567 / 310 765 4321'. */
export function holdsSeveralNumbers(text: string, countryId: CountryId | null): boolean {
  if (text.length > MAX_PHONE) return false
  const line = phoneLine(text)
  const isNumber = (part: string) => SEVEN_DIGITS.test(part) && parsePhoneNumber(part, countryId) !== null
  const cuts = [...line.matchAll(/\d(?=\D)/g)].map(({ index }) => index + 1)
  const first = cuts.find((cut) => isNumber(line.slice(0, cut)))
  return first !== undefined && cuts.some((cut) => cut >= first && isNumber(line.slice(cut)))
}

function readLine(labelled: string, countryId: CountryId | null): PhoneNumber | null {
  const line = labelled.replace(REMARK, '')
  const number = line.replace(EXTENSION, '').replace(PLUS, '+')
  if (!NUMBER.test(number)) return null
  for (const candidate of spellingsOf(number.replace(/[^+\d]/g, ''), countryId)) {
    const parsed = read(candidate, countryId)
    if (parsed && isTaken(parsed)) return describe(parsed, EXTENSION.exec(line)?.[1])
  }
  return null
}

const read = (number: string, countryId: CountryId | null) =>
  parsePhoneNumberFromString(number, {
    defaultCountry: countryId ? REGIONS[countryId] : undefined,
    extract: false,
  })

/** Lengths alone of other countries: their rules change without us. */
const isTaken = (parsed: Parsed) =>
  OURS.includes(parsed.country) ? parsed.isValid() && !NO_SERVICE.test(parsed.number) : parsed.isPossible()

/**
 * The likeliest first: as typed, without trunk zeros, as it was written formerly, with both prefixes of Argentine mobiles, with
 * the plus that was left out.
 */
function spellingsOf(typed: string, countryId: CountryId | null): string[] {
  const parsed = read(typed, countryId)
  const country = parsed ? `+${parsed.countryCallingCode}` : ''
  const spellings = parsed ? [parsed.number, country + parsed.nationalNumber.replace(/^0+/, '')] : []
  const former = spellings.map((spelling) =>
    FORMER.reduce((text, [pattern, now]) => text.replace(pattern, now), spelling),
  )
  const argentine = spellings.flatMap((spelling) =>
    ARGENTINE_WITH_9.test(spelling)
      ? [spelling.replace(ARGENTINE_WITH_9, '+549'), spelling.replace(ARGENTINE_WITH_9, '+54')]
      : [],
  )
  // With a zero in place of the plus, too.
  const abroad = `+${typed.replace(/^0+/, '')}`
  const international = abroad.length > 11 && OURS.includes(read(abroad, null)?.country) ? [abroad] : []
  return [...spellings, ...former, ...argentine, ...international]
}

function describe(parsed: Parsed, extension: string | undefined): PhoneNumber {
  const { number } = parsed
  const digits = number.slice(1)
  // Seven digits in a row are read in two groups.
  const grouped = parsed.formatInternational().replace(/ (\d{3})(\d{4})$/, ' $1 $2')
  return {
    text: extension ? `${grouped} ext. ${extension}` : grouped,
    url: extension ? `tel:${number};ext=${extension}` : `tel:${number}`,
    whatsapp: OF_SERVICES.test(digits) ? null : digits.replace(ARGENTINE_WITHOUT_9, '549$1'),
  }
}

/** Null without a number that WhatsApp can dial. */
export function whatsappUrl(phone: string | null, countryId: CountryId | null, text: string): string | null {
  const number = phone === null ? null : parsePhoneNumber(phone, countryId)
  return number?.whatsapp ? `https://wa.me/${number.whatsapp}?text=${encodeURIComponent(text)}` : null
}
