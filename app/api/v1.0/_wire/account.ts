import { z } from 'zod'
import type { AccountRecordDto } from '@/lib/people/accounts/dto'
import type { MatchDto } from '@/lib/people/matches/dto'
import { storeAnswers } from '@/lib/people/matches/stored'
import type { SessionAccountDto } from '@/lib/platform/session/dto'
import {
  ADOPTION_STATUSES,
  AGES,
  COATS,
  FOUNDATION_STATUSES,
  GENDERS,
  MATCH_TYPES,
  PET_STATUSES,
  ROLES,
  SIZES,
} from '@/lib/text/vocabulary'
import { countryId } from './ids'

export const sessionUserWire = z
  .object({
    id: z.int(),
    name: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    verification: z.boolean().describe('Si el correo está confirmado'),
  })
  .meta({ id: 'SessionUser' })

export const matchWire = z
  .object({
    id: z.int(),
    userId: z.int(),
    type: z.enum(MATCH_TYPES),
    haTenidoMascota: z.enum(['Si', 'No']),
    age: z.enum(AGES),
    genre: z.enum(GENDERS),
    coat: z.enum(COATS),
    size: z.enum(SIZES),
  })
  .meta({ id: 'Match' })

export const userWire = z
  .object({
    id: z.int(),
    name: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(ROLES),
    active: z.boolean().describe('De una fundación, recién cuando está aprobada'),
    foundationStatus: z.enum(FOUNDATION_STATUSES).nullable().describe('null para personas'),
    verification: z.boolean(),
    donaciones: z
      .int()
      .min(0)
      .describe('Cuántas se pagaron: de las que hizo o, si es una fundación, de las que recibió'),
    address: z.string().nullable(),
    document: z.boolean().nullable().describe('Si la fundación entregó su documento; null para personas'),
    country: z.string(),
    city: z.string().nullable(),
    countryId: countryId.nullable(),
    cityId: z.int().nullable(),
    match: matchWire.nullable(),
    pets: z.array(z.object({ id: z.int(), name: z.string(), status: z.enum(PET_STATUSES) })),
    solicitudes: z.array(
      z.object({
        id: z.int(),
        petId: z.int(),
        status: z.enum(ADOPTION_STATUSES),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'User' })

export const wireSessionUser = (account: SessionAccountDto): z.output<typeof sessionUserWire> => ({
  id: account.id,
  name: account.name,
  lastName: account.lastName,
  email: account.email,
  role: account.role,
  verification: account.confirmed,
})

/** The contract has no word for an open answer: its stand-in goes out. */
export function wireMatch({ userId, ...answers }: MatchDto): z.output<typeof matchWire> {
  const { type, hadPet, age, gender, coat, size } = storeAnswers(answers)
  const haTenidoMascota = hadPet ? 'Si' : 'No'
  return { id: userId, userId, type, haTenidoMascota, age, genre: gender, coat, size }
}

export function wireUser(account: AccountRecordDto): z.output<typeof userWire> {
  const { confirmed, country, donationCount, hasDocument, match, requests, ...rest } = account
  return {
    ...rest,
    active: rest.active && (rest.foundationStatus ?? 'aprobada') === 'aprobada',
    verification: confirmed,
    country: country ?? '',
    donaciones: donationCount,
    document: hasDocument,
    match: match && wireMatch(match),
    solicitudes: requests,
  }
}
