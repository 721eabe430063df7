import { describe, expect, it } from 'vitest'
import { matchWire, userWire, wireMatch, wireUser } from '@/app/api/v1.0/_wire/account'
import type { AccountRecordDto } from '@/lib/people/accounts/dto'
import type { MatchDto } from '@/lib/people/matches/dto'

const MATCH: MatchDto = {
  userId: 7,
  type: 'ambos',
  hadPet: true,
  age: 'adulto mayor',
  gender: 'hembra',
  coat: 'sin pelo',
  size: 'extra grande',
}
const account = (changes: Partial<AccountRecordDto> = {}): AccountRecordDto => ({
  id: 7,
  name: 'Ana',
  lastName: 'Paz',
  email: 'ana@correo.example',
  phone: null,
  address: null,
  role: 'user',
  active: true,
  foundationStatus: null,
  confirmed: true,
  countryId: 'ECU',
  country: 'Ecuador',
  cityId: 4,
  city: 'Quito',
  hasDocument: null,
  donationCount: 3,
  match: MATCH,
  pets: [],
  requests: [],
  ...changes,
})

describe('an account on the wire', () => {
  it('has a word of the contract for answers that were left open', () => {
    const open = wireMatch({ ...MATCH, hadPet: null, age: null, gender: null, coat: null, size: null })
    expect(matchWire.strict().parse(open)).toMatchObject({ haTenidoMascota: 'No', age: 'adulto' })
  })

  it('has every field of the specification', () => {
    const user = wireUser(account())
    expect(userWire.parse(user)).toEqual(user)
    expect(user).toMatchObject({
      id: 7,
      name: 'Ana',
      lastName: 'Paz',
      email: 'ana@correo.example',
      phone: null,
      role: 'user',
      active: true,
      verification: true,
      donaciones: 3,
      address: null,
      document: null,
      country: 'Ecuador',
      city: 'Quito',
      countryId: 'ECU',
      cityId: 4,
      match: { userId: 7 },
    })
  })

  it('of a foundation is active once it is approved', () => {
    const foundation = { role: 'fundation', hasDocument: true, match: null } as const
    const activeOf = (foundationStatus: AccountRecordDto['foundationStatus']) =>
      wireUser(account({ ...foundation, foundationStatus })).active
    expect([activeOf('pendiente'), activeOf('rechazada'), activeOf('aprobada')]).toEqual([false, false, true])
  })
})

it('a match on the wire has the fields and the words of the specification', () => {
  expect(wireMatch(MATCH)).toEqual({
    id: 7,
    userId: 7,
    type: 'ambos',
    haTenidoMascota: 'Si',
    age: 'adulto mayor',
    genre: 'hembra',
    coat: 'sin pelo',
    size: 'extra grande',
  })
  expect(wireMatch({ ...MATCH, hadPet: false })).toMatchObject({ haTenidoMascota: 'No' })
})
