import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { hasNamesakeAbroad } from '@/lib/foundations/nearest'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { namedCity } from '@/lib/search/words/named-city'
import { vocabularyOf } from '@/lib/search/words/vocabulary'
import type { CountryId } from '@/lib/text/vocabulary'

const cities = CITIES.toSorted((one, other) => other.population - one.population) as CityDto[]
const vocabulary = vocabularyOf({ cities, countries: COUNTRIES, breeds: BREEDS, colors: COLORS })
const find = (typed: string, countryId: CountryId | null = null) =>
  namedCity({ cities, countries: COUNTRIES, vocabulary }, typed, countryId)

describe('a city that somebody typed', () => {
  it.each<[string, CountryId | null, string, CountryId]>([
    ['Quito', null, 'quito', 'ECU'],
    ['cuzco', null, 'cusco', 'PER'],
    ['uio', null, 'quito', 'ECU'],
    ['San Miguel, Chile', null, 'san-miguel', 'CHL'],
    ['san miguel ecuador', 'CHL', 'san-miguel', 'ECU'],
    ['san-miguel', 'CHL', 'san-miguel', 'CHL'],
    ['Cartagena', null, 'cartagena', 'COL'],
    ['cartagena', 'CHL', 'cartagena', 'CHL'],
    ['Cartagena de Indias', null, 'cartagena', 'COL'],
    ['quito', 'CHL', 'quito', 'ECU'],
    ['Mercedes', null, 'mercedes', 'ARG'],
  ])('“%s” (%s)', (typed, countryId, slug, country) => {
    expect(find(typed, countryId)).toMatchObject({ slug, countryId: country })
  })

  it.each(['narnia', 'bogta', 'quito o guayaquil', 'perro en quito', 'colombia', ''])(
    '“%s” is none that is known',
    (typed) => {
      expect(find(typed)).toBeNull()
    },
  )

  it('its name says too little where another country has it', () => {
    const isShared = (typed: string) => hasNamesakeAbroad(cities, find(typed) as CityDto)
    expect(['san miguel', 'cartagena', 'quito'].map(isShared)).toEqual([true, true, false])
  })
})
