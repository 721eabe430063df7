import type { RowProblem } from '@/lib/text/vocabulary'
import { OWN_CITY } from './accepted-words'
import { type Choices, findCity } from './cell-values'
import type { ImportedPet, Reading } from './dto'
import { noSuchName } from './problems'
import type { TypedRow } from './typed-row'
import { isUnknown, loose } from './words/plain'

interface ReadPlace {
  place: ImportedPet['place']
  readings: Reading[]
  problems: RowProblem[]
}

/** The city of a row. A column that only says where the pet is may name a kennel: that says nothing of the city. */
export function readPlace(typed: TypedRow, cities: Choices['cities']): ReadPlace {
  const named = typed.word('city')
  const isNamed = !isUnknown(named)
  const word = isNamed ? named : typed.word('city', '', 'place')
  if (isUnknown(word) || word === OWN_CITY) return { place: null, readings: [], problems: [] }
  const city = findCity(cities, word)
  if (city) {
    const isSame = loose(city.name) === loose(word)
    return {
      place: { cityId: city.id, countryId: city.countryId },
      readings: isSame ? [] : [{ key: 'city', typed: word, read: city.name }],
      problems: [],
    }
  }
  if (!isNamed) return { place: null, readings: [{ key: 'city', typed: word, read: '' }], problems: [] }
  const unknown = noSuchName('city', typed.text('city'), cities, 'ciudades de tu país', '', [OWN_CITY])
  return { place: null, readings: [], problems: [unknown] }
}
