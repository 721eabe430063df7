import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { deleteAccount } from '@/lib/privacy/operations'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { countWaiting } from '@/tests/support/locks'

type Person = Awaited<ReturnType<typeof makePerson>>

/** Two people who have asked for each other's pets; the first has the lower id. */
async function askedEachOther() {
  const [first, second] = [await makePerson(), await makePerson()]
  const ask = async (adopter: Person, owner: Person) => {
    const pet = await makePet(db, { ownerId: owner.id })
    await requestAdoption(adopter.newContext(), { petId: pet.id, message: null })
  }
  await ask(first, second)
  await ask(second, first)
  return { first, second }
}

const remove = ({ newContext }: Person) => deleteAccount(newContext(), { password: '' })
const suspend = ({ id }: Person) =>
  suspendAccount(makeContext(staffActor(5)), { accountId: id, motive: 'dinero', reason: 'Pide un adelanto.' })

it.each([
  ['deleted', remove],
  ['suspended', suspend],
] as const)('an account that is %s and waits for another one holds none after it', async (_, leave) => {
  const { first, second } = await askedEachOther()
  const { leaving } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${first.id} for update`)
    const started = leave(second)
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
    await tx.execute(sql`select from users where id = ${second.id} for update nowait`)
    return { leaving: started }
  })
  await leaving
})

it('two accounts that have asked for each other’s pets are deleted at once', async () => {
  for (let round = 0; round < 8; round++) {
    const { first, second } = await askedEachOther()
    await Promise.all([remove(second), remove(first)])
    expect(await db.$count(users, isOneOf(users.id, [first.id, second.id]))).toBe(0)
  }
})
