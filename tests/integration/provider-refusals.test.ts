import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { findOrCreateAccount } from '@/lib/people/oidc/operations'
import { signInErrorCode } from '@/lib/people/oidc/sign-in-error'
import { signInErrorMessage } from '@/lib/text/copy/sign-in-errors'
import { makeContext } from '@/tests/support/context'
import { change, newEmail, person } from '@/tests/support/email-changes'

/** What the login says to somebody who comes from the provider with that e-mail. */
async function refusal(email: string, emailVerified = true): Promise<string> {
  const names = { name: 'Ana', lastName: 'Mora', countryId: null, cityId: null }
  const identity = { issuer: 'https://id.example', subject: email, email, emailVerified, ...names }
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
