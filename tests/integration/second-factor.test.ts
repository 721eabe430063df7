import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { encode } from 'next-auth/jwt'
import { describe, expect, it, onTestFinished } from 'vitest'
import { db } from '@/db/client'
import { auditLog, knownIps, recoveryCodes, secondFactors, users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { resetStaffSecondFactor } from '@/lib/moderation/staff/accounts/operations'
import { grantAdmin, revokeAdmin } from '@/lib/moderation/staff/accounts/role-operations'
import { codeAt } from '@/lib/people/second-factor/codes'
import {
  beginEnrolment,
  checkAppCode,
  confirmEnrolment,
  spendRecoveryCode,
} from '@/lib/people/second-factor/operations'
import { hasSecondFactor } from '@/lib/people/second-factor/queries'
import { resetSecondFactorOf } from '@/lib/people/second-factor/reset-operations'
import { deriveKey } from '@/lib/platform/derive-key'
import { env } from '@/lib/platform/env'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { SESSION_SECONDS } from '@/lib/platform/session/cookies'
import { newClaims, sealToken, type TokenKind } from '@/lib/platform/session/jwt'
import { isTokenWithoutFactor, sessionOf } from '@/lib/platform/session/session'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const HALF_MINUTE = 30_000
/** The start of a window of the limit on codes, so that a visit half a minute later is in the same one. */
const WINDOW_MS = LIMITS.secondFactor.seconds * 1000
const now = new Date(Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS)
const at = (steps: number) => new Date(now.getTime() + steps * HALF_MINUTE)
/** The code of an app so many steps from now. */
const shown = (secret: string, steps = 0) => codeAt(secret, at(steps))
const visit = (steps = 0, clientIp?: string) =>
  makeContext(undefined, { now: at(steps), ...(clientIp && { clientIp }) })

const makeStaff = async () => ({ ...(await makeUser(db, { role: 'admin' })), sessionId: randomUUID() })
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

/** A member of staff who enrolled an app a while ago. */
async function enrolled() {
  const staff = await makeStaff()
  const secret = await beginEnrolment(visit(), staff)
  const codes = await confirmEnrolment(visit(-1), staff, shown(secret, -1))
  return { staff, secret, codes }
}
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
const audited = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))
    .orderBy(auditLog.id)

describe('a session of staff', () => {
  it.each(['cookie', 'bearer'] as TokenKind[])('(%s) has no rights without a second factor', async (kind) => {
    const { id, sessionVersion, createdAt } = await makeStaff()
    const account = { id, sessionVersion, createdAt }
    for (const proof of [{}, { via: 'oidc' as const }]) {
      expect(await sessionOf(kind, await sealToken(kind, newClaims(account, proof)))).toBeNull()
    }
    const proven = await sealToken(kind, newClaims(account, { secondFactor: true }))
    expect((await sessionOf(kind, proven))?.actor).toMatchObject({ kind: 'admin', id })
  })

  it('at the API is told from one that is over', async () => {
    const { id } = await makeStaff()
    const token = (version: number) => sealToken('bearer', newClaims({ id, sessionVersion: version }))
    expect(await isTokenWithoutFactor(await token(1))).toBe(true)
    expect(await isTokenWithoutFactor(await token(2))).toBe(false)
  })

  it('made with the secret before a rotation is over: whoever knows it could have made it', async () => {
    const previous = {
      AUTH_SECRET_PREVIOUS: 'the secret before this one, long enough',
      AUTH_SECRET_ROTATED_AT: new Date(Date.now() + 2 * HALF_MINUTE),
    }
    Object.assign(env, previous)
    onTestFinished(() => {
      Object.assign(env, { AUTH_SECRET_PREVIOUS: undefined, AUTH_SECRET_ROTATED_AT: undefined })
    })
    const actorOf = async (role: 'admin' | 'user') => {
      const { id } = await makeUser(db, { role })
      const token = newClaims({ id, sessionVersion: 1 }, { secondFactor: true })
      const secret = deriveKey(previous.AUTH_SECRET_PREVIOUS, 'sessions')
      const cookie = await encode({ token, secret, salt: '', maxAge: SESSION_SECONDS })
      return (await sessionOf('cookie', cookie))?.actor.kind
    }
    expect([await actorOf('user'), await actorOf('admin')]).toEqual(['user', undefined])
  })

  it('of anybody else needs none', async () => {
    const { id } = await makeUser(db)
    const token = await sealToken('cookie', newClaims({ id, sessionVersion: 1 }))
    expect((await sessionOf('cookie', token))?.actor).toMatchObject({ kind: 'user', id })
  })
})

describe('the enrolment of an app', () => {
  it('keeps its secret until a code confirms it, then gives ten recovery codes once', async () => {
    const staff = await makeStaff()
    const secret = await beginEnrolment(visit(), staff)
    expect(await beginEnrolment(visit(), staff)).toBe(secret)
    expect(await hasSecondFactor(db, staff.id)).toBe(false)
    expect(await codeOf(checkAppCode(visit(), staff, shown(secret)))).toBe('invalid')
    const wrong = shown(secret) === '000000' ? '111111' : '000000'
    expect(await codeOf(confirmEnrolment(visit(), staff, wrong))).toBe('invalid')
    const codes = await confirmEnrolment(visit(), staff, shown(secret))
    expect(codes).toHaveLength(10)
    expect(await hasSecondFactor(db, staff.id)).toBe(true)
    expect(await codeOf(beginEnrolment(visit(), staff))).toBe('conflict')
    expect(await codeOf(confirmEnrolment(visit(1), staff, shown(secret, 1)))).toBe('conflict')
    expect(await subjects(staff.email)).toEqual(['Activaste tu segundo factor'])
    expect(await audited(staff.id)).toMatchObject([{ action: 'second-factor.activate', actorId: staff.id }])
  })

  it("has another secret in each session: who knows the password alone does not see the owner's", async () => {
    const owner = await makeStaff()
    const stranger = { ...owner, sessionId: randomUUID() }
    const seen = await beginEnrolment(visit(), stranger)
    const secret = await beginEnrolment(visit(), owner)
    expect(secret).not.toBe(seen)
    expect(await codeOf(confirmEnrolment(visit(), owner, shown(seen)))).toBe('invalid')
    await confirmEnrolment(visit(-1), owner, shown(secret, -1))
    expect(await codeOf(confirmEnrolment(visit(), stranger, shown(seen)))).toBe('conflict')
    expect(await codeOf(checkAppCode(visit(), owner, shown(seen)))).toBe('invalid')
  })

  it('leaves neither the secret nor the codes readable in the database', async () => {
    const { staff, secret, codes } = await enrolled()
    const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, staff.id))
    const hashes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, staff.id))
    expect(hashes).toHaveLength(10)
    const stored = JSON.stringify([factor, hashes])
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text)
  })
})

describe('a code of the app', () => {
  it('counts once, and none before it counts afterwards', async () => {
    const { staff, secret } = await enrolled()
    // It confirmed the enrolment.
    expect(await codeOf(checkAppCode(visit(), staff, shown(secret, -1)))).toBe('invalid')
    expect(await codeOf(checkAppCode(visit(), staff, shown(secret, 1)))).toBe('ok')
    expect(await codeOf(checkAppCode(visit(), staff, shown(secret, 1)))).toBe('invalid')
    expect(await codeOf(checkAppCode(visit(), staff, shown(secret)))).toBe('invalid')
    expect(await codeOf(checkAppCode(visit(1), staff, shown(secret, 2)))).toBe('ok')
  })

  it('of two uses at the same moment one is admitted', async () => {
    const { staff, secret } = await enrolled()
    const attempts = Array.from({ length: 4 }, () => codeOf(checkAppCode(visit(), staff, shown(secret))))
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
  })

  it('of another account is refused', async () => {
    const [one, other] = [await enrolled(), await enrolled()]
    expect(await codeOf(checkAppCode(visit(), one.staff, shown(other.secret)))).toBe('invalid')
    expect(await codeOf(spendRecoveryCode(visit(), one.staff, other.codes[0] ?? ''))).toBe('invalid')
  })

  it('is tried five times in a quarter of an hour, from wherever', async () => {
    const { staff, secret } = await enrolled()
    const wrong = shown(secret) === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect(await codeOf(checkAppCode(visit(), staff, wrong))).toBe('invalid')
    expect(await codeOf(checkAppCode(visit(), staff, shown(secret)))).toBe('too_many_requests')
    expect(await codeOf(spendRecoveryCode(visit(), staff, 'abcd'))).toBe('too_many_requests')
  })

  it('can still be given at a network that the account used, whatever strangers try', async () => {
    const { staff, secret } = await enrolled()
    await checkAppCode(visit(0, '198.51.100.9'), staff, shown(secret))
    const wrong = shown(secret) === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 6; tries++) await codeOf(checkAppCode(visit(), staff, wrong))
    expect(await codeOf(checkAppCode(visit(1), staff, shown(secret, 1)))).toBe('too_many_requests')
    expect(await codeOf(checkAppCode(visit(1, '198.51.100.9'), staff, shown(secret, 1)))).toBe('ok')
  })

  it('is not used up by right ones', async () => {
    const { staff, secret } = await enrolled()
    for (let step = 0; step < 8; step++)
      expect(await codeOf(checkAppCode(visit(step), staff, shown(secret, step)))).toBe('ok')
  })

  it('from a network that the account never used is mailed, and from then on the network is known', async () => {
    const { staff, secret } = await enrolled()
    const newNetworks = async () =>
      (await subjects(staff.email)).filter((subject) => subject === 'Ingreso desde una red nueva').length
    await checkAppCode(visit(0, '198.51.100.7'), staff, shown(secret))
    expect(await newNetworks()).toBe(1)
    await checkAppCode(visit(1, '198.51.100.7'), staff, shown(secret, 1))
    expect(await newNetworks()).toBe(1)
    await checkAppCode(visit(2, '198.51.100.8'), staff, shown(secret, 2))
    expect(await newNetworks()).toBe(2)
    expect(await db.$count(knownIps, eq(knownIps.userId, staff.id))).toBe(3)
  })
})

it('a recovery code counts once and is mailed', async () => {
  const { staff, codes } = await enrolled()
  const [code = ''] = codes
  expect(await codeOf(spendRecoveryCode(visit(), staff, code.toUpperCase()))).toBe('ok')
  expect(await codeOf(spendRecoveryCode(visit(), staff, code))).toBe('invalid')
  const [mail] = await mailsTo(staff.email)
  expect(mail).toMatchObject({ subject: 'Se usó un código de recuperación' })
  expect(mail?.text).toContain('Te quedan 9')
})

describe('a reset of the second factor', () => {
  it.each(['a colleague', 'the command line'])('by %s ends sessions, is audited and mailed', async (who) => {
    const { staff, secret } = await enrolled()
    const actor = staffActor((await makeStaff()).id)
    if (who === 'a colleague')
      await resetStaffSecondFactor(makeContext(actor), { accountId: staff.id, password: undefined })
    else await resetSecondFactorOf(db, { email: staff.email, now })
    expect(await codeOf(checkAppCode(visit(), staff, shown(secret)))).toBe('invalid')
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, staff.id))).toBe(0)
    const [account] = await db.select().from(users).where(eq(users.id, staff.id))
    expect(account?.sessionVersion).toBe(2)
    expect((await subjects(staff.email))[0]).toBe('Restablecimos tu segundo factor')
    const actorId = who === 'a colleague' && 'id' in actor ? actor.id : null
    expect((await audited(staff.id)).at(-1)).toMatchObject({ action: 'second-factor.reset', actorId })
    const inNewSession = { ...staff, sessionId: randomUUID() }
    expect(await beginEnrolment(visit(), inNewSession)).not.toBe(secret)
  })

  it('of an account without one says so', async () => {
    const { email } = await makeUser(db)
    expect(await codeOf(resetSecondFactorOf(db, { email, now }))).toBe('conflict')
    expect(await codeOf(resetSecondFactorOf(db, { email: 'nadie@correo.example', now }))).toBe('not_found')
  })

  it('happens when somebody leaves the staff: whoever comes back enrols anew', async () => {
    const { staff } = await enrolled()
    await revokeAdmin(db, { email: staff.email, now })
    await grantAdmin(db, { email: staff.email, now })
    expect(await hasSecondFactor(db, staff.id)).toBe(false)
  })
})
