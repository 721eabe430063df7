import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'

const OLD = 'the secret before the rotation, long enough'
const NEW = 'the secret after the rotation, long enough'
const A_MINUTE = 60_000
const A_DAY = 86_400_000
const ALICE = { id: 7, sessionVersion: 3 }
const REQUEST = { id: 12, createdAt: new Date(1_700_000_000_000) }
const DATES = { confirmedAt: new Date(1_000), expiresAt: new Date(2_000) }

/** The modules as a process loads them that has these secrets. */
async function processWith(secret: string, previous?: string, rotatedAt = new Date(Date.now() + A_MINUTE)) {
  vi.resetModules()
  vi.stubEnv('AUTH_SECRET_ROTATED_AT', rotatedAt.toISOString())
  vi.stubEnv('AUTH_SECRET', secret)
  vi.stubEnv('AUTH_SECRET_PREVIOUS', previous)
  const [secrets, jwt, checkIns, freshness, searches, sealing] = await Promise.all([
    import('@/lib/platform/secrets'),
    import('@/lib/platform/session/jwt'),
    import('@/lib/adoption/check-ins/links'),
    import('@/lib/pets/freshness/links'),
    import('@/lib/search/saved-searches/links'),
    import('@/lib/platform/outbox/sealing'),
  ])
  return { secrets, jwt, checkIns, freshness, searches, sealing }
}

type Process = Awaited<ReturnType<typeof processWith>>

const make = async ({ jwt, checkIns, freshness, searches, sealing }: Process) => ({
  cookie: await jwt.sealToken('cookie', jwt.newClaims(ALICE)),
  bearer: await jwt.sealToken('bearer', jwt.newClaims(ALICE)),
  checkIn: checkIns.writeCheckInToken(REQUEST),
  confirmation: freshness.writeConfirmationToken({ petId: 5, ownerId: 6, ...DATES }),
  notice: searches.writeNoticeToken({ ...REQUEST, id: 34 }),
  mail: sealing.seal('a body with a link', false),
})

/** What a process makes of it; null where it refuses. */
const open = async (
  { jwt, checkIns, freshness, searches, sealing }: Process,
  made: Awaited<ReturnType<typeof make>>,
) => ({
  cookie: (await jwt.openToken('cookie', made.cookie))?.accountId ?? null,
  bearer: (await jwt.openToken('bearer', made.bearer))?.accountId ?? null,
  checkIn: checkIns.readCheckInToken(made.checkIn)?.id ?? null,
  confirmation: freshness.readConfirmationToken(made.confirmation)?.petId ?? null,
  notice: searches.readNoticeToken(made.notice)?.id ?? null,
  mail: await Promise.resolve(made.mail)
    .then(sealing.unseal)
    .catch(() => null),
})

const OPENED = { cookie: 7, bearer: 7, checkIn: 12, confirmation: 5, notice: 34, mail: 'a body with a link' }
const REFUSED = { cookie: null, bearer: null, checkIn: null, confirmation: null, notice: null, mail: null }

afterEach(() => vi.unstubAllEnvs())

describe('a rotation of AUTH_SECRET', () => {
  it('keeps sessions, API tokens, signed links and mails made before it, until the previous secret is gone', async () => {
    const made = await make(await processWith(OLD))
    expect(await open(await processWith(NEW, OLD), made)).toEqual(OPENED)
    expect(await open(await processWith(NEW), made)).toEqual(REFUSED)
  })

  it('accepts no session or API token that the previous secret made after it', async () => {
    const made = await make(await processWith(OLD))
    const since = await processWith(NEW, OLD, new Date(Date.now() - A_MINUTE))
    expect(await open(since, made)).toEqual({ ...OPENED, cookie: null, bearer: null })
  })

  it('takes no longer life from the previous secret than a session has', async () => {
    const { encode } = await import('next-auth/jwt')
    const { secrets } = await processWith(OLD)
    const token = (await processWith(OLD)).jwt.newClaims(ALICE)
    const forever = { token, secret: secrets.purposeKey('sessions'), salt: '', maxAge: 3650 * 86_400 }
    const { jwt } = await processWith(NEW, OLD)
    expect(await jwt.openToken('cookie', await encode(forever))).toBeNull()
  })

  it('says which sessions the previous secret made', async () => {
    const made = await make(await processWith(OLD))
    const { jwt } = await processWith(NEW, OLD)
    expect(await jwt.openToken('cookie', made.cookie)).toMatchObject({ byPreviousSecret: true })
    const own = await jwt.sealToken('cookie', jwt.newClaims(ALICE))
    expect(await jwt.openToken('cookie', own)).toMatchObject({ byPreviousSecret: false })
  })

  it('ends links of the previous secret after 90 days', async () => {
    const made = await make(await processWith(OLD))
    const links = async (days: number) => {
      const opened = await open(await processWith(NEW, OLD, new Date(Date.now() - days * A_DAY)), made)
      return [opened.checkIn, opened.confirmation, opened.notice]
    }
    expect(await links(89)).toEqual([OPENED.checkIn, OPENED.confirmation, OPENED.notice])
    expect(await links(90)).toEqual([null, null, null])
  })

  it('makes nothing new with the previous secret', async () => {
    const made = await make(await processWith(NEW, OLD))
    expect(await open(await processWith(NEW), made)).toEqual(OPENED)
    expect(await open(await processWith(OLD), made)).toEqual(REFUSED)
  })

  it('says of a mail that no key opens why, and has it tried again, as the previous secret may come back', async () => {
    const { mail } = await make(await processWith(OLD))
    const { sealing } = await processWith(NEW)
    const message = expect.stringMatching(/^No key opens .*AUTH_SECRET_PREVIOUS/)
    expect(() => sealing.unseal(mail)).toThrow(
      expect.objectContaining({ name: 'MailFailure', kind: 'temporary', message }),
    )
  })

  it('finds stored hashes of private values from before, and stores new ones with the current secret', async () => {
    const before = (await processWith(OLD)).secrets.keyedHash('203.0.113.8')
    const { keyedHash, knownHashes } = (await processWith(NEW, OLD)).secrets
    expect(knownHashes('203.0.113.8')).toContain(before)
    expect(knownHashes('203.0.113.8')[0]).toBe(keyedHash('203.0.113.8'))
    expect(keyedHash('203.0.113.8')).not.toBe(before)
    expect((await processWith(NEW)).secrets.knownHashes('203.0.113.8')).not.toContain(before)
  })
})

describe('what was made when the secret itself was the key', () => {
  const mac = (value: string) => createHmac('sha256', OLD).update(value).digest('base64url').slice(0, 27)

  it.each([
    ['the same secret', [OLD]],
    ['the secret as the previous one', [NEW, OLD]],
  ] as const)('still opens with %s', async (_, [secret, previous]) => {
    const { encode } = await import('next-auth/jwt')
    const { jwt, checkIns, secrets } = await processWith(secret, previous)
    const token = jwt.newClaims(ALICE)
    const cookie = await encode({ token, secret: OLD, salt: '', maxAge: 30 * 86_400 })
    const bearer = await encode({ token, secret: OLD, salt: 'api-bearer', maxAge: 30 * 86_400 })
    expect(await jwt.openToken('cookie', cookie)).toMatchObject({ accountId: 7, version: 3 })
    expect(await jwt.openToken('bearer', bearer)).toMatchObject({ accountId: 7, version: 3 })
    expect(await jwt.openToken('bearer', cookie)).toBeNull()
    expect(checkIns.readCheckInToken(`12.${mac('check-ins 12')}`)).toEqual({ id: 12, createdAt: null })
    expect(secrets.knownHashes('203.0.113.8')).toContain(mac('203.0.113.8'))
  })
})

describe('a key per purpose', () => {
  it('refuses what was made for another purpose', async () => {
    const { jwt, checkIns, searches, secrets } = await processWith(NEW)
    const bearer = await jwt.sealToken('bearer', jwt.newClaims(ALICE))
    expect(await jwt.openToken('cookie', bearer)).toBeNull()
    expect(searches.readNoticeToken(checkIns.writeCheckInToken(REQUEST))).toBeNull()
    expect(secrets.readLink('check-ins', `12.${secrets.keyedHash('check-ins 12')}`)).toBeNull()
    expect(() => secrets.openSealed('mail bodies', secrets.sealText('sessions', 'text'))).toThrow(
      /mail bodies/,
    )
    expect(secrets.ownSchedulerKey()).not.toBe(secrets.keyedHash('this server calls its own scheduled work'))
  })
})
