import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import { makeContext, staffActor } from '@/tests/support/context'
import { eventOf, makeDonation } from '@/tests/support/donations'
import { makeMonthlyGift, monthlyEvents } from '@/tests/support/monthly-gifts'
import { mailsTo } from '@/tests/support/outbox'

const record = (event: PaymentEvent) =>
  recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), event)

async function receiptOf(donorId: number | null) {
  const [donor] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, donorId ?? 0))
  return (await mailsTo(donor?.email ?? ''))[0]?.text
}

it('a receipt that waits with a block names no next charge, and its page does not say that it was sent', async () => {
  const gift = await makeMonthlyGift()
  const events = monthlyEvents(gift)
  await record(events.completed())
  expect(await receiptOf(gift.donorId)).toContain('El próximo cobro es el')
  const decision = { accountId: gift.foundationId, reason: 'Pidió que no se vea mientras lo revisamos.' }
  await blockAccount(makeContext(staffActor(5)), decision)
  await record(events.paid(2))
  const waiting = await receiptOf(gift.donorId)
  expect(waiting).toContain('Lo cancelas cuando quieras')
  expect(waiting).not.toContain('El próximo cobro')
  const months = await db
    .select({ id: donations.id })
    .from(donations)
    .where(eq(donations.monthlyGiftId, gift.id))
    .orderBy(donations.id)
  const receipts = () =>
    Promise.all(months.map(async ({ id }) => (await findOwnDonation(db, id, gift.donorId ?? 0))?.receipt))
  expect(await receipts()).toEqual(['current e-mail', 'waiting'])
  await unblockAccount(makeContext(staffActor(5)), decision)
  expect(await receipts()).toEqual(['current e-mail', 'current e-mail'])
})

it('the page of a receipt that a block of the foundation keeps back says so also when its pet is blocked later', async () => {
  const { user } = await makeFoundation(db)
  const pet = await makePet(db, { ownerId: user.id })
  const donation = await makeDonation({ foundationId: user.id, petId: pet.id })
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
  await db
    .update(users)
    .set({ active: false, blockedAt: at(10) })
    .where(eq(users.id, user.id))
  await db
    .update(donations)
    .set({ receiptAt: at(11) })
    .where(eq(donations.id, donation.id))
  await db
    .update(pets)
    .set({ blockedAt: at(12) })
    .where(eq(pets.id, pet.id))
  expect(await findOwnDonation(db, donation.id, donation.donorId ?? 0)).toMatchObject({ receipt: 'waiting' })
})

it('the receipt of a gift that was paid after its pet was adopted says for whom it is, as its page does', async () => {
  const { user } = await makeFoundation(db, { name: 'Patitas' })
  const pet = await makePet(db, { ownerId: user.id, name: 'Lunares' })
  const donation = await makeDonation({ foundationId: user.id, petId: pet.id })
  const home = { status: 'adoptado', statusChangedAt: new Date('2026-11-20T11:00:00Z') } as const
  await db.update(pets).set(home).where(eq(pets.id, pet.id))
  await record(eventOf(donation, 'pagado'))
  expect(await receiptOf(donation.donorId)).toContain('Para: Patitas, porque Lunares ya tiene familia')
  const other = await makeDonation({ foundationId: user.id, petId: pet.id })
  await record(eventOf(other, 'pagado', { occurredAt: new Date('2026-11-20T10:00:00Z') }))
  expect(await receiptOf(other.donorId)).toContain('Para: Lunares, con Patitas')
})

it('where a gift went stays as its receipt says when its pet comes back or is adopted later', async () => {
  const { user } = await makeFoundation(db, { name: 'Patitas' })
  const pet = await makePet(db, { ownerId: user.id, name: 'Lunares' })
  const { donorId } = await makeDonation({ foundationId: user.id })
  const move = (status: 'adoptado' | 'adoptable', at: string) =>
    db
      .update(pets)
      .set({ status, statusChangedAt: new Date(at) })
      .where(eq(pets.id, pet.id))
  const give = async (at: string) => {
    const made = await makeDonation({ foundationId: user.id, petId: pet.id, donorId })
    await record(eventOf(made, 'pagado', { occurredAt: new Date(at) }))
    return async () => (await findOwnDonation(db, made.id, donorId ?? 0))?.petHadHome
  }
  const before = await give('2026-11-01T10:00:00Z')
  await move('adoptado', '2026-11-05T10:00:00Z')
  const after = await give('2026-11-09T10:00:00Z')
  await move('adoptable', '2026-11-12T10:00:00Z')
  expect([await before(), await after()]).toEqual([false, true])
  await move('adoptado', '2026-11-15T10:00:00Z')
  expect([await before(), await after()]).toEqual([false, true])
})

it('a late event of a payment that was booked before that was kept does not keep where its pet is by then', async () => {
  const pet = await makePet(db)
  const made = await makeDonation({ petId: pet.id })
  await record(eventOf(made, 'pagado'))
  const isIt = eq(donations.id, made.id)
  await db.update(donations).set({ petHadHome: null }).where(isIt)
  await record(eventOf(made, 'disputado', { state: 'needs_response' }))
  expect(await db.select({ petHadHome: donations.petHadHome }).from(donations).where(isIt)).toEqual([
    { petHadHome: null },
  ])
})
