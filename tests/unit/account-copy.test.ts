import { describe, expect, it } from 'vitest'
import { inboxOf } from '@/lib/people/accounts/inbox'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { signInErrorMessage } from '@/lib/text/copy/sign-in-errors'

describe('the inbox of an address', () => {
  it.each([
    ['ana@gmail.com', 'Gmail'],
    ['ana@outlook.com', 'Outlook'],
    ['ana@hotmail.com.ar', 'Outlook'],
    ['ana@HOTMAIL.es', 'Outlook'],
    ['ana@live.cl', 'Outlook'],
    ['ana@yahoo.com.pe', 'Yahoo'],
    ['ana@icloud.com', 'iCloud'],
    ['ana@proton.me', 'Proton Mail'],
  ])('of %s is at %s', (email, name) => {
    expect(inboxOf(email)?.name).toBe(name)
  })

  it.each(['ana@example.com', 'ana@notgmail.com', 'ana@gmail.com.evil.example', 'ana@gmail', ''])(
    'of %s is unknown',
    (email) => {
      expect(inboxOf(email)).toBeNull()
    },
  )
})

describe('the cities of a list', () => {
  it('show their region where the name repeats, and only there', () => {
    const labels = cityOptions([
      { id: 1, name: 'Mercedes', region: 'Buenos Aires' },
      { id: 2, name: 'Rosario', region: 'Santa Fe' },
      { id: 3, name: 'Mercedes', region: 'Corrientes' },
    ]).map(({ label }) => label)
    expect(labels).toEqual(['Mercedes (Buenos Aires)', 'Rosario', 'Mercedes (Corrientes)'])
  })
})

describe('errors of the sign-in provider', () => {
  it.each(['OAuthSignin', 'OAuthCallback', 'Callback', 'Default', 'toString', '<b>', ''])(
    '%s gets the sentence for everything',
    (code) => {
      expect(signInErrorMessage(code)).toBe(
        'No pudimos completar el ingreso con tu proveedor. Inténtalo otra vez.',
      )
    },
  )

  it.each([
    'AccessDenied',
    'AccountSuspended',
    'Configuration',
    'EmailReserved',
    'OAuthAccountNotLinked',
    'OpenCase',
    'SessionRequired',
    'StaffAccount',
  ])('%s has a sentence of its own, in Spanish', (code) => {
    expect(signInErrorMessage(code)).not.toBe(signInErrorMessage('Default'))
    expect(signInErrorMessage([code, 'x'])).toBe(signInErrorMessage('Default'))
  })
})
