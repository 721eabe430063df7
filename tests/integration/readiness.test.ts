import { sql } from 'drizzle-orm'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { CONNECTIONS, db } from '@/db/client'
import { readReadiness } from '@/lib/maintenance/readiness/queries'
import { tagMoments } from '@/lib/platform/bus/tag-moments'

afterEach(async () => {
  tagMoments.isLagging = false
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = abs(created_at)`)
})

it('is ready with all migrations', async () => {
  expect(await readReadiness()).toEqual({
    isReady: true,
    checks: { database: true, migrations: true, search: true, bus: true, connections: true, clock: true },
    freeDiskMb: expect.any(Number),
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

it('stays ready, and says so, where the database takes fewer connections than the processes may open', async () => {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  const limit = async (most: number) => {
    await db.execute(sql.raw(`alter database ${name} connection limit ${most}`))
  }
  onTestFinished(() => limit(-1))
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  await limit(CONNECTIONS)
  expect(await readReadiness()).toMatchObject({ isReady: true, checks: { connections: true } })
  await limit(CONNECTIONS - 1)
  expect(await readReadiness()).toMatchObject({ isReady: true, checks: { connections: false } })
  await readReadiness()
  expect(log.mock.calls.flat().map(String)).toEqual([expect.stringContaining(`"needs":${CONNECTIONS}`)])
})

it('stays ready, and says so, where our clock and the database’s differ by more than a minute', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const real = Date.now
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => {
    log.mockRestore()
    clock.mockRestore()
  })
  for (const [seconds, isRight] of [
    [50, true],
    [70, false],
    [-50, true],
    [-70, false],
  ] as const) {
    clock.mockImplementation(() => real() + seconds * 1000)
    expect(await readReadiness()).toMatchObject({ isReady: true, checks: { clock: isRight } })
  }
})
