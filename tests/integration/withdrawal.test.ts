import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import type { Actor } from '@/lib/platform/actor'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { isListed, rowOf } from '@/tests/support/pets'
import { makeReporter } from '@/tests/support/reports'

/** The admin of the demo world. */
const ADMIN: Actor = staffActor(5)
const logOf = (petId: number) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `pet:${petId}`))

describe('staff withdrawing a pet through the API', () => {
  it('withdrawing a pet holds it, mails its owner and is audited, once', async () => {
    const pet = await makePet(db)
    await withdrawPet(makeContext(ADMIN), { petId: pet.id })
    const again = makeContext(ADMIN)
    await withdrawPet(again, { petId: pet.id })
    expect(again.expired).toEqual([])
    expect(await rowOf(pet.id)).toMatchObject({ status: 'inactivo', holdReason: 'removal' })
    const owner = makeContext({ kind: 'user', id: pet.ownerId, confirmed: true })
    await setPetStatus(owner, { petId: pet.id, status: 'adoptable' })
    expect(await isListed(pet.id)).toBe(false)
    expect(await logOf(pet.id)).toMatchObject([{ actorId: 5, action: 'listing.remove' }])
    const [to] = await db.select().from(users).where(eq(users.id, pet.ownerId))
    const mails = await mailsTo(to?.email ?? '')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('motivo')
  })

  it('only staff withdraw other people’s pets', async () => {
    const { id } = await makePet(db)
    const person = makeContext(await makeReporter())
    await expect(withdrawPet(person, { petId: id })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await isListed(id)).toBe(true)
  })
})
