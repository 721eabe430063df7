import { describe, expect, it } from 'vitest'
import { registrationSchema } from '@/lib/people/accounts/name-schema'
import { DOCUMENT_TYPES, emailSchema, loginSchema, newPasswordSchema } from '@/lib/people/accounts/schema'
import { fieldErrors } from '@/lib/platform/http/form-data'

const errorsOf = (
  schema: typeof loginSchema | typeof emailSchema | typeof newPasswordSchema,
  input: object,
) => {
  const { error } = schema.safeParse(input)
  return error ? fieldErrors(error) : {}
}

/** Specification, section 5. */
describe('the login form', () => {
  it('needs an e-mail and a password, each with its sentence', () => {
    const needed = { email: 'El email es requerido', password: 'El Password es requerido' }
    expect(errorsOf(loginSchema, {})).toEqual(needed)
    expect(errorsOf(loginSchema, { email: ' ', password: '' })).toEqual(needed)
  })

  it('needs an e-mail that looks like one, and any password', () => {
    expect(errorsOf(loginSchema, { email: 'ana', password: 'x' })).toEqual({
      email: 'Por favor ingresa un email válido',
    })
    expect(errorsOf(loginSchema, { email: 'ana@correo.example', password: 'x' })).toEqual({})
  })
})

describe('the request of a password reset', () => {
  it('needs an e-mail that looks like one', () => {
    expect(errorsOf(emailSchema, { email: '' })).toEqual({ email: 'Debes ingresar tu email' })
    expect(errorsOf(emailSchema, { email: 'ana' })).toEqual({ email: 'Ingresa un email válido' })
  })
})

describe('a new password', () => {
  const errors = (password1: string, password2 = password1) =>
    errorsOf(newPasswordSchema, { password1, password2 })
  const weak = { password1: 'Min 8, Mayúscula, Minúscula, Número y Especial' }

  it('is required, and so is its confirmation', () => {
    expect(errors('')).toEqual({
      password1: 'Debes ingresar tu nueva clave',
      password2: 'La clave debe ser igual',
    })
  })

  it('has 8 to 50 characters, as its message says', () => {
    const of = (length: number) => `Aa1!${'x'.repeat(length - 4)}`
    expect([4, 7, 8, 50, 51].map((length) => errors(of(length)))).toEqual([weak, weak, {}, {}, weak])
  })

  it.each(['luna2024!', 'LUNA2024!', 'LunaLuna!', 'Luna20244'])(
    'lacks one kind of character: %s',
    (password) => {
      expect(errors(password)).toEqual(weak)
      expect(registrationSchema.shape.password.safeParse(password).success).toBe(false)
    },
  )

  it.each([...'$@!%*?&_ªº½²€¿¡·´¨^`~|¬ˆ①₂Ⅷ 🐾'])('may have %s as its special character', (special) => {
    expect(errors(`Luna2024${special}`)).toEqual({})
  })

  it.each([
    'Luna2024ñ',
    'Luna2024n\u0303',
    'Luna2024猫',
    'Luna2024م',
    'Luna2024ǅ',
    'Luna2024٣',
    'Luna2024３',
  ])('has no special character in %s', (password) => {
    expect(errors(password)).toEqual(weak)
  })

  it.each(['Lunallena٣!', 'Lunallena３!'])('may have its number in any digits: %s', (password) => {
    expect(errors(password)).toEqual({})
  })

  it('is the same twice', () => {
    expect(errors('Luna2024!', 'Luna2024?')).toEqual({ password2: 'Las claves no coinciden' })
    expect(Object.keys(errors('luna', 'lunas'))).toEqual(['password1', 'password2'])
  })

  it('is the same, and as long, in composed and in decomposed letters', () => {
    const typed = 'Perrito ñandú 7!'
    expect(errors(typed, typed.normalize('NFD'))).toEqual({})
    expect(errors('Ñandú7!'.normalize('NFD'))).toEqual(weak)
    const { error } = registrationSchema.safeParse({
      password: typed,
      confirmPassword: typed.normalize('NFD'),
    })
    expect(error && fieldErrors(error)).not.toHaveProperty('confirmPassword')
  })
})

it('the document of a foundation is a PNG, a JPEG or a PDF', () => {
  expect(DOCUMENT_TYPES.toSorted()).toEqual(['application/pdf', 'image/jpeg', 'image/png'])
})
