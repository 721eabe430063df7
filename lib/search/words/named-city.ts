import { findCityNamed } from '@/lib/foundations/nearest'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { fold } from '@/lib/text/text'
import type { CountryId } from '@/lib/text/vocabulary'
import { readWords } from './read-words'
import type { Vocabulary } from './vocabulary'

interface Catalog {
  /** By size. */
  cities: readonly CityDto[]
  countries: readonly Pick<CountryDto, 'id' | 'name'>[]
  vocabulary: Vocabulary
}

/**
 * The city that a text names: by its name, or as a search reads it ('cuzco', 'San Miguel, Chile'). Of namesakes the one of
 * the country or region in the text, else of the country given, else the largest. Null for a misspelt one, or for more
 * than a city.
 */
export function namedCity(
  { cities, countries, vocabulary }: Catalog,
  typed: string,
  countryId: CountryId | null,
): CityDto | null {
  const named = findCityNamed(cities, typed, countryId)
  if (named) return named
  const { filters, rest, corrected } = readWords(vocabulary, `en ${typed}`)
  const { city: slug, ...others } = filters
  if (!slug || rest.length > 0 || corrected.length > 0 || Object.keys(others).length > 0) return null
  const text = ` ${wordsOf(typed)} `
  const nameOf = new Map(countries.map(({ id, name }) => [id, name]))
  const isSaid = (place = '') => place !== '' && text.includes(` ${wordsOf(place)} `)
  const namesakes = cities.filter((city) => city.slug === slug)
  return (
    namesakes.find((city) => isSaid(nameOf.get(city.countryId))) ??
    namesakes.find((city) => isSaid(city.region)) ??
    namesakes.find((city) => city.countryId === countryId) ??
    namesakes[0] ??
    null
  )
}

const wordsOf = (text: string): string => (fold(text).match(/[a-z0-9]+/g) ?? []).join(' ')
