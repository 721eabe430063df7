import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { createDb, createReplicaDb } from '@/db/client'
import { PostgresProxy } from '@/tests/support/postgres-proxy'

const open = {
  'of a server': createReplicaDb,
  'of a program': (url: string) => createDb(url, { max: 4 }),
}

it.each(Object.entries(open))(
  'connections that break while they open fail the queries that wait, and nothing else: a pool %s',
  async (_whose, openDb) => {
    const proxy = new PostgresProxy(process.env.DATABASE_URL ?? '')
    await proxy.open()
    onTestFinished(() => proxy.close())
    const unheard: unknown[] = []
    const note = (reason: unknown) => void unheard.push(reason)
    process.on('unhandledRejection', note)
    onTestFinished(() => void process.off('unhandledRejection', note))
    for (let round = 0; round < 60; round++) {
      const db = openDb(proxy.url)
      const answers = Promise.allSettled([1, 2, 3, 4].map((number) => db.execute(sql`select ${number}`)))
      await wait((round % 20) / 2)
      if (round % 2 === 0) proxy.cut()
      await db.$client.end({ timeout: 0 })
      await answers
    }
    await wait(20)
    expect(unheard).toEqual([])
  },
)

it('arrays are read as arrays, though nobody asks the database for their types', async () => {
  const db = createDb(process.env.DATABASE_URL ?? '', { max: 1 })
  onTestFinished(() => db.$client.end())
  const rows = await db.execute(sql`
    select '{1,-2}'::int2[] small, '{3}'::int4[] whole, '{0.5,2}'::float8[] real, '{}'::int4[] none,
      array['perro', 'gato, "gris"', 'a\\b', '{x}'] words, '{9007199254740993}'::int8[] large, null::text[] missing`)
  expect([...rows]).toEqual([
    {
      small: [1, -2],
      whole: [3],
      real: [0.5, 2],
      none: [],
      words: ['perro', 'gato, "gris"', 'a\\b', '{x}'],
      large: ['9007199254740993'],
      missing: null,
    },
  ])
})
