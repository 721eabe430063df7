import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { db } from '@/db/client'
import { readReadiness } from '@/lib/maintenance/readiness/queries'
import { tagMoments } from '@/lib/platform/bus/tag-moments'

afterEach(async () => {
  tagMoments.isLagging = false
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = abs(created_at)`)
})

it('is ready with all migrations', async () => {
  expect(await readReadiness()).toEqual({
    isReady: true,
    checks: { database: true, migrations: true, search: true, bus: true },
  })
})

it('is not ready before the last migration has run', async () => {
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = -created_at
    where id = (select max(id) from drizzle.__drizzle_migrations)`)
  expect(await readReadiness()).toMatchObject({
    isReady: false,
    checks: { database: true, migrations: false },
  })
})

it('stays ready, and says so, while it does not hear other instances', async () => {
  tagMoments.isLagging = true
  expect(await readReadiness()).toMatchObject({ isReady: true, checks: { bus: false } })
})
