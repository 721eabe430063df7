import { expect, it } from 'vitest'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { suggestCities } from '@/lib/search/suggestions/city-suggestions'
import type { CountryId } from '@/lib/text/vocabulary'

const COUNTRIES = [
  { id: 'ARG', name: 'Argentina' },
  { id: 'CHL', name: 'Chile' },
  { id: 'PER', name: 'Perú' },
] as const

const city = (id: number, name: string, region: string, countryId: CountryId): CityDto => ({
  id,
  name,
  region,
  countryId,
  slug: name.toLowerCase(),
  lat: 0,
  lng: 0,
  population: 1,
})

const CITIES = [
  city(1, 'Lima', 'Lima', 'PER'),
  city(2, 'Mercedes', 'Buenos Aires', 'ARG'),
  city(3, 'Mercedes', 'Corrientes', 'ARG'),
  city(4, 'Santiago', 'Región Metropolitana', 'CHL'),
  city(5, 'Santiago', 'Ica', 'PER'),
]

it('a city is suggested with its region, country and pets, those with most pets first', () => {
  const pets = new Map([
    [4, 1234],
    [1, 1],
  ])
  expect(suggestCities(CITIES, COUNTRIES, pets)).toEqual([
    { value: 'Santiago', label: 'Santiago', detail: 'Chile y Perú', note: '1234 mascotas' },
    { value: 'Lima', label: 'Lima', detail: 'Lima, Perú', note: '1 mascota' },
    { value: 'Mercedes', label: 'Mercedes', detail: 'Buenos Aires y Corrientes, Argentina' },
  ])
})

it('namesakes count as one, as on their page of results', () => {
  const pets = new Map([
    [2, 2],
    [3, 3],
  ])
  expect(suggestCities(CITIES, COUNTRIES, pets)[0]).toMatchObject({
    label: 'Mercedes',
    note: '5 mascotas',
  })
})
