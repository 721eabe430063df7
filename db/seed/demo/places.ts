import { CITIES } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
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

/** @throws Error when there is none. */
export function cityNamed(countryId: string, name: string): City {
  const city = ALL.find((one) => one.countryId === countryId && one.name === name)
  if (!city) throw new Error(`No city called ${name} in ${countryId}`)
  return city
}

/** At least three pets each. */
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

/** The other big ones have three each. */
const FEATURED_CITIES: Record<CountryId, Record<string, number>> = {
  ARG: { 'Buenos Aires': 18, Córdoba: 14, Rosario: 14, Mendoza: 6, 'La Plata': 5, 'Mar del Plata': 5 },
  CHL: { Santiago: 18, Valparaíso: 13, Valdivia: 10, 'Viña del Mar': 5, Concepción: 5 },
  COL: { Bogotá: 18, Medellín: 16, Barranquilla: 11, Cali: 8, Cartagena: 5, Bucaramanga: 5 },
  ECU: { Quito: 20, Guayaquil: 15, Cuenca: 12, Loja: 4, Ambato: 4 },
  PER: { Lima: 18, Cusco: 13, Arequipa: 8, Trujillo: 5, Piura: 4 },
}
