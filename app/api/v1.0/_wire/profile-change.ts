import { z } from 'zod'
import { profileSchema } from '@/lib/people/accounts/name-schema'
import type { ProfileChange } from '@/lib/people/accounts/operations/update-profile'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { parseInput } from '@/lib/platform/http/parse-input'
import { fold } from '@/lib/text/text'

const CHANGEABLE = ['name', 'lastName', 'phone', 'address', 'countryId', 'cityId'] as const

export const profileChangeBody = z
  .object({
    name: profileSchema.shape.name,
    lastName: profileSchema.shape.lastName,
    phone: z.string().describe('Se guarda con el código de su país: +57 300 123 4567'),
    address: profileSchema.shape.address,
    countryId: z.string().describe('Id o nombre'),
    cityId: z.union([z.int(), z.string()]).describe('Id o nombre'),
  })
  .partial()
  .meta({ id: 'UserChange' })

/** Is refused with the field's sentence. */
const NO_CITY = ''

/**
 * Country and city by id or name; null, missing and unknown fields change nothing.
 * @param ownCountry of the account: a city's name means the one there, unless the body names a country
 * @throws DomainError invalid.
 */
export function parseProfileChange(
  body: Record<string, unknown>,
  places: { countries: readonly CountryDto[]; cities: readonly CityDto[] },
  ownCountry: string | null,
): ProfileChange {
  const given = Object.fromEntries(
    CHANGEABLE.flatMap((field) => (body[field] == null ? [] : [[field, body[field]]])),
  )
  const country = idOf(places.countries, given.countryId)
  const near = places.cities.filter(({ countryId }) => countryId === (country ?? ownCountry))
  return parseInput(profileSchema.partial(), {
    ...given,
    ...(given.countryId !== undefined && { countryId: country ?? given.countryId }),
    ...(given.cityId !== undefined && {
      cityId: idOf(near, given.cityId) ?? idOf(places.cities, given.cityId) ?? NO_CITY,
    }),
  })
}

function idOf<Id extends string | number>(
  list: readonly { id: Id; name: string }[],
  value: unknown,
): Id | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = fold(String(value).trim())
  return list.find(({ id, name }) => fold(String(id)) === text || fold(name) === text)?.id
}
