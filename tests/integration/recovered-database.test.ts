import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDb, type Db, type OwnedDb } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests, emailTokens, savedSearches, users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { readCheckInToken, writeCheckInToken } from '@/lib/adoption/check-ins/links'
import { findLinkedCheckIn } from '@/lib/adoption/check-ins/queries'
import { newClaims, openToken, sealToken } from '@/lib/platform/session/jwt'
import { findSessionAccount } from '@/lib/platform/session/queries'
import { readNoticeToken, writeNoticeToken } from '@/lib/search/saved-searches/links'
import { findLinkedSearch } from '@/lib/search/saved-searches/queries'
import { backUp } from '@/scripts/support/backup'
import { finishRecoveryOf, restore } from '@/scripts/support/restore'
import { copyTemplate, databaseUrlOf, dropDatabase, withAdmin } from '@/scripts/support/test-database'

const server = inject('postgres')
const names = ['lived', 'restored', 'recovered'].map((name) => `test_${process.pid}_${name}`)
const [lived, restored, recovered] = names.map((name) => databaseUrlOf(server.adminUrl, name)) as [
  string,
  string,
  string,
]
const place = mkdtempSync(path.join(os.tmpdir(), 'querencia-recovery-'))
const folder = path.join(place, 'backup')
const opened: OwnedDb[] = []

function open(url: string): OwnedDb {
  const db = createDb(url, { max: 1 })
  opened.push(db)
  return db
}

const NUMBERS =
  "select sequencename as name, coalesce(last_value, start_value)::int as value from pg_sequences where schemaname = 'public'"
const numbersOf = (db: Db) => db.execute<{ name: string; value: number }>(sql.raw(NUMBERS))

type Row = { id: number; createdAt: Date }

/** Somebody joins, saves a search and adopts; @returns what is then in mailboxes and browsers. */
async function joins(db: Db, as: Partial<Record<'account' | 'search' | 'request', Row>> = {}) {
  const account = await makeUser(db, as.account)
  const search = { userId: account.id, name: 'Gatos', path: '/searcher/gato', frequency: 'semanal' as const }
  const [saved] = await db
    .insert(savedSearches)
    .values({ ...search, ...as.search })
    .returning()
  const pet = await makePet(db)
  const [request] = await db
    .insert(adoptionRequests)
    .values({ petId: pet.id, adopterId: account.id, status: 'concluida', ...as.request })
    .returning()
  if (!saved || !request) throw new Error('Nothing was inserted')
  await db.insert(adoptionRequestEvents).values({ requestId: request.id, status: 'concluida' })
  const claims = newClaims(account)
  return {
    rows: { account, search: saved, request },
    cookie: await sealToken('cookie', claims),
    bearer: await sealToken('bearer', claims),
    notice: writeNoticeToken(saved),
    checkIn: writeCheckInToken(request),
  }
}

type Held = Omit<Awaited<ReturnType<typeof joins>>, 'rows'>

/** The number of what each opens there; null where it opens nothing. */
async function openWith(db: Db, { cookie, bearer, notice, checkIn }: Held) {
  const session = async (kind: 'cookie' | 'bearer', token: string) => {
    const claims = await openToken(kind, token)
    return (claims && (await findSessionAccount(db, claims)))?.id ?? null
  }
  const [search, request] = [readNoticeToken(notice), readCheckInToken(checkIn)]
  return {
    cookie: await session('cookie', cookie),
    bearer: await session('bearer', bearer),
    notice: (search && (await findLinkedSearch(db, search)))?.id ?? null,
    checkIn: (request && (await findLinkedCheckIn(db, request)))?.request.id ?? null,
  }
}

const NOTHING = { cookie: null, bearer: null, notice: null, checkIn: null }

beforeAll(async () => {
  const [original = '', empty = '', taken = ''] = names
  await copyTemplate(server, original)
  await copyTemplate(server, taken)
  await withAdmin(server.adminUrl, async (admin) => void (await admin`create database ${admin(empty)}`))
})
afterAll(async () => {
  for (const db of opened) await db.$client.end()
  for (const name of names) await dropDatabase(server.adminUrl, name)
  rmSync(place, { recursive: true })
})

describe('after a restore', () => {
  it('what somebody got who joined after the backup opens nothing of who joins next', async () => {
    const before = open(lived)
    const member = await joins(before)
    const token = { tokenHash: 'x', userId: member.rows.account.id, purpose: 'reset-password' as const }
    await before.insert(emailTokens).values({ ...token, expiresAt: new Date(Date.now() + 3_600_000) })
    await backUp(lived, folder, null)
    const lost = await joins(before)
    const { account, search, request } = lost.rows
    expect(await openWith(before, lost)).toEqual({
      cookie: account.id,
      bearer: account.id,
      notice: search.id,
      checkIn: request.id,
    })
    const [ended] = await before
      .update(users)
      .set({ sessionVersion: member.rows.account.sessionVersion + 1 })
      .where(sql`${users.id} = ${member.rows.account.id}`)
      .returning()
    const since = await sealToken('cookie', newClaims(ended ?? account))

    await restore(restored, folder, null)
    const after = open(restored)
    const numbers = await numbersOf(after)
    const next = await joins(after)
    expect(await openWith(after, lost)).toEqual(NOTHING)
    expect([next.rows.account.id, next.rows.search.id, next.rows.request.id]).toEqual(
      [account.id, search.id, request.id].map((id) => id + 1_000_000),
    )
    // Sessions of those who are still there end too, whenever they began; their mailed links go on.
    const { notice, checkIn } = member
    expect(await openWith(after, member)).toEqual({
      ...NOTHING,
      notice: member.rows.search.id,
      checkIn: member.rows.request.id,
    })
    expect((await openWith(after, { ...member, cookie: since, notice, checkIn })).cookie).toBeNull()
    expect(await after.$count(emailTokens)).toBe(0)

    const catalog = ['breeds_id_seq', 'cities_id_seq', 'colors_id_seq']
    const given = new Map((await numbersOf(before)).map(({ name, value }) => [name, value]))
    for (const { name, value } of numbers) {
      if (catalog.includes(name)) expect(value, name).toBe(given.get(name))
      else expect(value, name).toBeGreaterThan((given.get(name) ?? 0) + 900_000)
    }
  })
})

describe('after a recovery by the provider', () => {
  it('what somebody got whose number is another’s now opens nothing, and older tokens end by the command', async () => {
    const db = open(recovered)
    const now = await joins(db)
    const { account, search, request } = now.rows
    const earlier = (row: Row): Row => ({ id: row.id, createdAt: new Date(row.createdAt.getTime() - 60_000) })
    const older = newClaims({ id: account.id, sessionVersion: account.sessionVersion })
    const lost = {
      cookie: await sealToken('cookie', newClaims({ ...account, ...earlier(account) })),
      bearer: await sealToken('bearer', newClaims({ ...account, ...earlier(account) })),
      notice: writeNoticeToken(earlier(search)),
      checkIn: writeCheckInToken(earlier(request)),
    }
    expect(await openWith(db, lost)).toEqual(NOTHING)
    expect(await openWith(db, now)).toMatchObject({ cookie: account.id, bearer: account.id })

    const ofEarlierRelease = { ...now, cookie: await sealToken('cookie', older) }
    expect((await openWith(db, ofEarlierRelease)).cookie).toBe(account.id)
    await finishRecoveryOf(recovered)
    expect((await openWith(db, ofEarlierRelease)).cookie).toBeNull()
  })
})
