import { agesBeyond, readAge } from '@/lib/pets/imports/words/ages'
import type { Age, PetType } from '@/lib/text/vocabulary'

const NUMBER = /^(\d{1,3}|un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|medio)$/
const UNIT = /^(anos?|anitos?|mes|meses|mesecitos|semanas?|semanitas?|dias?|diitas)$/
const BETWEEN = new Set(['a', 'y', 'o', 'de', 'entre'])
/** 'Menos de', 'mayor a', 'menores que' */
const COMPARISON = /^(mas|menos|mayor|menor|mayores|menores)$/
const THAN = /^(de|a|que|q)$/
/** Also '2meses'. */
const TOGETHER = /^(\d{1,3})(anos?|mes|meses|semanas?|dias?|a|m)$/

/** An age as it was typed. */
export interface TypedAge {
  text: string
  /** 'Más de', 'menor a' */
  bound: 'at least' | 'at most' | null
}

/** An age in months or years at `from`, as words for `ageIn`; null for none. 'De 2 a 3 años', 'año y medio' */
export function matchAge(words: readonly string[], from: number): (TypedAge & { end: number }) | null {
  const together = TOGETHER.exec(words[from] ?? '')
  if (together) return { text: `${together[1]} ${together[2]}`, bound: null, end: from + 1 }
  let at = from
  let bound: TypedAge['bound'] = null
  if (COMPARISON.test(words[at] ?? '') && THAN.test(words[at + 1] ?? '')) {
    bound = /^(menos|menor)/.test(words[at] ?? '') ? 'at most' : 'at least'
    at += 2
  } else if (words[at] === 'hasta') {
    bound = 'at most'
    at++
    if (words[at] === 'los') at++
  } else if (words[at] === 'entre') at++
  const start = at
  while (NUMBER.test(words[at] ?? '') || (at > start && BETWEEN.has(words[at] ?? ''))) at++
  const isHalf =
    /^anos?$/.test(words[start] ?? '') && words[start + 1] === 'y' && words[start + 2] === 'medio'
  if (isHalf) return { text: '1 ano y medio', bound, end: start + 3 }
  if (at === start || !UNIT.test(words[at] ?? '')) return null
  let end = at + 1
  if (words[end] === 'y' && (words[end + 1] === 'medio' || words[end + 1] === 'media')) end += 2
  const text = words
    .slice(start, end)
    .map((word) => word.replace(/^(ano|mes|semana|dia)\w*$/, (unit) => unit.replace(/it|ecit/, '')))
    .join(' ')
  if (bound === null && /^(o|y) (mas|menos)$/.test(words.slice(end, end + 2).join(' '))) {
    bound = words[end + 1] === 'mas' ? 'at least' : 'at most'
    end += 2
  }
  return { text, bound, end }
}

/**
 * The one band that an age means; null where it may be several, as of most comparisons, since a search has one. Without a
 * species only what dogs and cats agree on.
 */
export function ageIn({ text, bound }: TypedAge, type: PetType | null): Age | null {
  const ages = (type ? [type] : (['perro', 'gato'] as const)).map((one) => {
    if (bound === null) return readAge(text, one, new Date(0))
    const possible = agesBeyond(text, one, bound)
    return possible.length === 1 ? possible[0] : null
  })
  const [first] = ages
  return first && ages.every((age) => age === first) ? first : null
}
