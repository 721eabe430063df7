import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailTokens, externalIdentities, knownIps, users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { confirmForClient } from '@/lib/people/accounts/operations/confirm-email'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { hashPassword, verifyPassword } from '@/lib/people/accounts/passwords'
import { hasEmail } from '@/lib/people/accounts/queries'
import type { ProviderIdentity } from '@/lib/people/oidc/identity'
import { findOrCreateAccount, signInWithProvider, unlinkIdentity } from '@/lib/people/oidc/operations'
import { keyedHash } from '@/lib/platform/secrets'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

let people = 0
const identity = (overrides: Partial<ProviderIdentity> = {}): ProviderIdentity => ({
  issuer: 'https://id.example',
  subject: `subject-${++people}`,
  email: `proveedor-${people}@correo.example`,
  emailVerified: true,
  name: 'Lucía',
  lastName: 'Andrade',
  countryId: null,
  cityId: null,
  ...overrides,
})
const signIn = (who: ProviderIdentity) => signInWithProvider(makeContext(), who, 'Prueba')

async function accountOf(id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error(`There is no account ${id}`)
  return row
}
const identitiesOf = (userId: number) =>
  db.select().from(externalIdentities).where(eq(externalIdentities.userId, userId))

describe('the first sign-in with the provider', () => {
  it('a first sign-in creates a confirmed person account without a password', async () => {
    const who = identity()
    const { id } = await signIn(who)
    expect(await accountOf(id)).toMatchObject({
      role: 'user',
      email: who.email,
      name: 'Lucía',
      lastName: 'Andrade',
      passwordHash: null,
      emailVerifiedAt: expect.any(Date),
    })
  })

  it('a first sign-in with an unverified e-mail creates an unconfirmed account and no session', async () => {
    const who = identity({ emailVerified: false })
    for (const _ of ['first', 'second']) {
      await expect(signIn(who)).rejects.toMatchObject({ code: 'email_not_confirmed' })
    }
    const [account] = await db
      .select()
      .from(users)
      .where(hasEmail(who.email ?? ''))
    expect(account?.emailVerifiedAt).toBeNull()
    expect(await mailsTo(who.email ?? '')).toMatchObject([{ subject: 'Confirma tu correo en Querencia' }])
  })

  it('two concurrent first sign-ins create one account', async () => {
    const who = identity()
    const ids = (await Promise.all([signIn(who), signIn(who), signIn(who)])).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    expect(await identitiesOf(ids[0] ?? 0)).toHaveLength(1)
  })

  it('a first sign-in without an e-mail is refused', async () => {
    await expect(signIn(identity({ email: null, emailVerified: false }))).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

describe('an account with the same e-mail', () => {
  it('linking drops a password that nobody proved to be the owner’s, ends its sessions, and says so', async () => {
    const passwordHash = await hashPassword('Caminata7!')
    const account = await makeUser(db, { passwordHash })
    const session = await signIn(identity({ email: account.email }))
    expect(session).toMatchObject({ id: account.id, sessionVersion: account.sessionVersion + 1 })
    expect(await accountOf(account.id)).toMatchObject({ name: account.name, passwordHash: null })
    const [mail] = await mailsTo(account.email)
    expect(mail?.text).toContain('La contraseña que tenía la cuenta dejó de servir')
  })

  it('an account with the same e-mail is linked, keeps a proven password, and its owner is notified', async () => {
    const passwordHash = await hashPassword('Caminata7!')
    const account = await makeUser(db, { passwordHash, passwordProvenAt: new Date() })
    const who = identity({ email: account.email })
    expect(await signIn(who)).toMatchObject({ id: account.id, sessionVersion: account.sessionVersion })
    expect(await accountOf(account.id)).toMatchObject({ name: account.name, passwordHash })
    expect(await mailsTo(account.email)).toMatchObject([
      { subject: 'Una nueva forma de ingresar a tu cuenta' },
    ])
  })

  it('an account is not linked by an e-mail that the provider has not verified', async () => {
    const account = await makeUser(db)
    const who = identity({ email: account.email, emailVerified: false })
    await expect(signIn(who)).rejects.toMatchObject({ code: 'conflict' })
    expect(await identitiesOf(account.id)).toEqual([])
  })

  it('linking an unconfirmed account removes the password, links and sessions of its registrant', async () => {
    const passwordHash = await hashPassword('Caminata7!')
    const account = await makeUser(db, { passwordHash, emailVerifiedAt: null })
    const expiresAt = new Date(Date.now() + 60_000)
    await db
      .insert(emailTokens)
      .values({ tokenHash: 'planted', userId: account.id, purpose: 'reset-password', expiresAt })
    const session = await signIn(identity({ email: account.email }))
    expect(session).toMatchObject({ id: account.id, sessionVersion: account.sessionVersion + 1 })
    const taken = await accountOf(account.id)
    expect(await verifyPassword(taken.passwordHash, 'Caminata7!')).toBe(false)
    expect(taken.emailVerifiedAt).not.toBeNull()
    expect(await db.select().from(emailTokens).where(eq(emailTokens.userId, account.id))).toEqual([])
  })

  it('a staff account is never linked, even by a verified e-mail', async () => {
    const account = await makeUser(db, { role: 'admin' })
    await expect(signIn(identity({ email: account.email }))).rejects.toMatchObject({ code: 'conflict' })
    expect(await identitiesOf(account.id)).toEqual([])
  })

  it('confirming the e-mail removes an attacker’s identity', async () => {
    const stranger = identity({ emailVerified: false })
    await expect(signIn(stranger)).rejects.toMatchObject({ code: 'email_not_confirmed' })
    await confirmForClient(makeContext(), { token: await secretMailedTo(stranger.email ?? '') }, null)
    await expect(signIn(stranger)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('resetting the password removes an attacker’s identity', async () => {
    const stranger = identity({ emailVerified: false })
    await expect(signIn(stranger)).rejects.toMatchObject({ code: 'email_not_confirmed' })
    await requestReset(makeContext(), { email: stranger.email ?? '' })
    const token = await secretMailedTo(stranger.email ?? '')
    await resetPassword(makeContext(), { token, password1: 'Caminata7!' })
    await expect(signIn(stranger)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('resetting the password of a confirmed account keeps the provider, also after another e-mail', async () => {
    const who = identity()
    const { id } = await signIn(who)
    const email = `otro-${who.email}`
    await db.update(users).set({ email }).where(eq(users.id, id))
    await requestReset(makeContext(), { email })
    await resetPassword(makeContext(), { token: await secretMailedTo(email), password1: 'Caminata7!' })
    expect((await signIn(who)).id).toBe(id)
  })

  it('an account taken over by its verified owner loses an attacker’s identity', async () => {
    const stranger = identity({ emailVerified: false })
    await expect(signIn(stranger)).rejects.toMatchObject({ code: 'email_not_confirmed' })
    const owner = identity({ email: stranger.email })
    const { id } = await signIn(owner)
    expect(await identitiesOf(id)).toMatchObject([{ subject: owner.subject }])
  })

  it('an inactive account is not linked', async () => {
    const account = await makeUser(db, { active: false })
    await expect(signIn(identity({ email: account.email }))).rejects.toMatchObject({ code: 'forbidden' })
    expect(await identitiesOf(account.id)).toEqual([])
  })
})

describe('later sign-ins', () => {
  it('later sign-ins find the same account, even if either e-mail has changed', async () => {
    const who = identity()
    const { id } = await signIn(who)
    await db
      .update(users)
      .set({ email: `otro-${who.email}` })
      .where(eq(users.id, id))
    expect((await signIn({ ...who, email: 'nuevo@correo.example', emailVerified: false })).id).toBe(id)
  })

  it('the same subject from another issuer is a different identity', async () => {
    const who = identity()
    const { id } = await signIn(who)
    const other = await signIn({ ...identity(), subject: who.subject, issuer: 'https://other.example' })
    expect(other.id).not.toBe(id)
  })

  it('sign-ins to an inactive account are refused', async () => {
    const who = identity()
    const { id } = await signIn(who)
    await db.update(users).set({ active: false }).where(eq(users.id, id))
    await expect(signIn(who)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the address that somebody signs in from', () => {
  const HOME = '203.0.113.7'
  const MONTH = 30 * 86_400_000
  const knownIpsOf = (userId: number) => db.select().from(knownIps).where(eq(knownIps.userId, userId))

  it('a sign-in remembers the IP, and renews it at the next one', async () => {
    const who = identity()
    const first = makeContext(undefined, { clientIp: HOME })
    const { id } = await signInWithProvider(first, who, 'Prueba')
    expect(await knownIpsOf(id)).toEqual([{ userId: id, ipHash: keyedHash(HOME), lastUsedAt: first.now }])
    const later = makeContext(undefined, { clientIp: HOME, now: new Date(first.now.getTime() + MONTH) })
    await signInWithProvider(later, who, 'Prueba')
    expect(await knownIpsOf(id)).toMatchObject([{ lastUsedAt: later.now }])
  })

  it('an IP is forgotten after half a year without a sign-in', async () => {
    const who = identity()
    const first = makeContext(undefined, { clientIp: HOME })
    const { id } = await signInWithProvider(first, who, 'Prueba')
    const later = makeContext(undefined, {
      clientIp: '203.0.113.8',
      now: new Date(first.now.getTime() + 7 * MONTH),
    })
    await signInWithProvider(later, who, 'Prueba')
    expect(await knownIpsOf(id)).toMatchObject([{ ipHash: keyedHash('203.0.113.8') }])
  })

  it('registering alone does not remember the IP', async () => {
    const { id } = await findOrCreateAccount(makeContext(undefined, { clientIp: HOME }), identity(), 'Prueba')
    expect(await knownIpsOf(id)).toEqual([])
  })
})

describe('unlinking an identity', () => {
  it('unlinking removes the identity of that issuer only', async () => {
    const passwordHash = await hashPassword('Caminata7!')
    const account = await makeUser(db, { passwordHash, passwordProvenAt: new Date() })
    const who = identity({ email: account.email })
    await signIn(who)
    await signIn(identity({ email: account.email, issuer: 'https://other.example' }))
    await unlinkIdentity(makeContext({ kind: 'user', id: account.id, confirmed: true }), who)
    expect(await identitiesOf(account.id)).toMatchObject([{ issuer: 'https://other.example' }])
  })

  it('unlinking the only way to sign in is refused', async () => {
    const who = identity()
    const { id } = await signIn(who)
    const ctx = makeContext({ kind: 'user', id, confirmed: true })
    await expect(unlinkIdentity(ctx, who)).rejects.toMatchObject({ code: 'conflict' })
    expect(await identitiesOf(id)).toHaveLength(1)
  })
})
