import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { consents, knownIps } from '@/db/schema'
import { runMaintenance } from '@/lib/maintenance/operations'
import type { Context } from '@/lib/platform/context'
import { RETENTION } from '@/lib/privacy/retention/table'
import { endsOf, termsOf } from '@/tests/lives/leftovers'
import { live } from '@/tests/lives/lives'

vi.setConfig({ testTimeout: 300_000 })

/** Days at which terms end, and the last ones after all of them. */
const DAYS = [0, 1, 8, 31, 100, 200, 400, 1130]

/** The cleanup without what it deletes of a table. */
const cleanupWithout = (table: PgTable) => (ctx: Context) => {
  const nothing = { where: async () => ({ count: 0 }) }
  const idle = new Proxy(ctx.db, {
    get: (target, name) =>
      name === 'delete'
        ? (from: PgTable) => (from === table ? nothing : target.delete(from))
        : Reflect.get(target, name),
  })
  return runMaintenance({ ...ctx, db: idle })
}

/** A cleanup that takes along what nobody gave up. */
async function greedyCleanup(ctx: Context) {
  await runMaintenance(ctx)
  await ctx.db.delete(consents)
}

/** Nobody has lived yet. */
const beginAnew = () =>
  db.execute(sql`truncate users, outbox, rate_limits, stored_photos, kept_cases cascade`)

it('every end of the retention table that comes with time is counted in the lives', () => {
  const missing = Object.keys(RETENTION).flatMap((table) =>
    endsOf(table)
      .filter((end) => end.job !== 'account deletion' && !termsOf(table).some((term) => term.end === end))
      .map((end) => `${table}: ${end.term}`),
  )
  expect(missing).toEqual([])
})

describe('in three years of forty random lives', () => {
  beforeEach(async () => void (await beginAnew()))

  it('nothing outlives its term, and nothing is gone that has to stay', async () => {
    const told = await live({ count: 40, seed: 3, days: DAYS })
    expect(told.violations).toEqual([])
    expect(told.departed).toBeGreaterThan(10)
    expect(told.went.get('pets departure')).toBeGreaterThan(0)
    expect(told.went.get('outbox cleanup')).toBeGreaterThan(0)
  })

  it.each([
    [
      'a cleanup that forgets no networks',
      100,
      cleanupWithout(knownIps),
      /^knownIps outlives “Redes, 180 días/,
    ],
    ['a cleanup that takes too much', 200, greedyCleanup, /^consents lost/],
  ])('%s is found out', async (_, first, cleanup, violation) => {
    const told = await live({ count: 12, seed: 5, first, days: [0, 1, 31, 200], cleanup })
    expect(told.violations).toEqual([expect.stringMatching(violation)])
  })
})
