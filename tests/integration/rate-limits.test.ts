import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailTokens, rateLimits } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { resendConfirmation } from '@/lib/people/accounts/operations/email-links'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { rememberIp } from '@/lib/people/accounts/operations/remember-ip'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { patchProfile } from '@/lib/people/accounts/operations/update-profile'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { TooManyRequests } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { keyedHash } from '@/lib/platform/secrets'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

const PASSWORD = 'Caminata7!'
const RULE = { name: 'test', max: 3, seconds: 600 }
const NOON = new Date('2026-03-01T12:00:00Z')

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error) => error.code,
  )

describe('a rate limit', () => {
  it('a rate limit lets exactly its maximum through under concurrency', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => limit({ db, now: NOON }, RULE, 'crowd')),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('a rate limit reports when its window ends, and resets then', async () => {
    const at = (seconds: number) =>
      limit({ db, now: new Date(NOON.getTime() + seconds * 1000) }, RULE, 'patient')
    for (let i = 0; i < 3; i++) await at(0)
    const error = await at(60).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TooManyRequests)
    expect(error).toMatchObject({ retryAfter: 540, message: expect.stringContaining('9 minutos') })
    await at(600)
  })

  it('legitimate attempts are refunded', async () => {
    for (let i = 0; i < 10; i++) {
      const refund = await limit({ db, now: NOON }, RULE, 'rightful')
      await refund()
    }
  })

  it('what is counted by a text is stored as its hash, whatever the text', async () => {
    await limit({ db, now: NOON }, RULE, 'ana@correo.example 203.0.113.9')
    const keys = await db.select({ key: rateLimits.key }).from(rateLimits)
    expect(keys).toContainEqual({ key: `${RULE.name}:${keyedHash('ana@correo.example 203.0.113.9')}` })
    expect(keys.filter(({ key }) => key.includes('ana'))).toEqual([])
  })
})

describe('failed logins', () => {
  const makeMember = async (email: string) =>
    makeUser(db, { email, passwordHash: await hashPassword(PASSWORD) })
  const from = (clientIp: string) => makeContext(undefined, { clientIp, now: NOON })
  const fail = (clientIp: string, email: string) => codeOf(logIn(from(clientIp), { email, password: 'x' }))

  it('logins to one account from one IP are refused after ten failures, even with the right password', async () => {
    const { email } = await makeMember('par@correo.example')
    for (let i = 0; i < LIMITS.loginPair.max; i++)
      expect(await fail('198.51.100.1', email)).toBe('unauthenticated')
    expect(await codeOf(logIn(from('198.51.100.1'), { email, password: PASSWORD }))).toBe('too_many_requests')
    expect(await codeOf(logIn(from('198.51.100.2'), { email, password: PASSWORD }))).toBe('ok')
  })

  it('logins from one IP are refused after thirty failures on any accounts', async () => {
    for (let i = 0; i < LIMITS.loginIp.max; i++)
      expect(await fail('198.51.100.3', `nadie.${i}@correo.example`)).toBe('unauthenticated')
    expect(await fail('198.51.100.3', 'otra@correo.example')).toBe('too_many_requests')
  })

  it('failed logins from many IPs lock the account for unknown IPs, not for its owner’s', async () => {
    const { email } = await makeMember('atacada@correo.example')
    expect(await codeOf(logIn(from('203.0.113.50'), { email, password: PASSWORD }))).toBe('ok')
    for (let i = 0; i < LIMITS.loginAccount.max; i++) await fail(`192.0.2.${i}`, email)
    expect(await codeOf(logIn(from('192.0.2.200'), { email, password: PASSWORD }))).toBe('too_many_requests')
    expect(await codeOf(logIn(from('203.0.113.50'), { email, password: PASSWORD }))).toBe('ok')
  })

  it('successful logins do not count as failures', async () => {
    const { email } = await makeMember('puntual@correo.example')
    for (let i = 0; i < 40; i++)
      expect(await codeOf(logIn(from('203.0.113.60'), { email, password: PASSWORD }))).toBe('ok')
  })
})

it('a whole IPv6 /48 has ten times the attempts of one client, and takes them back', async () => {
  const attempt = (clientIp: string) => limitIp({ db, now: NOON, clientIp }, RULE, 'wide')
  const refunds = []
  for (let network = 0; network < 10; network++)
    for (let tries = 0; tries < RULE.max; tries++)
      refunds.push(await attempt(`2001:db8:7:${network.toString(16)}::/64`))
  expect(await codeOf(attempt('2001:db8:7:ff::/64'))).toBe('too_many_requests')
  expect(await codeOf(attempt('2001:db8:8:ff::/64'))).toBe('ok')
  for (const refund of refunds.slice(0, 2)) await refund()
  expect(await codeOf(attempt('2001:db8:7:fe::/64'))).toBe('ok')
})

it('expired rate limit windows are deleted', async () => {
  const longAgo = 4_815_162_342
  await limit({ db, now: NOON }, RULE, longAgo)
  const later = new Date(NOON.getTime() + 48 * 3_600_000)
  // Each clears away a hundred at most, and this file leaves several hundred.
  for (let i = 0; i < 10; i++) await limit({ db, now: later }, RULE, `later ${i}`)
  const kept = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `${RULE.name}:${longAgo}`))
  expect(kept).toEqual([])
})

describe('mails with a link', () => {
  const ask = (email: string, clientIp: string, now = NOON) =>
    codeOf(requestReset(makeContext(undefined, { clientIp, now }), { email }))
  const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
  const resetWith = (token: string, now: Date) =>
    codeOf(resetPassword(makeContext(undefined, { now }), { token, password1: 'Madrugada8?' }))

  it('are refused after five requests from one IP for one recipient', async () => {
    const { email } = await makeUser(db)
    for (let i = 0; i < LIMITS.mailPair.max; i++) expect(await ask(email, '198.51.100.70')).toBe('ok')
    expect(await ask(email, '198.51.100.70')).toBe('too_many_requests')
  })

  it('that strangers request do not keep the owner from a reset on a new IP', async () => {
    const { email } = await makeUser(db)
    for (let i = 0; i < LIMITS.mailRecipient.max; i++) await ask(email, `198.51.100.${i}`)
    expect(await ask(email, '198.51.100.99', minutesLater(10))).toBe('ok')
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await resetWith(await secretMailedTo(email), minutesLater(10))).toBe('ok')
    expect(await ask(email, '198.51.100.99', minutesLater(11))).toBe('ok')
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('that strangers request do not keep the owner from a new one on an IP signed in from before', async () => {
    const { id, email } = await makeUser(db)
    await rememberIp(makeContext(undefined, { clientIp: '203.0.113.50' }), id)
    for (let i = 0; i < LIMITS.mailRecipient.max; i++) await ask(email, `198.51.100.${i}`)
    expect(await ask(email, '203.0.113.50', minutesLater(3))).toBe('ok')
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('requested right after the owner’s leave the owner’s valid', async () => {
    const { email } = await makeUser(db)
    await ask(email, '203.0.113.51')
    const token = await secretMailedTo(email)
    expect(await ask(email, '198.51.100.80', minutesLater(1))).toBe('ok')
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await resetWith(token, minutesLater(1))).toBe('ok')
  })

  it('to an unconfirmed account stop once strangers crowd it, while a link is valid', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: null })
    const resend = async (clientIp: string) => {
      await db
        .update(emailTokens)
        .set({ createdAt: minutesLater(-10) })
        .where(eq(emailTokens.userId, id))
      await resendConfirmation(makeContext(undefined, { clientIp, now: NOON }), { email })
    }
    for (let i = 0; i < LIMITS.mailRecipient.max; i++) await resend(`198.51.100.${i}`)
    expect(await mailsTo(email)).toHaveLength(LIMITS.mailRecipient.max)
    await resend('198.51.100.99')
    expect(await mailsTo(email)).toHaveLength(LIMITS.mailRecipient.max)
  })
})

describe('profile changes', () => {
  it('profile changes are refused beyond the hourly limit', async () => {
    const { id } = await makeUser(db)
    const change = () =>
      codeOf(patchProfile(makeContext({ kind: 'user', id, confirmed: true }, { now: NOON }), { phone: null }))
    for (let i = 0; i < LIMITS.profileAccount.max; i++) expect(await change()).toBe('ok')
    expect(await change()).toBe('too_many_requests')
  })
})
