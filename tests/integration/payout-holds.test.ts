import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { keptCases } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { closeKeptCase, readKeptCase } from '@/lib/moderation/staff/kept-cases/operations'
import { findMoneyHolder, listMoneyHolders } from '@/lib/moderation/staff/money/donation-queries'
import { recordPayout } from '@/lib/moderation/staff/money/payout-operations'
import { listPayouts } from '@/lib/money/donations/total-queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import { eraseAccount } from '@/lib/privacy/operations'
import { makeContext, staffActor } from '@/tests/support/context'
import { makeDonation } from '@/tests/support/donations'
import { report } from '@/tests/support/reports'
import { countStatements } from '@/tests/support/statements'

const STAFF = staffActor(5)
const WHY = { motive: 'dinero', reason: 'Pide un adelanto por el transporte.' } as const
const casesOf = (accountId: number) =>
  db.select().from(keptCases).where(eq(keptCases.accountId, accountId)).orderBy(keptCases.id)
const close = (caseId: number, outcome: 'accept' | 'dismiss') =>
  closeKeptCase(makeContext(STAFF), { caseId, outcome })

/** A foundation with money, suspended, with a reported pet, that deleted its account. */
async function suspendedAndGone() {
  const { foundationId } = await makeDonation({ status: 'aprobado' })
  await report((await makePet(db, { ownerId: foundationId })).id)
  await suspendAccount(makeContext(STAFF), { accountId: foundationId, ...WHY })
  await eraseAccount(makeContext(), foundationId)
  const today = new Date().toISOString().slice(0, 10)
  const payout = { currency: 'USD', amountMinor: 1_500, feeMinor: 0, paidOn: today } as const
  const pay = () => recordPayout(makeContext(STAFF), { ...payout, foundationId, reference: 'TRF-9' })
  const holdOf = async () => (await findMoneyHolder(db, foundationId))?.hold
  const [ofPet, ofSuspension] = (await casesOf(foundationId)).map(({ id }) => id)
  return { foundationId, pay, holdOf, ofPet: ofPet ?? 0, ofSuspension: ofSuspension ?? 0 }
}

describe('a foundation that closed its account while suspended', () => {
  it('is paid nothing out until each of its cases is decided', async () => {
    const { foundationId, pay, holdOf, ofPet, ofSuspension } = await suspendedAndGone()
    await expect(pay()).rejects.toMatchObject({ code: 'conflict', message: /cerró su cuenta/ })
    expect(await holdOf()).toEqual({ why: 'case', caseId: ofSuspension })
    expect(await readKeptCase(makeContext(STAFF), ofPet)).toMatchObject({ hasMoney: true })
    await close(ofSuspension, 'dismiss')
    expect(await holdOf()).toEqual({ why: 'case', caseId: ofPet })
    await close(ofPet, 'dismiss')
    expect(await holdOf()).toBeNull()
    await pay()
    expect(await listPayouts(db, foundationId)).toMatchObject([{ reference: 'TRF-9' }])
  })

  it('is paid nothing out, ever, when staff found that one of them was true', async () => {
    const { pay, holdOf, ofPet, ofSuspension } = await suspendedAndGone()
    await close(ofSuspension, 'accept')
    await close(ofPet, 'dismiss')
    expect(await holdOf()).toEqual({ why: 'refund' })
    await expect(pay()).rejects.toMatchObject({ code: 'conflict', message: /Devuelve las donaciones/ })
  })

  it('is paid nothing out when the time of its cases is over and nobody decided them', async () => {
    const { foundationId, holdOf } = await suspendedAndGone()
    await db.delete(keptCases).where(eq(keptCases.accountId, foundationId))
    expect(await holdOf()).toEqual({ why: 'refund' })
  })

  it('is paid nothing out when staff dismissed another case and nobody decided its suspension', async () => {
    const { holdOf, pay, ofPet, ofSuspension } = await suspendedAndGone()
    await close(ofPet, 'dismiss')
    await db.delete(keptCases).where(eq(keptCases.id, ofSuspension))
    expect(await holdOf()).toEqual({ why: 'refund' })
    await expect(pay()).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is paid out what is left when the time of another case is over and its suspension was dismissed', async () => {
    const { holdOf, ofPet, ofSuspension } = await suspendedAndGone()
    await close(ofSuspension, 'dismiss')
    await db.delete(keptCases).where(eq(keptCases.id, ofPet))
    expect(await holdOf()).toBeNull()
  })

  it('is paid out where staff dismissed a case when entries did not say yet of what it was', async () => {
    const { foundationId, holdOf } = await suspendedAndGone()
    await db.delete(keptCases).where(eq(keptCases.accountId, foundationId))
    const entry = { actorId: 5, action: 'case.dismiss', subject: `user:${foundationId}` } as const
    await insertAudit(db, { ...entry, createdAt: new Date() })
    expect(await holdOf()).toBeNull()
  })

  it('is paid out what it has coming after it was restored', async () => {
    const { foundationId } = await makeDonation({ status: 'aprobado' })
    await suspendAccount(makeContext(STAFF), { accountId: foundationId, ...WHY })
    await restoreAccount(makeContext(STAFF), { accountId: foundationId, reason: 'Lo aclaró con papeles.' })
    await eraseAccount(makeContext(), foundationId)
    expect(await findMoneyHolder(db, foundationId)).toMatchObject({ hold: null })
  })
})

it('the list of foundations with money says what holds each, in few statements however many they are', async () => {
  const { foundationId, ofSuspension } = await suspendedAndGone()
  const { foundationId: other } = await makeDonation({ status: 'aprobado' })
  const holders = new Map<number, unknown>()
  for (let page = 1, more = true; more; page++) {
    const list = await listMoneyHolders(db, page)
    for (const { id, hold, balances } of list.rows) holders.set(id, { hold, due: balances[0]?.dueMinor })
    more = list.more
  }
  expect(holders.get(foundationId)).toEqual({
    hold: { why: 'case', caseId: ofSuspension },
    due: 2_000,
  })
  expect(holders.get(other)).toEqual({ hold: null, due: 2_000 })
  expect(await countStatements((own) => listMoneyHolders(own, 1))).toBe(5)
})
