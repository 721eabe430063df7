import { domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { canonicalEmail, isEmailLike, mailboxOf, parseEmail, UNSEEN } from '@/lib/people/accounts/email'
import { registrationSchema } from '@/lib/people/accounts/name-schema'
import { emailSchema, loginSchema } from '@/lib/people/accounts/schema'
import { fieldErrors } from '@/lib/platform/http/form-data'

const LOOKALIKES =
  'Este correo tiene letras o signos parecidos a los comunes. Escríbelo con tu teclado, sin copiarlo.'
const ASCII_LOCAL = 'Antes de la @ escribe solo letras sin tilde ni eñe, números y signos como punto o guion.'

/** What the registration says under the field; undefined where it takes the address. */
function registrationError(email: string): string | undefined {
  const result = registrationSchema.safeParse({ email })
  return result.error && fieldErrors(result.error).email
}

describe('the address of a new account', () => {
  it.each([
    [' Ana@Example.COM ', 'ana@example.com'],
    ["o'brien+gatos_1@sub.correo.example", "o'brien+gatos_1@sub.correo.example"],
    ['ana@ñandú.cl', 'ana@xn--and-6ma2c.cl'],
    ['ana@XN--AND-6MA2C.cl', 'ana@xn--and-6ma2c.cl'],
    ['rosa@STRA\u1e9eE.example', 'rosa@xn--strae-oqa.example'],
    ['rosa@straße.example', 'rosa@xn--strae-oqa.example'],
  ])('has one spelling: %s', (typed, canonical) => {
    expect(registrationSchema.shape.email.parse(typed)).toBe(canonical)
    expect(canonicalEmail(typed.trim())).toBe(canonical)
  })

  it.each([
    ['a full-width @', 'ana\uff20example.com'],
    ['a full-width @ beside the plain one', 'ana\uff20example.com@example.com'],
    ['a decomposed accent', 'jose\u0301@example.com'],
    ['a decomposed accent in the domain', 'ana@n\u0303andu.cl'],
    ['full-width letters', '\uff41na@example.com'],
    ['a full-width dot', 'ana@example\uff0ecom'],
    ['a sign that turns into a k', '\u212aarla@example.com'],
    ['a ligature', 'o\ufb01cina@example.com'],
    ['a grapheme joiner that nobody sees', 'ana@exam\u034fple.com'],
    ['a variation selector that nobody sees', 'ana@exam\ufe0fple.com'],
    ['an ideographic full stop', 'ana@correo\u3002example.com'],
    ['a capital that composes in lower case', 'ana@J\u030c.example'],
  ])('is refused rather than guessed with %s', (_, email) => {
    expect(registrationError(email)).toBe(LOOKALIKES)
  })

  it.each([
    'ana..perez@ejemplo.example',
    '.ana@example.com',
    'ana.@example.com',
    'a...b@example.com',
    '.@example.com',
  ])('has single dots within its first part: %s', (email) => {
    expect(registrationError(email)).toBe(
      'Revisa los puntos antes de la @: no van al principio ni al final, ni dos seguidos.',
    )
  })

  it('has 64 characters before the @ at most', () => {
    expect(registrationError(`${'a'.repeat(64)}@example.com`)).toBeUndefined()
    expect(registrationError(`${'a'.repeat(65)}@example.com`)).toBe(
      'Antes de la @ puede haber hasta 64 caracteres.',
    )
  })

  it('may be copied with what surrounds it on a page', () => {
    for (const copied of [
      ' \u202aana@example.com\u202c ',
      '\ufeffana@example.com\u200b',
      '\u2068ana@example.com\u2069',
      'mailto:ana@example.com',
      'MailTo:ana@example.com ',
      ' <ana@example.com>',
      '\u202a<mailto:ana@example.com>\u202c',
      'Ana Paz <ana@example.com>',
      '"Paz, Ana" <ana@example.com>;',
      'ana@example.com <mailto:ana@example.com>',
      '( ana@example.com )',
      '“ana@example.com”',
      "'ana@example.com'",
      ...['.', ',', ';', ' .'].map((mark) => `ana@example.com${mark}`),
      'mailto:ana@example.com?subject=Luna&body=Hola',
      'mailto:ana%40example.com',
    ]) {
      expect(registrationSchema.shape.email.parse(copied)).toBe('ana@example.com')
      expect(emailSchema.parse({ email: copied })).toEqual({ email: 'ana@example.com' })
    }
    expect(registrationSchema.shape.email.parse('mailto:ana%2Bgatos@example.com')).toBe(
      'ana+gatos@example.com',
    )
    for (const other of [
      'mailto:ana%zz@@example.com',
      'ana@example.com, eva@example.com',
      '<a@b.co> <c@d.co>',
      'eva@example.com <ana@example.com>',
    ])
      expect(registrationError(other)).toBeDefined()
  })

  it.each(['an\u202ea@example.com', 'an\u200ba@example.com', 'ana@exam\u00adple.com', 'ana@\ue000x.com'])(
    'is told that it has something within it that nobody sees: %j',
    (email) => {
      expect(registrationError(email)).toBe(UNSEEN)
      for (const schema of [emailSchema, loginSchema.pick({ email: true })]) {
        const { error } = schema.safeParse({ email })
        expect(error && fieldErrors(error)).toEqual({ email: UNSEEN })
      }
    },
  )

  it.each([
    'Ana <ana@example.com> o <eva@example.com>',
    '<ana@example.com',
    '<<ana@example.com>>',
    'http:ana@example.com',
  ])('is one address alone: %s', (typed) => {
    expect(registrationError(typed)).toBe('Ingresa un email válido')
  })

  it.each(['josé@example.com', 'ñandú@correo.example', '\u0430na@example.com', '🐾@example.com'])(
    'is ASCII before the @: %s',
    (email) => {
      expect(registrationError(email)).toBe(ASCII_LOCAL)
    },
  )

  it.each([
    'ana@example',
    'ana@127.0.0.1',
    'ana@0x7f.1',
    'ana@-example.com',
    'ana@exam_ple.com',
    'ana@example.c',
    'ana@example.com1',
    'ana@example.123',
    'ana@example-.com',
    'ana@.example.com',
    'ana@example..com',
    'ana@ex ample.com',
    '"ana perez"@example.com',
    'ana@[127.0.0.1]',
    'ana@example.com/../x.com',
    'ana@example.com?x.com',
    'ana@example.com#x.com',
    'ana@ex%61mple.com',
    'ana@xn--\u{1f43e}.com',
    `ana@${'a'.repeat(64)}.com`,
    `${'a'.repeat(60)}@${'b.'.repeat(100)}com`,
  ])('has the name of a host after the @: %s', (email) => {
    expect(registrationError(email)).toBe('Ingresa un email válido')
  })

  it('has the domain that is read, whatever character is in it', () => {
    const misread: string[] = []
    for (let code = 0x80; code <= 0x1ffff; code++) {
      const email = `ana@a${String.fromCodePoint(code)}b.example`
      const parsed = parseEmail(email)
      if (!('email' in parsed)) continue
      const read = `ana@${domainToUnicode(parsed.email.slice(4))}`
      if (parsed.email !== canonicalEmail(email) || read !== email.toLowerCase())
        misread.push(code.toString(16))
    }
    expect(misread).toEqual([])
    expect(parseEmail('ana@añb.example')).toHaveProperty('email')
  })

  it('is parsed to itself once it is canonical', () => {
    for (const email of ['ana@xn--and-6ma2c.cl', 'a.b+c@example.com'])
      expect(parseEmail(email)).toEqual({ email })
  })
})

describe('the address of an account that may be older', () => {
  it.each(['José@Example.com', 'jose\u0301@example.com', 'ana@ñandú.cl'])(
    'is taken as it is typed, in lower case: %s',
    (email) => {
      expect(emailSchema.parse({ email })).toEqual({ email: email.toLowerCase() })
      expect(loginSchema.parse({ email, password: 'x' })).toMatchObject({ email: email.toLowerCase() })
    },
  )

  it('is no sign that turns into another letter in lower case', () => {
    for (const email of ['\u212aarla@example.com', '\u0130da@example.com'])
      expect(isEmailLike(email)).toBe(false)
  })

  it('has one key for rate limits however its domain is written', () => {
    const spellings = [
      'Ana@Ñandú.cl',
      'ana@n\u0303andu\u0301.cl',
      'ana@\uff4e\u0303andú.CL',
      'ana@xn--and-6ma2c.cl',
    ]
    expect(new Set(spellings.map(canonicalEmail))).toEqual(new Set(['ana@xn--and-6ma2c.cl']))
  })
})

describe('limits of mails count', () => {
  it.each([
    ['Ana+uno@Example.com', 'ana@example.com'],
    ['ana+uno+dos@example.com', 'ana@example.com'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['an.a@GoogleMail.com', 'ana@gmail.com'],
    ['ana+x@ñandú.cl', 'ana@xn--and-6ma2c.cl'],
  ])('%s as the mailbox %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it.each(['a.na@example.com', '+ana@example.com', 'ana@gmail.com.example', 'ana@nogmail.com'])(
    '%s as a mailbox of its own',
    (email) => {
      expect(mailboxOf(email)).toBe(email)
    },
  )
})
