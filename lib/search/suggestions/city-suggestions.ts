import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { groupBy } from '@/lib/platform/collections'
import { counted } from '@/lib/text/numbers'

export interface CitySuggestion {
  value: string
  label: string
  /** 'Antioquia, Colombia'; of namesakes, their regions or countries. */
  detail: string
  note?: string
}

/** All cities, those with most pets first. Namesakes share a page of results and a suggestion. */
export function suggestCities(
  cities: readonly CityDto[],
  countries: readonly Pick<CountryDto, 'id' | 'name'>[],
  petsPerCity: ReadonlyMap<number, number>,
): CitySuggestion[] {
  const countryNames = new Map(countries.map(({ id, name }) => [id, name]))
  const options = [...groupBy(cities, ({ slug }) => slug).values()].map((namesakes) => {
    const name = namesakes[0]?.name ?? ''
    const pets = namesakes.reduce((sum, { id }) => sum + (petsPerCity.get(id) ?? 0), 0)
    const detail = placesOf(namesakes, (id) => countryNames.get(id) ?? '')
    return { pets, option: { value: name, label: name, detail, ...(pets > 0 && { note: petsText(pets) }) } }
  })
  return options.sort((a, b) => b.pets - a.pets).map(({ option }) => option)
}

function placesOf(namesakes: readonly CityDto[], countryName: (id: CityDto['countryId']) => string): string {
  const countries = [...new Set(namesakes.map(({ countryId }) => countryName(countryId)))]
  if (countries.length > 1) return listed(countries)
  return `${listed(namesakes.map(({ region }) => region))}, ${countries[0]}`
}

const LIST = new Intl.ListFormat('es')
const listed = (names: readonly string[]) => LIST.format([...new Set(names)])
const petsText = (pets: number) => counted(pets, 'mascota', 'mascotas')
