import { describe, expect, it } from 'vitest'
import { foundationProfileSchema } from '@/lib/foundations/schema'
import { profileSchema, registrationSchema } from '@/lib/people/accounts/schema'
import { identityOf } from '@/lib/people/oidc/identity'
import { plainLine, plainText } from '@/lib/text/plain-text'

const NAMES: [typed: string, stored: string][] = [
  ['Cola Conten\u200bta', 'Cola Contenta'],
  ['Fundacio\u0301n \u202eatnetnoC aloC', 'Fundación atnetnoC aloC'],
  ['An\u200ba', 'Ana'],
  ['\u200d\u200dA', 'A'],
  ['N\u0303andu\u0301', 'Ñandú'],
  ['A\u00adna\u034f Ma\u2060ria\ufeff', 'Ana Maria'],
  ['Ana\u00a0\u2003Mari\u0301a\u3000\t Paz\u2800', 'Ana María Paz'],
  ['Ana\u2028María\u0085Paz', 'Ana María Paz'],
  ['Ana\u3164\ufe0f\u{e0041}\ud800', 'Ana'],
]

describe('a text of one line', () => {
  it.each(NAMES)('loses what cannot be seen and is composed: %j', (typed, stored) => {
    expect(plainLine(typed)).toBe(stored)
    expect(plainLine(stored)).toBe(stored)
  })

  it.each(['👩‍👩‍👧 y 👍🏽', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇪🇨', '🏳️‍🌈', '🧑🏽‍🦰'])('keeps the emoji %s whole', (picture) => {
    expect(plainLine(`Luna ${picture}`)).toBe(`Luna ${picture}`)
  })

  it.each(['A\u200dB', '\u200d👩', '👩\u200d', 'A\ufe0f', '\u{e0067}'])(
    'keeps no joiner that joins no emoji: %j',
    (typed) => {
      expect(plainLine(typed)).not.toMatch(/\p{DI}/u)
    },
  )
})

it('a text of several lines keeps its line breaks and loses what cannot be seen', () => {
  expect(plainText(' Hola.\r\n\r\nSoy\u202e Ne\u200bro\u0000\u2028Adio\u0301s ')).toBe(
    'Hola.\n\nSoy Nero \nAdiós',
  )
})

describe('names of people and foundations', () => {
  const { name: person } = profileSchema.shape
  const { foundationName } = registrationSchema.shape
  const ofProfile = (name: string) => foundationProfileSchema.safeParse({ name }).data?.name

  it.each(NAMES)('are cleaned wherever they are typed: %j', (typed, stored) => {
    expect([person.parse(typed), foundationName.parse(typed), ofProfile(typed)]).toEqual(
      Array(3).fill(stored),
    )
  })

  it('a name of invisible characters is no name', () => {
    expect(person.safeParse('\u200b\u202e\u3164').error?.issues[0]?.message).toBe(
      'Tus nombres son requeridos',
    )
  })

  it('a sign-in provider’s name is cleaned, but not its e-mail, which could become somebody else’s', () => {
    const claims = {
      iss: 'x',
      sub: '1',
      given_name: 'An\u200ba',
      email: 'an\u200ba@example.com',
      email_verified: true,
    }
    expect(identityOf(claims)).toMatchObject({ name: 'Ana', email: null, emailVerified: false })
  })
})
