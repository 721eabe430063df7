import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db, retryConflicts, type Tx } from '@/db/client'
import { pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'

const raiseVersion = (tx: Tx, id: number) =>
  tx
    .update(pets)
    .set({ version: sql`${pets.version} + 1` })
    .where(eq(pets.id, id))
const versionOf = async (id: number) => (await db.select().from(pets).where(eq(pets.id, id)))[0]?.version

it('two transactions that deadlock both succeed, and each change is applied once', async () => {
  const [one, other] = [(await makePet(db)).id, (await makePet(db)).id]
  let attempts = 0
  let holders = 0
  let everybodyHolds = () => {}
  const bothHold = new Promise<void>((resolve) => {
    everybodyHolds = resolve
  })
  const run = (first: number, second: number) =>
    db.transaction(async (tx) => {
      attempts += 1
      await raiseVersion(tx, first)
      holders += 1
      if (holders === 2) everybodyHolds()
      await bothHold
      await raiseVersion(tx, second)
      return first
    })
  expect(await Promise.all([run(one, other), run(other, one)])).toEqual([one, other])
  expect(attempts).toBe(3)
  expect([await versionOf(one), await versionOf(other)]).toEqual([3, 3])
})

it('a transaction that fails for any other reason is not retried', async () => {
  let attempts = 0
  const failing = db.transaction(async (tx) => {
    attempts += 1
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(attempts).toBe(1)
})

it('a transaction that loses every time fails with the database’s error after four attempts', async () => {
  let attempts = 0
  const losing = retryConflicts(async () => {
    attempts += 1
    await db.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
  })
  await expect(losing).rejects.toMatchObject({ cause: { code: '40001' } })
  expect(attempts).toBe(4)
})
