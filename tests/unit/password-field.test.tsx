import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DeleteAccountForm, EmailForm, PasswordForm } from '@/components/dashboard/account-forms'
import { PasswordField, PasswordRules } from '@/components/forms/password-field'
import { draw } from '@/tests/support/markup'

const field = (autoComplete: string) =>
  renderToStaticMarkup(<PasswordField label="Contraseña" name="password" autoComplete={autoComplete} />)

it('a field for a new password tells programs its rules, one for the current has none', () => {
  expect(field('new-password')).toContain(
    'passwordrules="minlength: 8; maxlength: 50; required: upper; required: lower; required: digit; required: special;"',
  )
  expect(field('current-password')).not.toContain('passwordrules')
})

it('every field can be shown and hidden', () => {
  for (const autoComplete of ['new-password', 'current-password'])
    expect(field(autoComplete)).toMatch(
      /<input [^>]*type="password".*<button type="button" aria-label="Mostrar contraseña"/s,
    )
})

it('the buttons of a profile’s fields say which field each shows', () => {
  const profile = draw(
    <>
      <EmailForm hasPassword asked={null} />
      <PasswordForm hasPassword owner={{ email: 'ana@correo.example', name: 'Ana', lastName: 'Paz' }} />
      <DeleteAccountForm hasPassword />
    </>,
  )
  expect([...profile.matchAll(/aria-label="(Mostrar [^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Mostrar contraseña para cambiar el correo',
    'Mostrar contraseña actual',
    'Mostrar nueva contraseña',
    'Mostrar confirmación de la nueva contraseña',
    'Mostrar contraseña para eliminar la cuenta',
  ])
})

it('the list has every rule, that of common passwords too, before anything is typed', () => {
  const rules = [...renderToStaticMarkup(<PasswordRules owner={{}} />).matchAll(/<\/svg>([^<]+)<\/li>/g)].map(
    ([, rule]) => rule,
  )
  expect(rules).toEqual([
    '8 a 50 caracteres',
    'Mayúscula',
    'Minúscula',
    'Número',
    'Un carácter especial (- ! # …)',
    'Difícil de adivinar',
  ])
})
