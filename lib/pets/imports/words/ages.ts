import { DAY_MS } from '@/lib/text/durations'
import { fold } from '@/lib/text/text'
import { AGES, type Age, type PetType } from '@/lib/text/vocabulary'
import { readDate } from './dates'
import { isUnknown, lookup, loose } from './plain'
import { likelySpan, readSpan, type Span } from './spans'

const WORDS = lookup<Age>({
  cachorro: `cachorro, cachorrito, bebe, puppy, kitten, baby, gatito, cria, recien nacido, lactante, infant, neonato, destetado, bb,
    pup, cachorrillo, cachorro pequeño`,
  joven: 'joven, jovencito, young, juvenil, adolescente, teen, young adult, adulto joven, subadulto',
  adulto: 'adulto, adult, maduro, mature, adultito',
  'adulto mayor':
    'adulto mayor, senior, mayor, anciano, viejito, viejo, abuelo, abuelito, geriatrico, geriatric, old, tercera edad, elderly, geronte, senil, veterano, longevo',
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

/** The bands that pets may be in who are at least, or at most, as old as a text says; none for a text that says no age. */
export function agesBeyond(typed: string, type: PetType, bound: 'at least' | 'at most'): Age[] {
  const span = readSpan(typed)
  if (!span) return []
  const [young, adult, senior] = BANDS[type]
  const starts = [0, young, adult, senior]
  const isPossible = (_: Age, at: number) =>
    bound === 'at least' ? (starts[at + 1] ?? OLDEST) > span.from : (starts[at] ?? 0) < span.to
  return AGES.filter(isPossible)
}

/** The end of a range is not reached; null where it crosses into another band. */
function bandOfSpan(type: PetType, { from, to }: Span): Age | null {
  const first = bandOf(type, from)
  return to > from && bandOf(type, Math.min(to, OLDEST) - A_MOMENT) !== first ? null : first
}
const A_MOMENT = 1e-6

const ENGLISH_AGE = /\b(years?|yrs?|months?|mos?|weeks?|wks?|days?)[- ]old\b/g
const OPENING = /^(?:[^a-z0-9]|\b(?:muy|un|una|es|perr[oa]|gat[oa])\b)*$/
/** Beside a band, these say that it is another one or one of two. */
const DOUBT = /\b(?:no|casi|sin|not|pero|o|u|y|a|or|to|almost)\b/

/** In any gender and number. */
function bandNamed(word: string): Age | undefined {
  const meant = loose(word)
  return WORDS.get(meant) ?? WORDS.get(meant.replace(/s$/, '')) ?? WORDS.get(meant.replace(/es$/, ''))
}

/** The bands that a text names, what else it says, and whether that is nothing against them. */
function bandsNamed(typed: string): { ages: Age[]; rest: string; isPlain: boolean } {
  const parts =
    fold(typed)
      .replace(ENGLISH_AGE, '$1')
      .match(/[a-z]+|[^a-z]+/g) ?? []
  const ages: Age[] = []
  let [rest, opening] = ['', '']
  for (let at = 0; at < parts.length; ) {
    const [word = '', gap, next = ''] = parts.slice(at, at + 3)
    const both = gap === ' ' ? bandNamed(`${word} ${next}`) : undefined
    // 'Mayor de 2 años'
    const one = both ?? (word === 'mayor' && /^(?:de|a|que)$/.test(next) ? undefined : bandNamed(word))
    if (one && ages.length === 0) opening = rest
    if (one) ages.push(one)
    rest += one ? ' ' : word
    at += both ? 3 : 1
  }
  const isPlain = OPENING.test(opening) && !DOUBT.test(rest)
  return { ages: [...new Set(ages)], rest: rest.replace(/[(),;]/g, ' '), isPlain }
}

/**
 * The age band that a cell means: words, years and months, or a birth date.
 * @returns '' for unknown, null for a text that is not understood or may mean two bands
 */
export function readAge(typed: string, type: PetType, now: Date): Age | '' | null {
  if (isUnknown(typed)) return ''
  const word = WORDS.get(loose(typed))
  if (word) return word
  const born = readDate(typed, now, OLDEST)
  if (born) return bandOf(type, (now.getTime() - born.getTime()) / (365.25 * DAY_MS))
  const { ages, rest, isPlain } = bandsNamed(typed)
  const [named] = ages
  if (!named) {
    const span = readSpan(typed)
    return span && bandOfSpan(type, span)
  }
  if (ages.length > 1) return null
  if (!/\d/.test(rest) && readSpan(rest) === null) return isPlain ? named : null
  // 'Adulto (5 años)'
  const span = readSpan(rest)
  return span && bandOfSpan(type, span) === named ? named : null
}

/** The band that was probably meant where `readAge` does not know: the middle of a range, else one that it names. */
export function likelyAge(typed: string, type: PetType): Age | null {
  const { ages, rest } = bandsNamed(typed)
  const span = likelySpan(rest) ?? readSpan(rest)
  if (span) return bandOf(type, (span.from + span.to) / 2)
  return ages[0] ?? (/^\D*\b(?:mes|sem|dia|month|week)\D*$/.test(rest) ? 'cachorro' : null)
}
