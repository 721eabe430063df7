import { eq, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { outbox, pets, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { readConfirmationToken } from '@/lib/pets/freshness/links'
import { runFreshness } from '@/lib/pets/freshness/operations'
import { listOwnersDue } from '@/lib/pets/freshness/queries'
import { hold } from '@/lib/pets/hold'
import { findOwnerPage, listCityPetIds } from '@/lib/pets/list-queries'
import { findPet } from '@/lib/pets/queries'
import { ownerPetsTag, petTag } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { readPetFile } from '@/lib/search/sitemap/queries'
import { makeContext, staffActor } from '@/tests/support/context'
import { DEMO_ACCOUNTS } from '@/tests/support/demo'
import { mailsTo } from '@/tests/support/outbox'

const ADMIN = staffActor(DEMO_ACCOUNTS.admin)
const REASON = 'Hay que revisar de nuevo lo que publicó.'

/** By day, as what is due at night counts from the morning. Long before the demo world: none of its pets is due then. */
const START = new Date('2020-03-01T15:00:00Z')
const dayN = (days: number) => new Date(START.getTime() + days * 86_400_000)
const run = (now: Date, overrides: Partial<Context> = {}) =>
  runFreshness(makeContext(undefined, { now, ...overrides }))

type Owner = Awaited<ReturnType<typeof makeUser>>
let owner: Owner
beforeEach(async () => {
  // Exclude pets left by earlier tests.
  await db
    .update(pets)
    .set({ confirmedAt: new Date() })
    .where(lt(pets.confirmedAt, dayN(1000)))
  owner = await makeUser(db, { name: 'Rosa' })
})

const publish = (changes: Parameters<typeof makePet>[1] = {}) =>
  makePet(db, { ownerId: owner.id, publishedAt: START, confirmedAt: START, ...changes })
const stateOf = async (id: number) => {
  const [row] = await db.select().from(pets).where(eq(pets.id, id))
  return { remindedAt: row?.remindedAt, pausedAt: row?.pausedAt }
}
const tokensIn = (text: string) =>
  [...text.matchAll(/\/confirmar-mascota\/(\S+)/g)].map(([, token = '']) => token)

describe('reminders', () => {
  it('an owner is reminded on the thirtieth day, once', async () => {
    const pet = await publish({ name: 'Luna' })
    expect(await run(dayN(29.9))).toMatchObject({ reminderMails: 0, petsReminded: 0 })
    expect(await run(dayN(30))).toMatchObject({ reminderMails: 1, petsReminded: 1, paused: 0 })
    expect(await run(dayN(30.1))).toMatchObject({ reminderMails: 0, petsReminded: 0 })
    expect(await run(dayN(36))).toMatchObject({ reminderMails: 0, petsReminded: 0, paused: 0 })
    const [mail, ...others] = await mailsTo(owner.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('¿Luna sigue buscando familia?')
    expect(tokensIn(mail?.text ?? '').map(readConfirmationToken)).toEqual([
      { petId: pet.id, ownerId: owner.id, confirmedAt: START, expiresAt: dayN(60) },
    ])
    expect(await stateOf(pet.id)).toEqual({ remindedAt: dayN(30), pausedAt: null })
  })

  it('an owner gets at most one reminder a day, with a link for each pet', async () => {
    const early = [await publish({ name: 'Nube' }), await publish({ name: 'Toby' })]
    const late = await publish({ name: 'Simón', confirmedAt: dayN(0.2) })
    expect(await run(dayN(30))).toMatchObject({ reminderMails: 1, petsReminded: 2 })
    expect(await run(dayN(30.3))).toMatchObject({ reminderMails: 0, petsReminded: 0 })
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toBe('¿Tus mascotas siguen buscando familia?')
    expect(mail?.text).toContain('Nube sigue buscando familia:\n')
    expect(tokensIn(mail?.text ?? '').map((token) => readConfirmationToken(token)?.petId)).toEqual(
      early.map(({ id }) => id),
    )
    expect(await run(dayN(31))).toMatchObject({ reminderMails: 1, petsReminded: 1 })
    const [next] = await mailsTo(owner.email)
    expect(tokensIn(next?.text ?? '').map((token) => readConfirmationToken(token)?.petId)).toEqual([late.id])
  })

  it('a reminder that is due at night waits for the morning of the owner’s city', async () => {
    await db.update(users).set({ countryId: 'CHL', cityId: null }).where(eq(users.id, owner.id))
    await publish()
    await run(dayN(30))
    const [waiting] = await db.select().from(outbox).where(eq(outbox.recipient, owner.email))
    expect(waiting?.quietZone).toBe('America/Santiago')
  })

  it('the week of a reminder that waits for the morning counts from there', async () => {
    await db.update(users).set({ countryId: 'PER', cityId: null }).where(eq(users.id, owner.id))
    const night = new Date('2020-03-02T04:00:00Z') // 23:00 in Lima
    const pet = await publish({ publishedAt: night, confirmedAt: night })
    const nightN = (days: number) => new Date(night.getTime() + days * 86_400_000)
    expect(await run(nightN(30))).toMatchObject({ petsReminded: 1 })
    expect(await stateOf(pet.id)).toEqual({ remindedAt: nightN(30 + 9 / 24), pausedAt: null })
    expect(await run(nightN(30.1))).toMatchObject({ petsReminded: 0 })
    expect(await run(nightN(37.3))).toMatchObject({ paused: 0 })
    expect(await run(nightN(37.4))).toMatchObject({ paused: 1 })
  })

  it('concurrent runs send one reminder', async () => {
    for (let pet = 0; pet < 4; pet++) await publish()
    const results = await Promise.all(Array.from({ length: 6 }, () => run(dayN(30))))
    expect(results.reduce((sum, { petsReminded }) => sum + petsReminded, 0)).toBe(4)
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  it('owners are reminded of listed pets only', async () => {
    const pending = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const closedAccount = await makeUser(db)
    await publish({ status: 'adoptado' })
    await publish({ status: 'en proceso' })
    await publish({ status: 'inactivo' })
    await publish(hold('staff', START))
    await publish({ ownerId: pending.user.id })
    await publish({ ownerId: closedAccount.id })
    await db.update(users).set({ active: false }).where(eq(users.id, closedAccount.id))
    expect(await run(dayN(40))).toMatchObject({ reminderMails: 0, petsReminded: 0, paused: 0 })
  })
})

describe('pausing', () => {
  it('an unconfirmed pet leaves every list on day 37 and keeps its page', async () => {
    const pet = await publish()
    const isListed = async () => {
      const { total, pets: listed } = await findOwnerPage(db, owner.id, { page: 1, perPage: 9 })
      const inCity = await listCityPetIds(db, pet.cityId, 10_000)
      const inSitemap: number[] = []
      for (let file = 1; file < 3; file++)
        for await (const chunk of readPetFile(db, file)) inSitemap.push(...chunk.map(({ id }) => id))
      return [total, listed.length, inCity.includes(pet.id), inSitemap.includes(pet.id)]
    }
    await run(dayN(30))
    expect(await run(dayN(36.9))).toMatchObject({ paused: 0 })
    expect(await isListed()).toEqual([1, 1, true, true])
    const tags: string[] = []
    expect(await run(dayN(37), { expire: (...expired) => tags.push(...expired) })).toMatchObject({
      paused: 1,
    })
    expect(tags).toContain(petTag(pet.id))
    expect(await isListed()).toEqual([0, 0, false, false])
    expect(await findPet(db, pet.id)).toMatchObject({ status: 'adoptable', paused: true })
    expect(await run(dayN(38))).toMatchObject({ reminderMails: 0, paused: 0 })
  })

  it('a pet is never paused within a week of its reminder', async () => {
    const pet = await publish()
    expect(await run(dayN(50))).toMatchObject({ petsReminded: 1, paused: 0 })
    expect(await run(dayN(56.9))).toMatchObject({ paused: 0 })
    expect(await run(dayN(57))).toMatchObject({ paused: 1 })
    expect(await stateOf(pet.id)).toEqual({ remindedAt: dayN(50), pausedAt: dayN(57) })
  })

  it.each(['block of the listing', 'block of the account', 'suspension of the account'])(
    'after a %s the owner is asked anew, and has a week to answer',
    async (change) => {
      const pet = await publish()
      await run(dayN(30))
      const ctx = (days: number) => makeContext(ADMIN, { now: dayN(days) })
      const [listing, account] = [
        { petId: pet.id, reason: REASON },
        { accountId: owner.id, reason: REASON },
      ]
      if (change === 'block of the listing') {
        await blockPet(ctx(31), listing)
        await unblockPet(ctx(41), listing)
      } else if (change === 'block of the account') {
        await blockAccount(ctx(31), account)
        await unblockAccount(ctx(41), account)
      } else {
        await suspendAccount(ctx(31), { ...account, motive: 'dinero' })
        await restoreAccount(ctx(41), account)
      }
      expect(await run(dayN(41))).toMatchObject({ petsReminded: 1, paused: 0 })
      expect(await run(dayN(48))).toMatchObject({ paused: 1 })
    },
  )

  it('a failure with one owner does not stop the others’ pets', async () => {
    const others = [await makeUser(db), await makeUser(db)]
    for (const { id: ownerId } of [owner, ...others]) await publish({ ownerId })
    await run(dayN(30))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const expiredTags: string[] = []
    await run(dayN(37), {
      expire: (...tags) => {
        if (tags.includes(ownerPetsTag(owner.id))) throw new Error('no cache')
        expiredTags.push(...tags)
      },
    })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect(expiredTags).toEqual(expect.arrayContaining(others.map(({ id }) => ownerPetsTag(id))))
  })

  it('concurrent runs pause a pet once', async () => {
    await publish()
    await publish()
    await run(dayN(30))
    const results = await Promise.all(Array.from({ length: 4 }, () => run(dayN(37))))
    expect(results.reduce((sum, { paused }) => sum + paused, 0)).toBe(2)
  })

  it('confirming a pet restarts the 30-day period', async () => {
    const pet = await publish()
    await run(dayN(30))
    await db
      .update(pets)
      .set({ confirmedAt: dayN(32), remindedAt: null })
      .where(eq(pets.id, pet.id))
    expect(await run(dayN(37))).toMatchObject({ petsReminded: 0, paused: 0 })
    expect(await run(dayN(62))).toMatchObject({ petsReminded: 1 })
    expect(await run(dayN(69))).toMatchObject({ paused: 1 })
  })
})

it('owners who are due are found without reading all reminders of the month for each pet', async () => {
  const queries: { text: string; params: unknown[] }[] = []
  const logger = { logQuery: (text: string, params: unknown[]) => queries.push({ text, params }) }
  const client = postgres(process.env.DATABASE_URL ?? '', { max: 1 })
  try {
    await client`begin`
    await client`insert into outbox (recipient, subject, html, text, idempotency_key, sent_at)
      select 'x@x.example', '', '', '', 'pet-reminder:' || n || ':1', now() from generate_series(1, 2000) n`
    await client`analyze outbox`
    await listOwnersDue(drizzle(client, { logger }), dayN(30), 10)
    const [due] = queries
    const plan = await client.unsafe(`explain ${due?.text}`, due?.params as string[])
    expect(JSON.stringify(plan)).toContain('outbox_pet_reminders')
  } finally {
    await client.end()
  }
})
