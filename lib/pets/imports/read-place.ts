import type { RowProblem } from '@/lib/text/vocabulary'
import { type Choices, findCity, suggestNames, toldRegion } from './cell-values'
import type { ImportedPet, PlacedPet, Reading } from './dto'
import { noSuchName, whichName } from './problems'
import { OWN_CITY, type TypedRow } from './typed-row'
import { isUnknown, loose } from './words/plain'

interface ReadPlace {
  place: ImportedPet['place']
  readings: Reading[]
  problems: RowProblem[]
}

const NOTHING: ReadPlace = { place: null, readings: [], problems: [] }

/**
 * The city of a row, and of two the one in the region of its row. A column that only says where the pet is may name a kennel:
 * that says nothing of the city. The one that the pet has is kept.
 */
export function readPlace(typed: TypedRow, cities: Choices['cities'], present: PlacedPet | null): ReadPlace {
  const [cell, column] = [typed.text('city'), typed.text('region')]
  // Perhaps of another country: a foundation may move.
  if (cell !== '' && loose(cell) === loose(present?.city ?? '')) return NOTHING
  // One name may stand for cities of several regions, and be answered for each.
  const both = toldRegion(cities, '', column) === null ? cell : `${cell}, ${column}`
  const answer = typed.meant('city', '', both)
  const named = answer === both ? typed.word('city') : answer
  const isNamed = !isUnknown(named)
  const word = isNamed ? named : typed.word('city', '', 'place')
  if (isUnknown(word) || word === OWN_CITY) return NOTHING
  const region = answer === both ? column : ''
  const city = findCity(cities, word, region)
  if (city) {
    const isSame = loose(city.name) === loose(word)
    return {
      place: { cityId: city.id, countryId: city.countryId },
      readings: isSame ? [] : [{ key: 'city', typed: word, read: city.name }],
      problems: [],
    }
  }
  if (!isNamed) return { place: null, readings: [{ key: 'city', typed: word, read: '' }], problems: [] }
  return {
    place: null,
    readings: [],
    problems: [whichCity(findCity(cities, word) ? both : cell, region, cities)],
  }
}

const LIST = 'ciudades de tu país'

/** Where only the region is known, one of its cities. */
function whichCity(typed: string, column: string, cities: Choices['cities']): RowProblem {
  const region = toldRegion(cities, `, ${typed}`, column)
  if (region === null) return noSuchName('city', typed, cities, LIST, '', [OWN_CITY])
  const near = cities.filter((city) => city.region === region).map(({ name }) => name)
  const name = typed.replace(/[,;(].*$/, '')
  const alike = suggestNames(cities, name, 3)
  const hasGuess = toldRegion(cities, '', name) === null && near.includes(alike[0] ?? '')
  const options = new Set([...(hasGuess ? alike.slice(0, 1) : []), ...near, ...alike, OWN_CITY])
  return whichName('city', typed, LIST, { options: [...options], hasGuess })
}
