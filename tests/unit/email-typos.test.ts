import { expect, it } from 'vitest'
import { likelyEmail } from '@/lib/people/accounts/email-typos'
import { readSources } from '@/tests/support/sources'

it.each([
  ['rosa@gmial.com', 'rosa@gmail.com'],
  ['Rosa <rosa@gmial.com>,', 'rosa@gmail.com'],
  ['rosa@gmail.con', 'rosa@gmail.com'],
  ['rosa@gmail.co', 'rosa@gmail.com'],
  ['rosa@gmail.com.pe', 'rosa@gmail.com'],
  ['rosa@gmail', 'rosa@gmail.com'],
  ['Rosa.Q@GMAI.COM', 'Rosa.Q@gmail.com'],
  ['rosa@hotmial.com', 'rosa@hotmail.com'],
  ['rosa@hotnail.com', 'rosa@hotmail.com'],
  ['rosa@htomail.con', 'rosa@hotmail.com'],
  ['rosa@otlook.com', 'rosa@outlook.com'],
  ['rosa@yaho.com', 'rosa@yahoo.com'],
  ['rosa@iclod.com', 'rosa@icloud.com'],
  ['rosa@hotmail.co', 'rosa@hotmail.com'],
])('a mistyped provider is recognised: %s is %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

it.each([
  'rosa@gmail.com',
  'rosa@hotmail.es',
  'rosa@mail.com',
  'rosa@ymail.com',
  'rosa@live.cl',
  'rosa@outlook.cl',
  'rosa@hotmail.com.ar',
  'rosa@yahoo.com.pe',
  'rosa@hotmail.be',
  'rosa@outlook.pt',
  'rosa@uc.cl',
  'rosa@espol.edu.ec',
  'rosa@refugio.org',
  'rosa@correo.example',
  'rosa@',
  'rosa',
  '',
])('an address that may be right is left alone: %s', (typed) => {
  expect(likelyEmail(typed)).toBeNull()
})

it('every form in which an e-mail is typed asks, but for the login, where a wrong one is told', () => {
  const plain = readSources(['components', 'app']).filter(({ code }) => code.includes('<EmailField'))
  expect(plain.map(({ file }) => file).toSorted()).toEqual([
    'components/people/accounts/checked-email-field.tsx',
    'components/people/accounts/login-form.tsx',
  ])
})
