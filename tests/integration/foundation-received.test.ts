import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundations } from '@/db/schema'
import { confirmByPassword, confirmForClient } from '@/lib/people/accounts/operations/confirm-email'
import { register } from '@/lib/people/accounts/operations/register'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { signInWithProvider } from '@/lib/people/oidc/operations'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'
import { accountOf, PASSWORD, registrationInput } from '@/tests/support/registration-input'

const RECEIVED = 'Recibimos el registro de tu fundación'

async function registered(overrides: Record<string, unknown> = {}) {
  const input = registrationInput({ role: 'fundation', foundationName: 'Patitas del Sur', ...overrides })
  await register(makeContext(), input)
  const { email } = input
  const received = async () => (await mailsTo(email)).filter(({ subject }) => subject === RECEIVED)
  expect(await received()).toEqual([])
  return { email, token: await secretMailedTo(email), received }
}
type Registered = Awaited<ReturnType<typeof registered>>

const WAYS: Record<string, (registration: Registered) => Promise<unknown>> = {
  'its password': ({ token }) => confirmByPassword(makeContext(), { token, password: PASSWORD }),
  'a client of the API': ({ token }) => confirmForClient(makeContext(), { token }, null),
  'another password': async ({ email }) => {
    await requestReset(makeContext(), { email })
    await resetPassword(makeContext(), { token: await secretMailedTo(email), password1: 'Madrugada8?' })
  },
  'its provider': ({ email }) =>
    signInWithProvider(
      makeContext(),
      {
        ...{ issuer: 'https://proveedor.example', subject: email, email, emailVerified: true },
        ...{ name: 'Ana', lastName: 'Paredes', countryId: null, cityId: null },
      },
      'Prueba',
    ),
}

it.each(Object.entries(WAYS))('a foundation is told what is next once it confirmed by %s', async (_, way) => {
  const registration = await registered()
  await way(registration)
  expect(await registration.received()).toMatchObject([
    { text: expect.stringContaining('Nos falta el documento') },
  ])
})

it('a foundation that confirms twice, or is decided about before, is told at most once', async () => {
  const { token, received } = await registered({ document: new File(['%PDF-1.7 acta'], 'acta.pdf') })
  for (let times = 0; times < 2; times++) await confirmForClient(makeContext(), { token }, null)
  expect(await received()).toMatchObject([{ text: expect.stringContaining('que nos enviaste') }])
  const approved = await registered()
  const { id } = await accountOf(approved.email)
  const decided = { status: 'aprobada', decidedAt: new Date() } as const
  await db.update(foundations).set(decided).where(eq(foundations.userId, id))
  await confirmForClient(makeContext(), { token: approved.token }, null)
  expect(await approved.received()).toEqual([])
})

it('a person is told nothing of a foundation', async () => {
  const { token, received } = await registered({ role: 'user' })
  await confirmForClient(makeContext(), { token }, null)
  expect(await received()).toEqual([])
})
