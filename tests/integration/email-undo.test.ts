import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailChanges, externalIdentities, outbox, rateLimits, users } from '@/db/schema'
import { changeSuspension } from '@/lib/moderation/staff/accounts/account-state-operations'
import { forgetExpiredLinks } from '@/lib/people/accounts/operations/email-links'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { register } from '@/lib/people/accounts/operations/register'
import { requestReset, resetPassword, setPassword } from '@/lib/people/accounts/operations/reset-password'
import { undoEmailChange } from '@/lib/people/accounts/operations/undo-email-change'
import { lockRecipient } from '@/lib/people/accounts/queries'
import { findOrCreateAccount } from '@/lib/people/oidc/operations'
import { confirmNewEmailMail } from '@/lib/platform/outbox/templates/account'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { write } from '@/lib/platform/write'
import { findDeletionRefusal } from '@/lib/privacy/departure-queries'
import { deleteAccount } from '@/lib/privacy/operations'
import { deleteSuspended, findLinkedSuspended } from '@/lib/privacy/suspended-operations'
import { makeContext } from '@/tests/support/context'
import {
  as,
  ask,
  change,
  DAY,
  emailOf,
  HOUR,
  newEmail,
  PASSWORD,
  person,
} from '@/tests/support/email-changes'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

const AT_PROVIDER = {
  ...{ issuer: 'https://id.example', emailVerified: true },
  ...{ name: 'Ana', lastName: 'Mora', countryId: null, cityId: null },
}

/** The secret of the newest link to the data of a suspended account. */
async function dataLinkMailedTo(email: string): Promise<string> {
  const texts = (await mailsTo(email)).map(({ text }) => /\/mis-datos\/(\S+)/.exec(text)?.[1])
  return texts.find((token) => token !== undefined) ?? ''
}

describe('the owner of the former address', () => {
  it('undoes the change: the account is theirs again, whatever was changed since', async () => {
    const account = await person()
    await change(account, newEmail())
    const undo = await secretMailedTo(account.email)
    // Whoever has the account moves it on, and has another way in.
    const third = newEmail()
    await change(account, third, 1000)
    const identity = { issuer: 'https://id.example', subject: `thief-${account.id}`, userId: account.id }
    await db.insert(externalIdentities).values(identity)
    const path = await undoEmailChange(makeContext(undefined, { now: new Date(Date.now() + 2000) }), {
      token: undo,
    })
    const [now] = await db.select().from(users).where(eq(users.id, account.id))
    expect(now).toMatchObject({ email: account.email, passwordHash: null })
    expect(now?.sessionVersion).toBeGreaterThan(account.sessionVersion)
    expect(
      await db.select().from(externalIdentities).where(eq(externalIdentities.userId, account.id)),
    ).toEqual([])
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, account.id))).toEqual([])
    const token = path.split('/').at(-1) ?? ''
    await resetPassword(makeContext(), { token, password1: 'Otra9clave!' })
    const entered = await logIn(makeContext(), { email: account.email, password: 'Otra9clave!' })
    expect(entered).toMatchObject({ id: account.id })
  })

  it('has seven days, in which nobody else gets the address', async () => {
    const [account, other] = [await person(), await person()]
    await change(account, newEmail())
    await expect(ask(other, account.email)).rejects.toMatchObject({ fields: { email: /7 días/ } })
    const registering = register(makeContext(), {
      role: 'user',
      name: 'Ana',
      lastName: 'Mora',
      countryId: other.countryId ?? 'ECU',
      cityId: other.cityId ?? 0,
      email: account.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      document: undefined,
    })
    await expect(registering).rejects.toMatchObject({ fields: { email: /7 días/ } })
    const token = await secretMailedTo(account.email)
    const late = makeContext(undefined, { now: new Date(Date.now() + 8 * DAY) })
    await expect(undoEmailChange(late, { token })).rejects.toMatchObject({ code: 'bad_request' })
    await ask(other, account.email, 8 * DAY)
    await forgetExpiredLinks(db, new Date(Date.now() + 60 * DAY))
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, account.id))).toEqual([])
  })

  it('may have it back in the usual way, which gives whoever had the account no link to take it again', async () => {
    const account = await person()
    const second = newEmail()
    await change(account, second)
    await change(account, account.email, 3 * 60_000)
    expect(await emailOf(account)).toBe(account.email)
    const [told] = await mailsTo(second)
    expect(told?.subject).toBe('Tu cuenta volvió a su correo anterior')
    expect(told?.text).not.toContain('/correo/')
    expect(await db.select().from(emailChanges).where(eq(emailChanges.userId, account.id))).toEqual([])
  })

  it('is told there of a provider that is linked meanwhile, which goes with the sessions when the address comes back', async () => {
    const account = await person({ passwordProvenAt: new Date() })
    const second = newEmail()
    const enter = (subject: string, email: string) =>
      findOrCreateAccount(
        makeContext(),
        { ...AT_PROVIDER, subject: `${subject} ${account.id}`, email },
        'Google',
      )
    await enter('owner', account.email)
    await change(account, second)
    const { sessionVersion } = await enter('thief', second)
    const [mail] = await mailsTo(account.email)
    expect(mail).toMatchObject({ subject: 'Una nueva forma de ingresar a tu cuenta' })
    expect(mail?.text).toContain('deshaz el cambio')
    expect((await mailsTo(second))[0]?.text).not.toContain('deshaz el cambio')
    expect(await change(account, account.email, 3 * 60_000)).toMatchObject({
      sessionVersion: sessionVersion + 1,
    })
    const ways = await db.select().from(externalIdentities).where(eq(externalIdentities.userId, account.id))
    expect(ways.map(({ subject }) => subject)).toEqual([`owner ${account.id}`])
  })

  it('gets it also of a suspended account, and the address that goes is told', async () => {
    const account = await person()
    const email = newEmail()
    await change(account, email)
    const suspendedAt = new Date()
    const suspended = { active: false, suspendedAt, suspensionReason: 'Vende animales.' }
    await db.update(users).set(suspended).where(eq(users.id, account.id))
    const path = await undoEmailChange(makeContext(), { token: await secretMailedTo(account.email) })
    expect(path).toBe('/reset')
    expect(await emailOf(account)).toBe(account.email)
    expect((await mailsTo(email))[0]?.subject).toBe('Tu cuenta volvió a su correo anterior')
  })

  it('ends the link to its data that the address that goes was mailed, and is mailed another the same day', async () => {
    const account = await person()
    const email = newEmail()
    await change(account, email)
    const undo = await secretMailedTo(account.email)
    const suspension = { reason: 'Vende animales.', suspends: true, now: new Date() }
    await changeSuspension(db, { email, ...suspension })
    const token = await dataLinkMailedTo(email)
    expect(await findLinkedSuspended(db, token, new Date())).toMatchObject({ id: account.id })
    await requestReset(makeContext(), { email })
    await undoEmailChange(makeContext(), { token: undo })
    expect(await findLinkedSuspended(db, token, new Date())).toBeNull()
    await expect(deleteSuspended(makeContext(), { token })).rejects.toMatchObject({ code: 'not_found' })
    await requestReset(makeContext(), { email: account.email })
    const own = await dataLinkMailedTo(account.email)
    expect(await findLinkedSuspended(db, own, new Date())).toMatchObject({ id: account.id })
  })

  it('keeps the account from being deleted meanwhile', async () => {
    const account = await person()
    await change(account, newEmail())
    const deleting = deleteAccount(as(account), { password: PASSWORD })
    await expect(deleting).rejects.toMatchObject({ code: 'conflict', message: /después del/ })
    expect(await findDeletionRefusal(db, account.id, new Date())).toMatch(/después del/)
    await deleteAccount(as(account, 8 * DAY), { password: PASSWORD })
    expect(await emailOf(account)).toBeUndefined()
  })

  it('loses nothing to whoever enters with it at a provider', async () => {
    const account = await person()
    await change(account, newEmail())
    const identity = { ...AT_PROVIDER, subject: `other ${account.id}`, email: account.email }
    const entering = findOrCreateAccount(makeContext(), identity, 'Google')
    await expect(entering).rejects.toMatchObject({ code: 'conflict', message: /7 días/ })
  })
})

describe('what was on its way to the former address', () => {
  it('follows if it waits for its time, and stays if it only waits for the provider', async () => {
    const account = await person()
    const email = newEmail()
    const content = confirmNewEmailMail({ name: 'Ana', url: 'https://querencia.example/correo/x' })
    const later = new Date(Date.now() + HOUR)
    const blocked = await person()
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.id))
    const mail = { recipient: account.email, ...content, html: content.html, text: content.text }
    await db.insert(outbox).values([
      { ...mail, subject: 'waits', idempotencyKey: `waits ${account.id}`, nextAttemptAt: later },
      {
        ...mail,
        subject: 'waits for the morning',
        idempotencyKey: `night ${account.id}`,
        quietZone: 'America/Lima',
      },
      {
        ...mail,
        subject: 'tells of a blocked account',
        idempotencyKey: `held ${account.id}`,
        aboutAccounts: [blocked.id],
      },
      { ...mail, subject: 'due', idempotencyKey: `due ${account.id}` },
      // An outage gives the attempt back.
      {
        ...mail,
        subject: 'tried in an outage',
        idempotencyKey: `tried ${account.id}`,
        nextAttemptAt: later,
        lastError: 'the provider was away',
      },
    ])
    await change(account, email)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['waits', 'waits for the morning', 'tells of a blocked account']),
    )
    const left = (await mailsTo(account.email)).map(({ subject }) => subject)
    expect(left).toEqual(expect.arrayContaining(['due', 'tried in an outage']))
  })

  it('a password that was chosen before the change was undone does not replace what its owner has', async () => {
    const account = await person()
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, account.id))
    const late = write(as(account), (tx) =>
      setPassword(tx, account.id, 'hash', { now: new Date(), proven: false, checked: account.passwordHash }),
    )
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
  })

  it('a link that was asked for at the same moment is not mailed', async () => {
    const account = await person()
    const isStill = await db.transaction((tx) =>
      lockRecipient(tx, { ...account, email: 'otro@correo.example' }),
    )
    expect(isStill).toBe(false)
    expect(await db.transaction((tx) => lockRecipient(tx, account))).toBe(true)
  })
})

it('an account may ask ten times a day, whoever the mails go to', async () => {
  const account = await person()
  const windowMs = LIMITS.emailChangeAccount.seconds * 1000
  const windowStart = new Date(Math.floor(Date.now() / windowMs) * windowMs)
  const key = `${LIMITS.emailChangeAccount.name}:${account.id}`
  await db.insert(rateLimits).values({ key, windowStart, count: LIMITS.emailChangeAccount.max })
  await expect(ask(account, newEmail())).rejects.toMatchObject({ code: 'too_many_requests' })
})
