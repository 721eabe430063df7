import { describe, expect, it } from 'vitest'
import { profileSchema } from '@/lib/people/accounts/name-schema'
import { identityOf } from '@/lib/people/oidc/identity'

const claims = { iss: 'https://id.example', sub: 'abc|1' }

describe('who somebody is by the word of a provider', () => {
  it('an identity is read from standard claims', () => {
    const told = {
      email: 'Ana@Correo.example',
      email_verified: true,
      given_name: ' Ana  María',
      family_name: 'Paz',
    }
    expect(identityOf({ ...claims, ...told })).toEqual({
      issuer: 'https://id.example',
      subject: 'abc|1',
      email: 'ana@correo.example',
      emailVerified: true,
      name: 'Ana María',
      lastName: 'Paz',
      countryId: null,
      cityId: null,
    })
  })

  it.each([
    [{ countryName: 'Perú' }, 'PER'],
    [{ 'https://querencia.example/countryName': ' ecuador' }, 'ECU'],
    [{ countryId: 'COL', countryName: 'Chile' }, 'COL'],
    [{ countryId: 'XX', countryName: 'Narnia' }, null],
    [{ countryName: 7 }, null],
  ])('the country of %j is %s', (told, expected) => {
    expect(identityOf({ ...claims, ...told }).countryId).toBe(expected)
  })

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [1, false],
    ['yes, really', false],
  ])('has a verified e-mail only when the provider says so: %j', (email_verified, expected) => {
    expect(identityOf({ ...claims, email: 'a@b.example', email_verified }).emailVerified).toBe(expected)
  })

  it.each([undefined, null, '', 'no address', 7])('has no e-mail in %j, verified or not', (email) => {
    expect(identityOf({ ...claims, email, email_verified: true })).toMatchObject({
      email: null,
      emailVerified: false,
    })
  })

  it('an identity’s names are shortened to fit', () => {
    expect(identityOf({ ...claims, name: 'Ana' })).toMatchObject({ name: 'Ana', lastName: '' })
    expect(identityOf({ ...claims, given_name: 7 }).name).toBe('')
    expect(identityOf({ ...claims, given_name: `${'a'.repeat(60)}\u0000` }).name).toHaveLength(50)
  })

  it.each([
    ['Ana www.gratis.example Paz', 'Ana Paz'],
    ['https://gratis.example/oferta Ana', 'Ana'],
    ['Ana 0991234567', 'Ana'],
    ['Ana ｗｗｗ．ｇｒａｔｉｓ．ｃｏｍ', 'Ana'],
    ['ana@correo.example', ''],
    [`${'María José '.repeat(30)}ventas@correo.example`, 'María José María José María José María José María'],
    ['Ma. José J.R.', 'Ma. José J.R.'],
    ['O’Brien-Ñandú', 'O’Brien-Ñandú'],
  ])('has names that people may have, too: %j', (told, expected) => {
    const { name } = identityOf({ ...claims, given_name: told })
    expect(name).toBe(expected)
    if (name) expect(profileSchema.shape.name.parse(name)).toBe(name)
  })

  it('has the whole name where nothing is left of the given one', () => {
    expect(identityOf({ ...claims, given_name: 'ana@correo.example', name: 'Ana Paz' }).name).toBe('Ana Paz')
  })

  it('lives where a claim of the provider’s customer says', () => {
    const place = { 'https://querencia.example/countryId': 'ECU', cityId: '12' }
    expect(identityOf({ ...claims, ...place })).toMatchObject({ countryId: 'ECU', cityId: 12 })
    expect(identityOf({ ...claims, countryId: 'XYZ', cityId: 'Quito' })).toMatchObject({
      countryId: null,
      cityId: null,
    })
  })

  it('is nobody without an issuer and an id', () => {
    expect(() => identityOf({ sub: 'abc' })).toThrow()
    expect(() => identityOf({ iss: 'https://id.example', sub: '' })).toThrow()
  })
})
