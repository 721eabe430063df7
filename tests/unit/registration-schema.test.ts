import { describe, expect, it } from 'vitest'
import { UNSEEN } from '@/lib/people/accounts/email'
import {
  profileFormSchemaFor,
  profileSchema,
  registrationFormSchema,
  registrationSchema,
} from '@/lib/people/accounts/name-schema'
import { sanitisePersonName, unfitNames } from '@/lib/people/accounts/names'
import { fieldErrors } from '@/lib/platform/http/form-data'
import type { Role } from '@/lib/text/vocabulary'
import { growthOf, LINEAR } from '@/tests/support/growth'

const GOOD = {
  role: 'user',
  name: 'Valentina',
  lastName: 'Ríos',
  countryId: 'ECU',
  cityId: '7',
  email: 'valentina@example.com',
  password: 'Luna2024!',
  confirmPassword: 'Luna2024!',
}

const pdf = (bytes: number) => new File([new Uint8Array(bytes)], 'acta.pdf', { type: 'application/pdf' })
const NO_FILE = new File([], '', { type: 'application/octet-stream' })

function trouble(input: Record<string, unknown>): Record<string, string> {
  const result = registrationFormSchema.safeParse(input)
  return result.success ? {} : fieldErrors(result.error)
}

describe('the registration form', () => {
  it('an empty file input is valid for a person', () => {
    expect(trouble({ ...GOOD, foundationName: '', document: NO_FILE })).toEqual({})
  })

  it.each([
    'Camilo 0991234567',
    'Camilo ٠٩٩',
    'camilo@correo',
    'camilo＠correo',
    'camilo.com',
    'wa.me/camilo',
    'Ma.com',
    'DRA.PET',
    'ma.josé.com',
    'gratis.ma.com',
    'Camilo dr.shop',
    'Ma.ly',
    'Lic.Ana/oferta',
    'Wa.Me',
    'Gratis.Guru',
  ])('contacts are not valid names: %s', (name) => {
    const sentence = 'Escribe solo tu nombre, sin números ni enlaces'
    expect(trouble({ ...GOOD, name, lastName: name })).toEqual({ name: sentence, lastName: sentence })
  })

  it.each([
    ...['Ma. José', 'J.R.', 'O’Higgins', 'Núñez-Ríos'],
    ...[
      'Ma.José',
      'Ma.Fernanda',
      'MA.JOSÉ',
      'ma.josé',
      'Mª.José',
      'Juan Fco.Javier',
      'J.Ma.Ruiz',
      'M.ª José',
    ],
    ...['Dra.Ana', 'Dr.Orgaz', 'Sta.Cruz', 'Lic.Compean'],
  ])('%s is a valid name', (name) => {
    expect(trouble({ ...GOOD, name, lastName: name })).toEqual({})
  })

  it('a name without a letter is refused, of a person and of a foundation', () => {
    const sentence = 'Escribe un nombre con letras'
    const foundation = { ...GOOD, role: 'fundation', document: pdf(1) }
    expect(trouble({ ...GOOD, name: '…' })).toEqual({ name: sentence })
    expect(trouble({ ...foundation, foundationName: '12345' })).toEqual({ foundationName: sentence })
    expect(trouble({ ...foundation, foundationName: 'Huellitas 24' })).toEqual({})
  })

  it('all missing fields are reported at once', () => {
    expect(
      trouble({
        name: ' ',
        lastName: '',
        countryId: '',
        cityId: '',
        email: '',
        password: '',
        confirmPassword: '',
      }),
    ).toEqual({
      role: 'Selecciona un tipo de cuenta',
      name: 'Tus nombres son requeridos',
      lastName: 'Tus apellidos son requeridos',
      countryId: 'Por favor selecciona un país',
      cityId: 'Por favor selecciona una ciudad',
      email: 'Ingresa un email válido',
      password: 'Min 8, Mayúscula, Minúscula, Número y un caracter especial',
      confirmPassword: 'Debes confirmar tu contraseña',
    })
  })

  it('passwords are compared even if other fields are invalid', () => {
    expect(trouble({ ...GOOD, countryId: '', confirmPassword: 'Luna2024?' })).toEqual({
      countryId: 'Por favor selecciona un país',
      confirmPassword: 'Las contraseñas no coinciden',
    })
  })

  it('a foundation’s name and document are required even if other fields are invalid', () => {
    expect(
      trouble({ ...GOOD, role: 'fundation', cityId: '', foundationName: ' ', document: NO_FILE }),
    ).toEqual({
      cityId: 'Por favor selecciona una ciudad',
      foundationName: 'Escribe el nombre de la fundación',
      document: 'Por favor carga un documento válido',
    })
  })

  it.each([
    ['of 10 MB', pdf(10 * 1024 * 1024), {}],
    ['of more than 10 MB', pdf(10 * 1024 * 1024 + 1), { document: 'Por favor carga un documento válido' }],
    ['whose name says nothing of its kind', new File(['%PDF-1.7'], 'acta', { type: '' }), {}],
    ['of nothing', new File([], 'acta.pdf'), { document: 'Por favor carga un documento válido' }],
  ])('the document rule handles a document %s', (_, document, expected) => {
    expect(trouble({ ...GOOD, role: 'fundation', foundationName: 'Patas', document })).toEqual(expected)
  })
})

it('names with numbers are errors of their fields, unless they are a foundation’s', () => {
  const sentence = 'Escribe solo tu nombre, sin números ni enlaces'
  expect(unfitNames({ role: 'user', name: 'Ana 2', lastName: 'Paz' })).toEqual({ name: sentence })
  expect(unfitNames({ role: 'user', lastName: '②' })).toEqual({ lastName: sentence })
  expect(unfitNames({ role: 'fundation', name: 'Ana 2', lastName: '24' })).toEqual({})
})

it('the profile form rejects numbers in a person’s names, and accepts a foundation’s', () => {
  const sentence = 'Escribe solo tu nombre, sin números ni enlaces'
  const profile = { name: 'Huellitas 24', lastName: '24', phone: '', address: '', countryId: '', cityId: '7' }
  const formOf = (role: Role) => profileFormSchemaFor({ role, name: 'Ana', lastName: 'Paz' })
  const person = formOf('user').safeParse(profile)
  const country = 'Por favor selecciona un país'
  const refused = { name: sentence, lastName: sentence, countryId: country }
  expect(person.error && fieldErrors(person.error)).toEqual(refused)
  expect(formOf('fundation').safeParse({ ...profile, countryId: 'ECU' }).success).toBe(true)
})

describe('lengths', () => {
  const password = (length: number) => `${'🐾'.repeat(length - 4)}Aa1!`
  const strength = (text: string) => ({ ...GOOD, password: text, confirmPassword: text })

  it('password lengths count characters, not surrogates', () => {
    expect(trouble(strength(password(50)))).toEqual({})
    expect(trouble(strength(password(8)))).toEqual({})
    expect(Object.keys(trouble(strength(password(51))))).toEqual(['password'])
    expect(Object.keys(trouble(strength(password(7))))).toEqual(['password'])
  })

  it.each([
    'tydwud-Hyqpo7-nimfan',
    'Luna2024#',
    'Luna 2024',
    'Luna2024¡',
    'Luna2024🐾',
    'Luna2024_',
    'ÑanduÉ9ñ~',
    'Luna2024²',
  ])('a password has a special character in anything but letters and digits: %s', (text) => {
    expect(trouble(strength(text))).toEqual({})
  })

  it.each(['Luna20245', 'Lunañandú2', 'Lune\u03012024'])(
    'letters, their accents and digits are no special characters: %s',
    (text) => {
      expect(Object.keys(trouble(strength(text)))).toEqual(['password'])
    },
  )

  it('name lengths count graphemes, address lengths code points', () => {
    const accented = 'x\u0301'
    expect(trouble({ ...GOOD, name: accented.repeat(50) })).toEqual({})
    expect(Object.keys(trouble({ ...GOOD, name: accented.repeat(51) }))).toEqual(['name'])
    const { address, name } = profileSchema.shape
    expect(address.safeParse('🐾'.repeat(120)).success).toBe(true)
    expect(address.safeParse(accented.repeat(61)).success).toBe(false)
    expect(name.parse(sanitisePersonName(accented.repeat(60)))).toBe(accented.repeat(50))
  })
})

it('a phone number has at least seven digits and is one line', () => {
  const { phone } = profileSchema.shape
  for (const text of ['+593 99 555 7312', '(011) 5555-0142', '2345678', '+57 300\n555 0142'])
    expect(phone.safeParse(text)).toMatchObject({ data: text.replace('\n', ' ') })
  for (const text of ['３００１２３４５６７', '٣٠٠١٢٣٤٥٦٧', '300 123 4567 📱'])
    expect(phone.safeParse(text)).toMatchObject({ data: text })
  expect(phone.parse(' ')).toBeNull()
  for (const text of ['.......', '123456', '099 llámame', '3001234567'.repeat(11)])
    expect(phone.safeParse(text).success).toBe(false)
})

describe('the registration of the API', () => {
  it('the API accepts numbers in a foundation’s name, but no links', () => {
    const named = (name: string) => registrationSchema.safeParse({ ...GOOD, role: 'fundation', name })
    expect(named('Huellitas 24').success).toBe(true)
    expect(named('huellitas24.com').success).toBe(false)
    expect(named('huellitas@correo').success).toBe(false)
  })

  it('the API requires neither a name nor a document of a foundation', () => {
    expect(registrationSchema.safeParse({ ...GOOD, role: 'fundation' }).success).toBe(true)
  })
})

describe('what nobody types', () => {
  it.each([
    ['a line break', 'ana@example.com\r\nBcc: otra@example.com'],
    ['a null character', 'a\u0000na@example.com'],
    ['two addresses', 'ana@example.com,otra@example.com'],
    ['two names', 'Ana <ana@example.com>, Eva <eva@example.com>'],
    ['far too much', `${'a'.repeat(300)}@example.com`],
  ])('not an e-mail: %s', (_title, email) => {
    expect(trouble({ ...GOOD, email })).toEqual({ email: 'Ingresa un email válido' })
  })

  it('not an e-mail: an invisible sign', () => {
    expect(trouble({ ...GOOD, email: 'ana\u200b@example.com' })).toEqual({ email: UNSEEN })
  })

  it('a long invalid e-mail is rejected in linear time', () => {
    const refuse = (length: number) => {
      const long = 'añ🐈 '.repeat(length)
      const input = { name: long, lastName: long, email: long, password: long, foundationName: long }
      return trouble({ ...GOOD, ...input })
    }
    expect(refuse(200_000)).toEqual({
      name: 'Escribe 50 caracteres o menos',
      lastName: 'Escribe 50 caracteres o menos',
      foundationName: 'Escribe 80 caracteres o menos',
      email: 'Ingresa un email válido',
      password: 'Min 8, Mayúscula, Minúscula, Número y un caracter especial',
      confirmPassword: 'Las contraseñas no coinciden',
    })
    expect(growthOf(refuse, 20_000)).toBeLessThan(LINEAR)
  })
})
