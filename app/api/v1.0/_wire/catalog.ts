import { z } from 'zod'
import type { BreedDto, CityDto, ColorDto, CountryDto } from '@/lib/platform/catalog/dto'
import { CURRENCIES, PET_TYPES } from '@/lib/text/vocabulary'
import { countryId } from './ids'

export const countryWire = z
  .object({ id: countryId, name: z.string(), currency: z.enum(CURRENCIES), symbol: z.string() })
  .meta({ id: 'Country' })

export const cityWire = z.object({ id: z.int(), name: z.string(), countryId: countryId }).meta({ id: 'City' })

export const listedCityWire = cityWire
  .extend({ region: z.string().describe('Provincia, región o departamento') })
  .meta({ id: 'ListedCity' })

export const breedWire = z
  .object({
    id: z.int(),
    nameBreed: z
      .string()
      .describe(
        'El nombre internacional, como el `breed` de una mascota; un gato mestizo lleva allí el de su pelaje, así que se compara por id',
      ),
    label: z.string().describe('El nombre en español'),
    typeId: z.enum(PET_TYPES),
  })
  .meta({ id: 'Breed' })

export const colorWire = z
  .object({
    id: z.int(),
    nameColor: z.string(),
    group: z.string().describe('El grupo de colores, como el `color` de una mascota'),
    typeId: z.enum(PET_TYPES),
  })
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

export const wireBreed = ({ id, name, internationalName, type }: BreedDto): z.output<typeof breedWire> => ({
  id,
  nameBreed: internationalName,
  label: name,
  typeId: type,
})

export const wireColor = ({ id, name, groupName, type }: ColorDto): z.output<typeof colorWire> => ({
  id,
  nameColor: name,
  group: groupName,
  typeId: type,
})
