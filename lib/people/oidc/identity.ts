import { z } from 'zod'
import { isEmailLike } from '@/lib/people/accounts/email'
import { sanitisePersonName } from '@/lib/people/accounts/names'
import { idSchema } from '@/lib/text/schema'
import { fold } from '@/lib/text/text'
import { COUNTRY_IDS, type CountryId } from '@/lib/text/vocabulary'

export interface ProviderIdentity {
  issuer: string
  /** A subject is unique per issuer only. */
  subject: string
  email: string | null
  emailVerified: boolean
  name: string
  lastName: string
  countryId: CountryId | null
  cityId: number | null
}

const name = z.string().catch('').transform(sanitisePersonName)

/** The catalogue's names, folded. */
const COUNTRIES = new Map<string, CountryId>([
  ['argentina', 'ARG'],
  ['chile', 'CHL'],
  ['colombia', 'COL'],
  ['ecuador', 'ECU'],
  ['peru', 'PER'],
])
/** Never cleaned: without an invisible sign it could be somebody else's. */
const email = z.string().trim().refine(isEmailLike).toLowerCase()

const claimsSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1),
  email: email.nullable().catch(null),
  // Some providers send a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  given_name: name,
  family_name: name,
  name,
  countryId: z.enum(COUNTRY_IDS).nullable().catch(null),
  countryName: z
    .string()
    .transform((name) => COUNTRIES.get(fold(name.trim())) ?? null)
    .catch(null),
  cityId: idSchema('No encontramos esa ciudad').nullable().catch(null),
})

/** Custom claims are prefixed: `https://querencia.example/countryId`. @throws ZodError without issuer or subject. */
export function identityOf(claims: Readonly<Record<string, unknown>>): ProviderIdentity {
  const custom = (claim: string) =>
    Object.entries(claims).find(([key]) => key === claim || key.endsWith(`/${claim}`))?.[1]
  const known = claimsSchema.parse({
    ...claims,
    countryId: custom('countryId'),
    countryName: custom('countryName'),
    cityId: custom('cityId'),
  })
  return {
    issuer: known.iss,
    subject: known.sub,
    email: known.email,
    emailVerified: known.email !== null && known.email_verified,
    name: known.given_name || known.name,
    lastName: known.family_name,
    countryId: known.countryId ?? known.countryName,
    cityId: known.cityId,
  }
}

const timeSchema = z.object({ auth_time: z.int().positive() })

/** When the person last signed in at the provider (`auth_time`); undefined where it does not say. */
export function signInTimeOf(claims: Readonly<Record<string, unknown>>): Date | undefined {
  const { data } = timeSchema.safeParse(claims)
  return data && new Date(data.auth_time * 1000)
}
