import type { CountryId } from '@/lib/text/vocabulary'

interface Profile {
  name: string
  lastName: string
  phone: string | null
  address: string | null
  countryId: CountryId | null
  cityId: number | null
}

/** What the profile form changes. A city goes with its country. */
export const profileRecord = ({ name, lastName, phone, address, countryId, cityId }: Profile) => ({
  name,
  lastName,
  phone,
  address,
  place: { countryId, cityId },
})

export type ProfileRecord = ReturnType<typeof profileRecord>
