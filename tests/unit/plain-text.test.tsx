import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Facts } from '@/components/moderation/staff/desk-parts'
import { foundationProfileSchema } from '@/lib/foundations/schema'
import { profileSchema, registrationSchema } from '@/lib/people/accounts/name-schema'
import { identityOf } from '@/lib/people/oidc/identity'
import { plainLine, plainText } from '@/lib/text/plain-text'
import { revealedText } from '@/lib/text/revealed-text'

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
  [`Ana${'\u0301'.repeat(320)}`, 'Aná\u0301\u0301'],
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

describe('a name as staff see it', () => {
  it.each([
    ['Cola \u202eatnetnoC', 'Cola ⟨U+202E⟩atnetnoC'],
    ['An\u200ba\u0007', 'An⟨U+200B⟩a⟨U+0007⟩'],
    ['Ana\u{e0041}', 'Ana⟨U+E0041⟩'],
    ['Querenciа', 'Querenciа ⟨mezcla letras latinas y cirílicas⟩'],
    ['Αna Paz', 'Αna Paz ⟨mezcla letras latinas y griegas⟩'],
  ])('shows what cannot be seen, and alphabets mixed in a word: %j', (name, shown) => {
    expect(revealedText(name)).toBe(shown)
  })

  it.each(['Cola Contenta', 'Ñandú 24 · Æon', 'Жучка y Ana', '👩‍👩‍👧 1️⃣', 'José\u00a0Ω'])(
    'is as it is written otherwise: %s',
    (name) => {
      expect(revealedText(name)).toBe(name)
    },
  )

  it('is so in the headings and facts of their desk', () => {
    const shown = renderToStaticMarkup(<Facts facts={[['Fundación', 'Cola \u202eatnetnoC']]} />)
    expect(shown).toContain('Cola ⟨U+202E⟩atnetnoC')
  })
})
