import { ageWord, agree, sizeWord } from '@/lib/text/copy/agree'
import { COAT_LABELS } from '@/lib/text/copy/labels'
import type { Care, Companion, Gender, PetType } from '@/lib/text/vocabulary'
import { NOUNS } from './copy'
import type { SearchScope } from './dto'
import { namedEntries, type SearchCatalog } from './options'
import type { SearchQuery } from './url/params'

export const MAX_SEARCH_NAME = 60

/** The gender of nouns that have one form only. */
const FIXED_GENDERS: Record<PetType | 'any', Gender | null> = {
  perro: null,
  gato: null,
  otro: 'macho',
  any: 'hembra',
}
const COMPANIONS: Record<Companion, string> = {
  children: 'que viven bien con niños',
  dogs: 'que viven bien con perros',
  cats: 'que viven bien con gatos',
}
const plural = (words: string): string =>
  words
    .split(' ')
    .map((word) =>
      word === 'joven' ? 'jóvenes' : word === 'muy' ? word : word + (/[aeiou]$/.test(word) ? 's' : 'es'),
    )
    .join(' ')

/** 'Perras jóvenes en Medellín': what a search is called until its owner says otherwise. */
export function suggestName(
  { type, place }: SearchScope,
  query: SearchQuery,
  catalog: SearchCatalog,
): string {
  const { age, size, gender, companion, coat, care } = query
  const young = age === 'cachorro' ? type : null
  const fixedGender = FIXED_GENDERS[type ?? 'any']
  const form = young === 'otro' ? 'hembra' : (fixedGender ?? gender ?? 'macho')
  const word = (text: string | undefined) => (text ? [plural(text)] : [])
  const { breed, color, foundation } = namedEntries(query, catalog)
  const parts = [
    plural(young ? ageWord('cachorro', form, young) : agree(NOUNS[type ?? 'any'].one, form)),
    ...word(age && !young ? ageWord(age, form) : undefined),
    ...word(size && sizeWord(size, form)),
    ...(gender && fixedGender ? [gender] : []),
    // 'Perras' says it, 'Perros' means all of them.
    ...(gender === 'macho' && !fixedGender ? ['machos'] : []),
    ...(place.kind === 'city' || place.kind === 'country' ? [`en ${place.name}`] : []),
    ...(query.text ? [`“${query.text}”`] : []),
    ...(breed ? [`de raza ${breed.label}`] : []),
    ...(companion ? [COMPANIONS[companion]] : []),
    ...(care ? [careWords(care, form)] : []),
    ...(color ? [`de color ${color.label.toLowerCase()}`] : []),
    ...(coat ? [`de pelaje ${COAT_LABELS[coat].toLowerCase()}`] : []),
    ...(foundation ? [`de ${foundation.name}`] : []),
  ]
  return capital(joinFitting(parts))
}

const careWords = (care: Care, form: Gender) =>
  care === 'house_trained' ? plural(agree('hogareño', form)) : 'con cuidados especiales'

function joinFitting(parts: readonly string[]): string {
  let name = ''
  for (const part of parts) {
    const longer = name ? `${name} ${part}` : part
    if ([...longer].length <= MAX_SEARCH_NAME) name = longer
  }
  return name
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
