import { describe, expect, it } from 'vitest'
import { registrationSchema } from '@/lib/accounts/schema'
import { askSchema, requestIdSchema } from '@/lib/adoptions/schema'
import { favouriteSchema } from '@/lib/favourites/schema'
import { MAX_ID } from '@/lib/params'

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
