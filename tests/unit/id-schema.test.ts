import { describe, expect, it } from 'vitest'
import { askSchema, requestIdSchema } from '@/lib/adoption/requests/schema'
import { reportPetSchema } from '@/lib/moderation/reports/schema'
import { approveFoundationSchema, resendMailSchema } from '@/lib/moderation/staff/schema'
import { registrationSchema } from '@/lib/people/accounts/name-schema'
import { identityOf } from '@/lib/people/oidc/identity'
import { favouriteSchema } from '@/lib/pets/favourites/schema'
import { ownPetSchema, petFields } from '@/lib/pets/schema'
import { deleteSearchSchema } from '@/lib/search/saved-searches/schema'
import { MAX_ID } from '@/lib/text/params'

const NO_IDS = [
  true,
  [1],
  ['1'],
  {},
  null,
  undefined,
  '',
  ' 1',
  '1e3',
  '0x10',
  '007',
  '1.5',
  1.5,
  0,
  -1,
  MAX_ID + 1,
]
const SCHEMAS = [
  ['a request', (petId: unknown) => askSchema.safeParse({ petId })],
  ['an answer', (requestId: unknown) => requestIdSchema.safeParse({ requestId })],
  ['a favourite', (petId: unknown) => favouriteSchema.safeParse({ userId: 1, petId })],
  ['a breed', (breedId: unknown) => petFields.breedId.safeParse(breedId)],
  ['an own pet', (petId: unknown) => ownPetSchema.safeParse({ petId })],
  ['a reported pet', (petId: unknown) => reportPetSchema.safeParse({ petId, reason: 'dinero' })],
  ['a saved search', (id: unknown) => deleteSearchSchema.safeParse({ id })],
  ['a decision', (foundationId: unknown) => approveFoundationSchema.safeParse({ foundationId, seen: '' })],
  ['a mail', (id: unknown) => resendMailSchema.safeParse({ id })],
  ['a city', (cityId: unknown) => registrationSchema.shape.cityId.safeParse(cityId)],
] as const

describe.each(SCHEMAS)('the id of %s', (_, parse) => {
  it('is an integer or its digits', () => {
    for (const id of [1, '1', MAX_ID, String(MAX_ID)]) expect(parse(id).success).toBe(true)
  })

  it('is nothing else, and the refusal is a sentence', () => {
    for (const id of NO_IDS)
      expect(parse(id).error?.issues[0]?.message).toMatch(/^(Elige|Por favor|No encontramos) /)
  })
})

it('the city of a sign-in provider is an id or none', () => {
  const cityOf = (cityId: unknown) => identityOf({ iss: 'https://id.example', sub: '1', cityId }).cityId
  expect([cityOf(7), cityOf('7')]).toEqual([7, 7])
  for (const id of NO_IDS) expect(cityOf(id)).toBeNull()
})
