import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { petSearch, pets, users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { judgeLink, readConfirmationToken, writeConfirmationToken } from '@/lib/pets/freshness/links'
import { confirmByLink, runFreshness } from '@/lib/pets/freshness/operations'
import { findLinkedPet } from '@/lib/pets/freshness/queries'
import { hold } from '@/lib/pets/hold'
import { PETS_TAG, petTag } from '@/lib/platform/bus/cache-tags'
import { makeContext } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const START = new Date('2020-03-01T15:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
const run = (now: Date) => runFreshness(makeContext(undefined, { now }))

let owner: Awaited<ReturnType<typeof makeUser>>
let pet: Awaited<ReturnType<typeof makePet>>
/** The link that was mailed on the thirtieth day. */
let token: string

beforeEach(async () => {
  owner = await makeUser(db)
  pet = await makePet(db, { ownerId: owner.id, name: 'Luna', publishedAt: START, confirmedAt: START })
  await run(day(30))
  const [mail] = await mailsTo(owner.email)
  token = /\/confirmar-mascota\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
})

const follow = (days: number, by = token) =>
  confirmByLink(makeContext(undefined, { now: day(days) }), { token: by })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error) => error.code,
  )
/** What its page shows. */
async function verdictOn(days: number) {
  const link = readConfirmationToken(token)
  return judgeLink(link, link && (await findLinkedPet(db, link)), day(days))
}
const row = async () => (await db.select().from(pets).where(eq(pets.id, pet.id)))[0]
const isListed = async () => (await db.$count(petSearch, eq(petSearch.id, pet.id))) === 1

describe('confirmation links', () => {
  it('a confirmation link works without a session and expires the cache tags', async () => {
    const ctx = makeContext(undefined, { now: day(33) })
    expect(await confirmByLink(ctx, { token })).toEqual({ name: 'Luna', outcome: 'confirmed' })
    expect(await row()).toMatchObject({ confirmedAt: day(33), remindedAt: null, pausedAt: null })
    expect(ctx.expired).toContain(petTag(pet.id))
    expect(await run(day(40))).toMatchObject({ paused: 0 })
  })

  it('a confirmation link lists a paused pet again', async () => {
    await run(day(37))
    expect(await isListed()).toBe(false)
    const ctx = makeContext(undefined, { now: day(45) })
    expect(await confirmByLink(ctx, { token })).toEqual({ name: 'Luna', outcome: 'back' })
    expect(await isListed()).toBe(true)
    expect(ctx.expired).toEqual(expect.arrayContaining([petTag(pet.id), PETS_TAG]))
  })

  it('a confirmation link changes no blocked listing', async () => {
    await db
      .update(pets)
      .set({ blockedAt: day(31) })
      .where(eq(pets.id, pet.id))
    expect(await verdictOn(33)).toBe('blocked')
    await expect(follow(33)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('cuando termine el bloqueo'),
    })
    expect(await row()).toMatchObject({ confirmedAt: START })
  })

  it('whoever confirms at once is asked about another pet a day later', async () => {
    await makePet(db, { ownerId: owner.id, name: 'Kiwi', publishedAt: START, confirmedAt: day(0.1) })
    await follow(30.05)
    expect(await run(day(30.2))).toMatchObject({ reminderMails: 0 })
    expect(await run(day(31))).toMatchObject({ reminderMails: 1, petsReminded: 1 })
    expect(await mailsTo(owner.email)).toHaveLength(2)
  })

  it('a confirmation link works once', async () => {
    await follow(31)
    expect(await follow(35)).toEqual({ name: 'Luna', outcome: 'already' })
    expect(await row()).toMatchObject({ confirmedAt: day(31) })
  })

  it('concurrent uses of a confirmation link confirm once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => follow(31)))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array(4).fill('already'),
      'confirmed',
    ])
  })

  it('any newer confirmation uses the link up', async () => {
    await db
      .update(pets)
      .set({ confirmedAt: day(31), remindedAt: null })
      .where(eq(pets.id, pet.id))
    expect(await follow(40)).toMatchObject({ outcome: 'already' })
    expect(await row()).toMatchObject({ confirmedAt: day(31) })
  })

  it.each([
    ['is asked about again', { confirmedAt: day(31) }, 61],
    ['is paused again', { confirmedAt: day(31), pausedAt: day(68) }, 69],
  ])(
    'an older confirmation link does not say that nothing is to be done when its pet %s',
    async (_, then, now) => {
      await db.update(pets).set(then).where(eq(pets.id, pet.id))
      expect(await codeOf(follow(now))).toBe('bad_request')
    },
  )

  it('a confirmation link of a held pet does not say that it is seen', async () => {
    await run(day(37))
    await db
      .update(pets)
      .set(hold('reports', day(38)))
      .where(eq(pets.id, pet.id))
    expect(await follow(39)).toEqual({ name: 'Luna', outcome: 'unseen' })
    expect(await row()).toMatchObject({ confirmedAt: day(39), pausedAt: null })
    expect(await isListed()).toBe(false)
  })

  it('a confirmation link matches although the database keeps microseconds', async () => {
    await db.execute(
      sql`update pets set confirmed_at = '2020-03-01T12:00:00.123456Z', reminded_at = null where id = ${pet.id}`,
    )
    await run(day(31.5))
    const [mail] = await mailsTo(owner.email)
    const precise = /\/confirmar-mascota\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await follow(32, precise)).toMatchObject({ outcome: 'confirmed' })
  })

  it('a confirmation link expires after thirty days', async () => {
    expect(await codeOf(follow(60))).toBe('bad_request')
    expect(await row()).toMatchObject({ confirmedAt: START })
    expect(await codeOf(follow(59.99))).toBe('ok')
  })

  it('a forged or altered confirmation link is refused', async () => {
    const other = await makePet(db, { publishedAt: START, confirmedAt: START })
    const parts = token.split('.')
    const forged = [
      ...[0, 1, 2, 3, 4].map((at) =>
        parts.map((part, i) => (i === at ? `${part.slice(0, -1)}z0`.slice(0, part.length) : part)).join('.'),
      ),
      [other.id.toString(36), ...parts.slice(1)].join('.'),
      [parts[0], other.ownerId.toString(36), ...parts.slice(2)].join('.'),
      [...parts.slice(0, 3), day(400).getTime().toString(36), parts[4]].join('.'),
      `${token}x`,
      token.toUpperCase(),
      '',
      '....',
      'nobody-was-ever-sent-this',
    ].filter((one) => one !== token)
    expect(forged.length).toBeGreaterThan(10)
    for (const one of forged) expect(await codeOf(follow(31, one)), one).toBe('not_found')
    expect(await row()).toMatchObject({ confirmedAt: START })
    // What the site itself has signed holds for its own pet alone.
    const swapped = writeConfirmationToken({
      petId: other.id,
      ownerId: owner.id,
      confirmedAt: START,
      expiresAt: day(60),
    })
    expect(await codeOf(follow(31, swapped))).toBe('not_found')
  })

  it.each(['adoptado', 'en proceso', 'inactivo'] as const)(
    'a confirmation link is refused when the pet is %s',
    async (status) => {
      await db.update(pets).set({ status }).where(eq(pets.id, pet.id))
      expect(await codeOf(follow(31))).toBe('conflict')
      expect(await row()).toMatchObject({ confirmedAt: START, status })
    },
  )

  it('a confirmation link of a blocked or suspended account says that it is not active', async () => {
    await db.update(users).set({ active: false }).where(eq(users.id, owner.id))
    expect(await verdictOn(31)).toBe('inactive')
    await expect(follow(31)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Si tu cuenta vuelve'),
    })
    await db.update(users).set({ active: true }).where(eq(users.id, owner.id))
    expect(await verdictOn(31)).toBe('valid')
  })
})
