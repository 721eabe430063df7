import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { externalIdentities, users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { hasEmail } from '@/lib/people/accounts/queries'
import { findOrCreateAccount, signInWithProvider } from '@/lib/people/oidc/operations'
import { signInErrorCode } from '@/lib/people/oidc/sign-in-error'
import type { Context } from '@/lib/platform/context'
import { signInErrorMessage } from '@/lib/text/copy/sign-in-errors'
import { emailOf } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { change, newEmail, person } from '@/tests/support/email-changes'
import { mailsTo } from '@/tests/support/outbox'

const NAMES = { name: 'Ana', lastName: 'Mora', countryId: null, cityId: null }

/** What the login says to somebody who comes from the provider with that e-mail. */
async function refusal(email: string, emailVerified = true): Promise<string> {
  const identity = { issuer: 'https://id.example', subject: email, email, emailVerified, ...NAMES }
  const error = await findOrCreateAccount(makeContext(), identity, 'Prueba').catch(
    (thrown: unknown) => thrown,
  )
  return signInErrorMessage(signInErrorCode(error))
}

describe('the sentence for somebody whom the provider leads to no account', () => {
  it('says that the e-mail was another account’s a few days ago', async () => {
    const account = await person()
    await change(account, newEmail())
    expect(await refusal(account.email)).toBe(
      'Ese correo era de otra cuenta hasta hace poco. Usa otro, o espera a que pasen 7 días del cambio.',
    )
  })

  it('tells the team that it logs in by password, and not that the e-mail is unverified', async () => {
    const { email } = await makeUser(db, { role: 'admin' })
    expect(await refusal(email)).toBe('Las cuentas del equipo ingresan con su correo y contraseña.')
    expect(await refusal(email, false)).toContain('tu proveedor no lo ha verificado')
  })

  it('says that the provider has not verified the e-mail of an account', async () => {
    expect(await refusal((await makeUser(db)).email, false)).toContain('tu proveedor no lo ha verificado')
  })
})

describe('somebody who is signed in and goes to the provider', () => {
  const enter = (ctx: Context, email: string) =>
    signInWithProvider(
      ctx,
      { issuer: 'https://id.example', subject: email, email, emailVerified: true, ...NAMES },
      'Prueba',
    )
  const madeFor = (email: string) => db.$count(users, hasEmail(email))

  it('stays in the own account with any other one there, of which nothing is made or linked', async () => {
    const own = await makePerson()
    const [stranger, neighbour] = [newEmail(), await makePerson()]
    const theirs = await emailOf(neighbour)
    for (const email of [stranger, theirs])
      await expect(enter(makeContext(own.actor), email)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('elegiste otra cuenta'),
      })
    expect(await madeFor(stranger)).toBe(0)
    expect(await db.$count(externalIdentities, eq(externalIdentities.userId, neighbour.id))).toBe(0)
    expect(await mailsTo(theirs)).toEqual([])
    await enter(makeContext(), theirs)
    await expect(enter(makeContext(own.actor), theirs)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('proves the own account by its e-mail there', async () => {
    const own = await makePerson()
    const email = await emailOf(own)
    expect((await enter(makeContext(own.actor), email)).id).toBe(own.id)
    expect((await enter(makeContext(own.actor), email)).id).toBe(own.id)
  })
})
