import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { grantAdmin } from '@/lib/moderation/staff/accounts/role-operations'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { register } from '@/lib/people/accounts/operations/register'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { emailSchema } from '@/lib/people/accounts/schema'
import type { ProviderIdentity } from '@/lib/people/oidc/identity'
import { signInWithProvider } from '@/lib/people/oidc/operations'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'
import { accountOf, PASSWORD, registrationInput } from '@/tests/support/registration-input'

const makeMember = async (email: string) =>
  makeUser(db, { email, passwordHash: await hashPassword(PASSWORD) })
const typed = (email: string) => emailSchema.parse({ email })
const signIn = (email: string, password = PASSWORD) => logIn(makeContext(), { ...typed(email), password })

const identity = (email: string): ProviderIdentity => ({
  issuer: 'https://id.example',
  subject: `subject-${email}`,
  email,
  emailVerified: true,
  name: 'Ana',
  lastName: 'Paz',
  countryId: null,
  cityId: null,
})

describe('a mailbox', () => {
  it('has one account however its domain is written', async () => {
    await register(makeContext(), registrationInput({ email: 'ana@ñandú-uno.cl' }))
    const other = { password: 'Merienda8!', confirmPassword: 'Merienda8!' }
    for (const email of ['ANA@Ñandú-Uno.cl', 'ana@xn--and-uno-3za8f.cl'])
      await expect(register(makeContext(), registrationInput({ email, ...other }))).rejects.toMatchObject({
        fields: { email: 'Este correo ya está registrado. Inicia sesión o recupera tu contraseña.' },
      })
    const [mail] = await mailsTo('ana@xn--and-uno-3za8f.cl')
    expect(mail).toMatchObject({ subject: 'Confirma tu correo en Querencia' })
  })

  it('is found by either spelling, by people, their provider and the command line', async () => {
    const { id } = await makeMember('beto@xn--and-dos-3za8f.cl')
    expect(await signIn('beto@ñandú-dos.cl')).toMatchObject({ id })
    expect(await signInWithProvider(makeContext(), identity('beto@ñandú-dos.cl'), 'Prueba')).toMatchObject({
      id,
    })
    await grantAdmin(db, { email: 'Beto@Ñandú-dos.cl', now: new Date() })
    expect(await accountOf('beto@xn--and-dos-3za8f.cl')).toMatchObject({ role: 'admin' })
  })

  it('shares the limit of failed logins between all spellings of its domain', async () => {
    const { clientIp } = makeContext()
    const spellings = ['caro@ñandú-tres.cl', 'caro@n\u0303andú-tres.cl', 'caro@\uff4e\u0303andú-tres.cl']
    const tries = Array.from({ length: 12 }, (_, at) => spellings[at % 3] ?? '')
    const codes: unknown[] = []
    for (const email of tries)
      await logIn(makeContext(undefined, { clientIp }), { ...typed(email), password: 'wrong' }).catch(
        ({ code }) => codes.push(code),
      )
    expect(codes.slice(-2)).toEqual(['too_many_requests', 'too_many_requests'])
  })
})

describe('an account that is older than the rule for e-mails', () => {
  it.each(['josé@correo-viejo.example', 'jose\u0301@correo-viejo.example', 'eva@ñandú-viejo.cl'])(
    'logs in and resets its password with the address as it was typed: %s',
    async (email) => {
      const { id } = await makeMember(email)
      expect(await signIn(email)).toMatchObject({ id })
      await requestReset(makeContext(), typed(email))
      const token = await secretMailedTo(email)
      await resetPassword(makeContext(), { token, password1: 'Otra2026&*' })
      expect(await signIn(email, 'Otra2026&*')).toMatchObject({ id })
    },
  )

  it('keeps its mailbox from a second account, and is found by the spelling of today', async () => {
    const { id } = await makeMember('fede@ñandú-viejo.cl')
    await expect(
      register(makeContext(), registrationInput({ email: 'fede@ñandú-viejo.cl' })),
    ).rejects.toMatchObject({
      fields: { email: 'Este correo ya está registrado. Inicia sesión o recupera tu contraseña.' },
    })
    expect(await signIn('fede@xn--and-viejo-k6a6h.cl')).toMatchObject({ id })
  })

  it('is the one that is meant where another spelling has an account as well', async () => {
    const readable = await makeMember('gaby@ñandú-viejo.cl')
    const encoded = await makeMember('gaby@xn--and-viejo-k6a6h.cl')
    expect(await signIn('gaby@ñandú-viejo.cl')).toMatchObject({ id: readable.id })
    expect(await signIn('gaby@xn--and-viejo-k6a6h.cl')).toMatchObject({ id: encoded.id })
  })
})

describe('an e-mail of a provider that no new account may have', () => {
  const link = (email: string) => signInWithProvider(makeContext(), identity(email), 'Prueba')

  it('is not taken for the one that it is read as', async () => {
    await makeMember('ines@correo-mudo.example')
    for (const email of ['ines@correo\u034f-mudo.example', 'ines@correo-mudo\u3002example'])
      await expect(link(email)).rejects.toMatchObject({ code: 'invalid' })
  })

  it('links the older account with exactly this e-mail', async () => {
    const { id } = await makeMember('josé@correo-provisto.example')
    expect(await link('José@correo-provisto.example')).toMatchObject({ id })
  })
})

it('a provider makes no account for an address that nobody may register', async () => {
  await expect(
    signInWithProvider(makeContext(), identity('hugo\uff20correo.example@correo.example'), 'Prueba'),
  ).rejects.toMatchObject({ code: 'invalid' })
})
