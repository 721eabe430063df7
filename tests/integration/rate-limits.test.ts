import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { logIn } from '@/lib/accounts/operations/log-in'
import { rememberIp } from '@/lib/accounts/operations/remember-ip'
import { requestReset } from '@/lib/accounts/operations/reset-password'
import { patchProfile } from '@/lib/accounts/operations/update-profile'
import { hashPassword } from '@/lib/accounts/passwords'
import { TooManyRequests } from '@/lib/errors'
import { consumeRateLimits, refundRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { makeContext } from '@/tests/support/context'

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
    const hits = [{ rule: RULE, key: 'crowd' }]
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => consumeRateLimits(db, hits, NOON)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('a rate limit reports when its window ends, and resets then', async () => {
    const hits = [{ rule: RULE, key: 'patient' }]
    for (let i = 0; i < 3; i++) await consumeRateLimits(db, hits, NOON)
    const error = await consumeRateLimits(db, hits, new Date(NOON.getTime() + 60_000)).catch(
      (reason) => reason,
    )
    expect(error).toBeInstanceOf(TooManyRequests)
    expect(error).toMatchObject({ retryAfter: 540, message: expect.stringContaining('9 minutos') })
    await consumeRateLimits(db, hits, new Date(NOON.getTime() + 600_000))
  })

  it('legitimate attempts are refunded', async () => {
    const hits = [{ rule: RULE, key: 'rightful' }]
    for (let i = 0; i < 10; i++) {
      await consumeRateLimits(db, hits, NOON)
      await refundRateLimits(db, hits, NOON)
    }
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

it('expired rate limit windows are deleted', async () => {
  const key = 'long ago'
  await consumeRateLimits(db, [{ rule: RULE, key }], NOON)
  const later = new Date(NOON.getTime() + 48 * 3_600_000)
  // Each clears away a hundred at most, and this file leaves several hundred.
  for (let i = 0; i < 10; i++) await consumeRateLimits(db, [{ rule: RULE, key: `later ${i}` }], later)
  const kept = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `${RULE.name}:${key}`))
  expect(kept).toEqual([])
})

describe('mails with a link', () => {
  it('an attacker who uses up the mail limit does not block a reset from the owner’s known IP', async () => {
    const email = 'acosada@correo.example'
    const { id } = await makeUser(db, { email })
    await rememberIp(makeContext(undefined, { clientIp: '203.0.113.50' }), id)
    for (let i = 0; i < LIMITS.mailRecipient.max; i++) {
      await requestReset(makeContext(undefined, { clientIp: `198.51.100.${i}`, now: NOON }), { email })
    }
    const ask = (clientIp: string) =>
      codeOf(requestReset(makeContext(undefined, { clientIp, now: NOON }), { email }))
    expect(await ask('198.51.100.99')).toBe('too_many_requests')
    expect(await ask('203.0.113.50')).toBe('ok')
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
