import { CITIES } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { FEATURED_CITIES } from '@/db/seed/data/places'
import type { CountryId } from '@/lib/text/vocabulary'

export interface City {
  id: number
  name: string
  countryId: CountryId
  population: number
}

const BIGGEST_OVERALL = 40
const BIGGEST_PER_COUNTRY = 8

const ALL: City[] = CITIES.map(({ id, name, countryId, population }) => ({
  id,
  name,
  countryId,
  population,
})).sort((one, other) => other.population - one.population)

/** The most populous city of that name. @throws Error when there is none. */
export function cityNamed(countryId: string, name: string): City {
  const city = ALL.find((one) => one.countryId === countryId && one.name === name)
  if (!city) throw new Error(`No city called ${name} in ${countryId}`)
  return city
}

/** Cities with demo pets and their number of adoptable pets, at least three. */
export function planCities(): { city: City; pets: number }[] {
  const featured = COUNTRIES.flatMap(({ id }) =>
    Object.entries(FEATURED_CITIES[id]).map(([name, pets]) => ({ city: cityNamed(id, name), pets })),
  )
  const biggest = [
    ...ALL.slice(0, BIGGEST_OVERALL),
    ...COUNTRIES.flatMap(({ id }) =>
      ALL.filter((city) => city.countryId === id).slice(0, BIGGEST_PER_COUNTRY),
    ),
  ]
  const others = [...new Set(biggest)].filter((city) => !featured.some((one) => one.city === city))
  return [...featured, ...others.map((city) => ({ city, pets: 3 }))]
}
