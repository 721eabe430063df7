import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { findStaffAccount } from '@/lib/moderation/staff/accounts/queries'
import { listRelatedSuspended } from '@/lib/moderation/staff/accounts/standing-queries'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'

let people = 0
const nameOf = (person: string) => `${person}${++people}x${Date.now()}`
const newPhone = () => `+57 3${String(Date.now()).slice(-9)}`

async function suspended(values: Partial<typeof users.$inferInsert>) {
  const user = await makeUser(db, values)
  await db
    .update(users)
    .set({ active: false, suspendedAt: new Date(), suspensionReason: 'Cobra por adoptar.' })
    .where(eq(users.id, user.id))
  return user
}

describe('suspended accounts that an account may be the return of', () => {
  it.each([
    ['another tag', 'Ana.Luz+1@Correo.test', 'ana.luz+2@correo.test', true],
    ['dots of Gmail', 'ana.luz@gmail.com', 'a.n.a.luz+x@googlemail.com', true],
    ['dots elsewhere', 'ana.luz@correo.test', 'analuz@correo.test', false],
    ['another provider', 'ana.luz@correo.test', 'ana.luz@otro.test', false],
  ])('by their mailbox: %s', async (_what, before, after, found) => {
    const name = nameOf('ana')
    const spelled = (email: string) => email.replace(/^a/i, `${name}.a`)
    const former = await suspended({ email: spelled(before) })
    const now = await makeUser(db, { email: spelled(after) })
    expect(await listRelatedSuspended(db, now.id)).toEqual(
      found ? [{ id: former.id, name: expect.any(String), samePhone: false, sameMailbox: true }] : [],
    )
  })

  it('by their telephone, however it is written, on the page of the account and on those of its pets', async () => {
    const phone = newPhone()
    const former = await suspended({ phone })
    const now = await makeUser(db, { phone: phone.replace('+57 ', '').replace(/(.{3})/, '$1-') })
    const pet = await makePet(db, { ownerId: now.id })
    const relatedAccounts = [{ id: former.id, samePhone: true, sameMailbox: false }]
    expect(await findStaffAccount(db, now.id)).toMatchObject({ relatedAccounts })
    expect(await findPetModeration(db, pet.id)).toMatchObject({ relatedAccounts })
  })

  it('and not accounts that are in use, nor itself', async () => {
    const phone = newPhone()
    await makeUser(db, { phone })
    const now = await suspended({ phone })
    expect(await listRelatedSuspended(db, now.id)).toEqual([])
    const without = await makeUser(db, { phone: null })
    expect(await listRelatedSuspended(db, without.id)).toEqual([])
  })
})
