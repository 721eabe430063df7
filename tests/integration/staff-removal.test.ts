import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, pets, reports } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { releasePet, removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { findEditablePet, listOwnPets } from '@/lib/pets/own-queries'
import { askedPet } from '@/tests/support/adoptions'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { makeMonthlyGift, monthlyEvents } from '@/tests/support/monthly-gifts'
import { report } from '@/tests/support/reports'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'Pide dinero por entregarla.'
const remove = async (petId: number, reason = REASON) =>
  removePet(makeContext(ADMIN), {
    petId,
    seen: (await findPetModeration(db, petId))?.seen ?? '',
    reason,
  })

it('a pet that nobody reported can be removed, and is not offered to be released', async () => {
  const pet = await makePet(db)
  expect(await findPetModeration(db, pet.id)).toMatchObject({ waits: false, isRemovable: true })
  await remove(pet.id)
  expect(await db.select().from(pets).where(eq(pets.id, pet.id))).toMatchObject([
    { status: 'inactivo', holdReason: 'removal' },
  ])
  expect(await listAudit(`pet:${pet.id}`)).toMatchObject([{ action: 'listing.remove', reason: REASON }])
  expect(await findPetModeration(db, pet.id)).toMatchObject({ waits: false, isRemovable: false })
  await expect(remove(pet.id)).rejects.toMatchObject({ code: 'conflict' })
})

it('its owner reads the last reason in their list and on its page, until staff release it', async () => {
  const pet = await makePet(db)
  const read = async () => [
    (await listOwnPets(db, pet.ownerId, 1)).rows[0]?.hold?.removalReason,
    (await findEditablePet(db, pet.ownerId, pet.id))?.hold?.removalReason,
  ]
  await remove(pet.id)
  expect(await read()).toEqual([REASON, REASON])
  await db.update(pets).set({ status: 'adoptable' }).where(eq(pets.id, pet.id))
  await remove(pet.id, 'Sigue pidiendo dinero.')
  expect(await read()).toEqual(['Sigue pidiendo dinero.', 'Sigue pidiendo dinero.'])
  await db.update(pets).set({ status: 'adoptable' }).where(eq(pets.id, pet.id))
  const seen = (await findPetModeration(db, pet.id))?.seen ?? ''
  await releasePet(makeContext(ADMIN), { petId: pet.id, seen, reason: undefined })
  expect(await read()).toEqual([undefined, undefined])
})

it('the case of a pet counts what its removal ends', async () => {
  const { pet, requests } = await askedPet(2)
  const { user: foundation } = await makeFoundation(db)
  const gift = await makeMonthlyGift({ foundationId: foundation.id, petId: pet.id })
  await recordPaymentEvent(makeContext({ kind: 'system', name: 'payments' }), monthlyEvents(gift).completed())
  expect(await findPetModeration(db, pet.id)).toMatchObject({ ends: { requests: 2, gifts: 1 } })
  await remove(pet.id)
  expect(await findPetModeration(db, pet.id)).toMatchObject({ ends: { requests: 0, gifts: 0 } })
  const [first = 0] = requests
  expect(await db.select().from(adoptionRequests).where(eq(adoptionRequests.id, first))).toMatchObject([
    { status: 'cerrada' },
  ])
})

it.each([
  ['a mistake', 'si', ['aceptado', 'descartado']],
  ['right until its owner corrected it', undefined, ['aceptado', 'aceptado']],
] as const)('after a removal that was %s, its reports say so', async (_what, mistaken, statuses) => {
  const pet = await makePet(db)
  const putBack = async (changes: { mistaken?: 'si' | undefined } = {}) => {
    await db.update(pets).set({ status: 'adoptable' }).where(eq(pets.id, pet.id))
    const seen = (await findPetModeration(db, pet.id))?.seen ?? ''
    await releasePet(makeContext(ADMIN), { petId: pet.id, seen, reason: undefined, ...changes })
  }
  await report(pet.id)
  await remove(pet.id)
  await putBack()
  await report(pet.id)
  await remove(pet.id)
  await putBack({ mistaken })
  const rows = await db.select().from(reports).where(eq(reports.petId, pet.id)).orderBy(reports.id)
  expect(rows.map(({ status }) => status)).toEqual(statuses)
})
