import { z } from 'zod'
import type { BreedDto, CityDto, ColorDto, CountryDto } from '@/lib/catalog/dto'
import { CURRENCIES, PET_TYPES } from '@/lib/vocabulary'
import { countryId } from './ids'

export const countryWire = z
  .object({ id: countryId, name: z.string(), currency: z.enum(CURRENCIES), symbol: z.string() })
  .meta({ id: 'Country' })

export const cityWire = z.object({ id: z.int(), name: z.string(), countryId: countryId }).meta({ id: 'City' })

/** A city in the list of its country, where names repeat. */
export const listedCityWire = cityWire
  .extend({ region: z.string().describe('Provincia, región o departamento') })
  .meta({ id: 'ListedCity' })

export const breedWire = z
  .object({ id: z.int(), nameBreed: z.string(), typeId: z.enum(PET_TYPES) })
  .meta({ id: 'Breed' })

export const colorWire = z
  .object({ id: z.int(), nameColor: z.string(), typeId: z.enum(PET_TYPES) })
  .meta({ id: 'Color' })

export const wireCountry = ({ id, name, currency, symbol }: CountryDto): z.output<typeof countryWire> => ({
  id,
  name,
  currency,
  symbol,
})

export const wireListedCity = ({
  id,
  name,
  countryId,
  region,
}: CityDto): z.output<typeof listedCityWire> => ({ id, name, countryId, region })

export const wireBreed = ({ id, name, type }: BreedDto): z.output<typeof breedWire> => ({
  id,
  nameBreed: name,
  typeId: type,
})

export const wireColor = ({ id, name, type }: ColorDto): z.output<typeof colorWire> => ({
  id,
  nameColor: name,
  typeId: type,
})
