import { baseColors, certainColorKeys, colorKey, isColorWord } from '@/lib/pets/imports/words/colors'
import type { ColorDto } from '@/lib/platform/catalog/dto'
import type { PetType } from '@/lib/text/vocabulary'

export type ColorRow = Pick<ColorDto, 'type' | 'name' | 'slug'>

/** By species and the basic colours of a name: the slug. */
export type ColorIndex = Record<PetType, ReadonlyMap<string, string>>

export function colorIndex(colors: readonly ColorRow[]): ColorIndex {
  const of = (type: PetType) => {
    const map = new Map<string, string>()
    for (const color of colors.filter((one) => one.type === type)) {
      const bases = baseColors(color.name.replace(/ *\(.*?\)/g, ''))
      if (bases && !map.has(colorKey(bases))) map.set(colorKey(bases), color.slug)
    }
    return map
  }
  return { perro: of('perro'), gato: of('gato'), otro: of('otro') }
}

const LINKS = new Set(
  'con c y e de del color claro clara oscuro oscura manchas manchitas mancha patas patitas pecho puntas cara'.split(
    ' ',
  ),
)
const MAX_WORDS = 8

/**
 * A colour at `from`, of as many words as mean one entry of the species' list; `slug` null if they mean none or several.
 * Of several colours that are no entry together none is the pet's alone: 'gris y blanco'.
 */
export function matchColor(
  index: ColorIndex,
  type: PetType,
  words: readonly string[],
  from: number,
): { slug: string | null; end: number } {
  let end = from + 1
  for (let at = from; at < words.length && at < from + MAX_WORDS; at++) {
    const word = words[at] ?? ''
    if (isColorWord(word)) end = at + 1
    else if (!LINKS.has(word)) break
  }
  const slug = certainColorKeys(words.slice(from, end).join(' '), type)
    .map((key) => index[type].get(key))
    .find((one) => one !== undefined)
  return slug === undefined ? { slug: null, end } : { slug, end: withShade(words, end) }
}

/** 'Café claro' */
const withShade = (words: readonly string[], end: number): number =>
  /^(clar|oscur)(it)?[oa]s?$/.test(words[end] ?? '') ? end + 1 : end
