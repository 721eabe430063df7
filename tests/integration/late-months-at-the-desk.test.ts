import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { returnedText } from '@/lib/moderation/staff/money/copy'
import { settlePaymentIssue } from '@/lib/moderation/staff/money/operations'
import { countWaitingMoney, findPaymentIssue, listWaitingMoney } from '@/lib/moderation/staff/money/queries'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import { write } from '@/lib/platform/write'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { makeMonthlyGift, monthlyEvents } from '@/tests/support/monthly-gifts'

const system = makeContext({ kind: 'system', name: 'tests' })
const record = (event: PaymentEvent) => recordPaymentEvent(system, event)

it('one charge after the end of a gift waits once, with its payment and what was returned, and is settled once', async () => {
  const gift = await makeMonthlyGift()
  const events = monthlyEvents(gift)
  const before = await countWaitingMoney(db)
  const end = { reason: 'reemplazado', now: new Date('2026-09-20T12:01:00Z') } as const
  await write(system, (tx) => endMonthlyGifts(tx, { giftId: gift.id }, end))
  for (const event of [events.paid(1), events.completed(), events.charged(1)]) await record(event)
  const waiting = async () =>
    (await listWaitingMoney(db, 1)).rows.flatMap((row) =>
      row.kind === 'issue' && row.donationId === gift.donationId ? [row] : [],
    )
  const [issue, ...others] = await waiting()
  expect(others).toEqual([])
  expect(await countWaitingMoney(db)).toBe(before + 1)
  const payment = `pi_${gift.id}_1`
  expect(issue).toMatchObject({ issue: 'aporte terminado', paymentId: payment, returnedMinor: 0 })
  expect(issue && returnedText(issue)).toBeNull()
  await record(events.refunded(1))
  const [returned] = await waiting()
  expect(returned && returnedText(returned)).toBe('Ya se devolvió $20 USD')
  const staff = makeContext(staffActor((await makeUser(db, { role: 'admin' })).id))
  const eventId = issue?.id ?? ''
  await settlePaymentIssue(staff, { eventId, reason: 'La devolvimos el martes.' })
  expect(await waiting()).toEqual([])
  expect(await countWaitingMoney(db)).toBe(before)
  expect(await findPaymentIssue(db, eventId)).toMatchObject({ isDone: true, paymentId: payment })
  expect(await listAudit(`payment:${payment}`)).toMatchObject([{ action: 'payment.settle' }])
})

it('late charges of different months are decided one by one', async () => {
  const gift = await makeMonthlyGift()
  const events = monthlyEvents(gift)
  for (const event of [events.completed(), events.ended('cancellation_requested', 1)]) await record(event)
  for (const month of [2, 3]) await record(events.paid(month))
  const months = await db.select().from(donations).where(eq(donations.monthlyGiftId, gift.id))
  const waiting = (await listWaitingMoney(db, 1)).rows.filter((row) =>
    months.some(({ id }) => id === row.donationId),
  )
  expect(waiting).toHaveLength(2)
})
