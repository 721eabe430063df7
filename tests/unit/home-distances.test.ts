import { expect, it } from 'vitest'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { withDistancesFromHome } from '@/lib/search/distance'
import { samplePet } from '@/tests/support/fixtures'

const city = (id: number, lat: number, lng: number): CityDto => ({
  id,
  name: '',
  slug: '',
  region: '',
  countryId: 'ECU',
  lat,
  lng,
  population: 0,
})
const CITIES = [city(1, -0.18, -78.47), city(2, -2.19, -79.89)]
const PETS = [1, 2].map((cityId) => samplePet({ place: { ...samplePet().place, cityId } }))

it('pets elsewhere are as far as their city from the one that somebody lives in', () => {
  const told = withDistancesFromHome(PETS, CITIES, { cityId: 1, countryId: 'ECU' })
  expect(told.map(({ distanceKm }) => distanceKm)).toEqual([undefined, 274])
})

it('nothing is said of distances to somebody whose city nobody knows', () => {
  const told = withDistancesFromHome(PETS, CITIES, { cityId: null, countryId: 'ECU' })
  expect(told.map(({ distanceKm }) => distanceKm)).toEqual([undefined, undefined])
})
