import { describe, expect, it } from 'vitest'
import { numberedNames, sanitisePersonName } from '@/lib/accounts/names'
import {
  personProfileFormSchema,
  profileFormSchema,
  profileSchema,
  registrationFormSchema,
  registrationSchema,
} from '@/lib/accounts/schema'
import { fieldErrors } from '@/lib/http/form-data'
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
  it('lets a person pass whose file input is empty', () => {
    expect(trouble({ ...GOOD, foundationName: '', document: NO_FILE })).toEqual({})
  })

  it.each([
    'Camilo 0991234567',
    'Camilo ٠٩٩',
    'camilo@correo',
    'camilo＠correo',
    'camilo.com',
    'wa.me/camilo',
  ])('takes no contact for a name: %s', (name) => {
    const sentence = 'Escribe solo tu nombre, sin números ni enlaces'
    expect(trouble({ ...GOOD, name, lastName: name })).toEqual({ name: sentence, lastName: sentence })
  })

  it.each(['Ma. José', 'J.R.', 'O’Higgins', 'Núñez-Ríos'])('takes the name %s', (name) => {
    expect(trouble({ ...GOOD, name, lastName: name })).toEqual({})
  })

  it('says everything that is missing at once', () => {
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

  it('compares the passwords whatever else is wrong', () => {
    expect(trouble({ ...GOOD, countryId: '', confirmPassword: 'Luna2024?' })).toEqual({
      countryId: 'Por favor selecciona un país',
      confirmPassword: 'Las contraseñas no coinciden',
    })
  })

  it('asks a foundation for its name and document, whatever else is wrong', () => {
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
    [
      'of another kind',
      new File(['#!/bin/sh'], 'acta.sh', { type: 'text/x-sh' }),
      { document: 'Por favor carga un documento válido' },
    ],
  ])('answers as it should to a document %s', (_, document, expected) => {
    expect(trouble({ ...GOOD, role: 'fundation', foundationName: 'Patas', document })).toEqual(expected)
  })
})

it('names with numbers are errors of their fields, unless they are a foundation’s', () => {
  const sentence = 'Escribe solo tu nombre, sin números ni enlaces'
  expect(numberedNames({ role: 'user', name: 'Ana 2', lastName: 'Paz' })).toEqual({ name: sentence })
  expect(numberedNames({ role: 'user', lastName: '②' })).toEqual({ lastName: sentence })
  expect(numberedNames({ role: 'fundation', name: 'Ana 2', lastName: '24' })).toEqual({})
})

it('the profile form tells a person at the fields that names have no numbers, and lets a foundation', () => {
  const sentence = 'Escribe solo tu nombre, sin números ni enlaces'
  const profile = { name: 'Huellitas 24', lastName: '24', phone: '', address: '', countryId: '', cityId: '7' }
  const person = personProfileFormSchema.safeParse(profile)
  expect(person.error && fieldErrors(person.error)).toEqual({
    name: sentence,
    lastName: sentence,
    countryId: 'Por favor selecciona un país',
  })
  expect(profileFormSchema.safeParse({ ...profile, countryId: 'ECU' }).success).toBe(true)
})

describe('lengths', () => {
  const password = (length: number) => `${'🐾'.repeat(length - 4)}Aa1!`
  const strength = (text: string) => ({ ...GOOD, password: text, confirmPassword: text })

  it('of passwords count characters, not their halves', () => {
    expect(trouble(strength(password(50)))).toEqual({})
    expect(trouble(strength(password(8)))).toEqual({})
    expect(Object.keys(trouble(strength(password(51))))).toEqual(['password'])
    expect(Object.keys(trouble(strength(password(7))))).toEqual(['password'])
  })

  it('of names count what people see, and of addresses code points', () => {
    const accented = 'e\u0301'
    expect(trouble({ ...GOOD, name: accented.repeat(50) })).toEqual({})
    expect(Object.keys(trouble({ ...GOOD, name: accented.repeat(51) }))).toEqual(['name'])
    const { address, name } = profileSchema.shape
    expect(address.safeParse('🐾'.repeat(120)).success).toBe(true)
    expect(address.safeParse(accented.repeat(61)).success).toBe(false)
    expect(name.parse(sanitisePersonName(accented.repeat(60)))).toBe(accented.repeat(50))
  })
})

describe('the registration of the API', () => {
  it('takes numbers in the name of a foundation, but no links', () => {
    const named = (name: string) => registrationSchema.safeParse({ ...GOOD, role: 'fundation', name })
    expect(named('Huellitas 24').success).toBe(true)
    expect(named('huellitas24.com').success).toBe(false)
    expect(named('huellitas@correo').success).toBe(false)
  })

  it('needs neither a name nor a document of a foundation', () => {
    expect(registrationSchema.safeParse({ ...GOOD, role: 'fundation' }).success).toBe(true)
  })
})

describe('what nobody types', () => {
  it.each([
    ['a line break', 'ana@example.com\r\nBcc: otra@example.com'],
    ['an invisible sign', 'ana\u200b@example.com'],
    ['a null character', 'a\u0000na@example.com'],
    ['two addresses', 'ana@example.com,otra@example.com'],
    ['a name around it', 'Ana <ana@example.com>'],
    ['far too much', `${'a'.repeat(300)}@example.com`],
  ])('is no e-mail: %s', (_title, email) => {
    expect(trouble({ ...GOOD, email })).toEqual({ email: 'Ingresa un email válido' })
  })

  it('is refused in linear time, however long it is', () => {
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
