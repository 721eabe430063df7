import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { recordPayout, reversePayout } from '@/lib/moderation/staff/money/payout-operations'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { listBalances, listPayouts } from '@/lib/money/donations/total-queries'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { eventOf, makeDonation, makePayout } from '@/tests/support/donations'

const RETURNED = 'El banco la devolvió'
const NOTHING_SENT = { sentMinor: 0, feeMinor: 0, payoutCount: 0 }
const makeStaff = async () => staffActor((await makeUser(db, { role: 'admin' })).id)

/** A foundation that was given $ 20, with what one member of staff can do. */
async function makeDesk() {
  const donation = await makeDonation({ status: 'aprobado' })
  const { foundationId } = donation
  const staff = await makeStaff()
  return {
    donation,
    foundationId,
    staff,
    note: (overrides: object = {}) =>
      recordPayout(makeContext(staff), {
        ...{ foundationId, currency: 'USD', amountMinor: 1_500, feeMinor: 100, reference: 'TRF-1' },
        paidOn: new Date().toISOString().slice(0, 10),
        ...overrides,
      }),
    reverse: (payoutId: number, reason = RETURNED) => reversePayout(makeContext(staff), { payoutId, reason }),
    balance: async () => (await listBalances(db, foundationId))[0],
  }
}

const standing = async (foundationId: number) =>
  (await listPayouts(db, foundationId)).filter(({ reversedAt }) => reversedAt === null)

describe('a reversed payout', () => {
  it('counts no more, stays in the list with the reason, and is audited', async () => {
    const { foundationId, note, reverse, balance } = await makeDesk()
    await note()
    const [noted] = await listPayouts(db, foundationId)
    expect(noted).toMatchObject({ reversedAt: null, reversalReason: null })
    expect(await balance()).toMatchObject({ sentMinor: 1_500, feeMinor: 100, dueMinor: 400 })
    expect(await reverse(noted?.id ?? 0)).toEqual({ foundationId })
    expect(await balance()).toMatchObject({ netMinor: 2_000, ...NOTHING_SENT, dueMinor: 2_000 })
    expect(await listPayouts(db, foundationId)).toEqual([
      { ...noted, reversedAt: expect.any(String), reversalReason: RETURNED },
    ])
    expect((await listAudit(`foundation:${foundationId}`)).at(-1)).toMatchObject({
      action: 'payout.reverse',
      reason: `$15 USD, referencia TRF-1: ${RETURNED}`,
    })
  })

  it('leaves its reference to be noted again, once, also with other amounts', async () => {
    const { foundationId, note, reverse, balance } = await makeDesk()
    await note({ amountMinor: 1_800 })
    await expect(note()).rejects.toMatchObject({ fields: { reference: expect.any(String) } })
    await reverse((await standing(foundationId))[0]?.id ?? 0)
    await Promise.all([note(), note({ reference: 'trf-1' })])
    expect(await standing(foundationId)).toMatchObject([{ amountMinor: 1_500 }])
    expect(await listPayouts(db, foundationId)).toHaveLength(2)
    expect(await balance()).toMatchObject({ sentMinor: 1_500, payoutCount: 1, dueMinor: 400 })
  })

  it('stays reversed for its first reason, whoever reverses it later or at the same time', async () => {
    const { foundationId, reverse, balance } = await makeDesk()
    const { id } = await makePayout({ foundationId })
    const others = [await makeStaff(), await makeStaff()]
    await Promise.all([
      reverse(id, 'Otra cuenta'),
      ...others.map((other) => reversePayout(makeContext(other), { payoutId: id, reason: RETURNED })),
    ])
    const [first] = await listPayouts(db, foundationId)
    const entries = await listAudit(`foundation:${foundationId}`)
    expect(entries).toMatchObject([{ reason: expect.stringContaining(`: ${first?.reversalReason}`) }])
    expect(await reverse(id, 'Me arrepentí')).toEqual({ foundationId })
    expect(await listPayouts(db, foundationId)).toEqual([first])
    expect(await listAudit(`foundation:${foundationId}`)).toEqual(entries)
    expect(await balance()).toMatchObject(NOTHING_SENT)
  })

  it('that is noted again or replaced by others at the same time never lets more go out than there is', async () => {
    for (let round = 0; round < 5; round++) {
      const { foundationId, note, reverse, balance } = await makeDesk()
      const { id } = await makePayout({ foundationId })
      const done = await Promise.allSettled([
        note(),
        reverse(id),
        note({ reference: 'TRF-2' }),
        note({ reference: 'TRF-3' }),
        note(),
      ])
      const refusals = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ fields: { amount: expect.any(String) } })
      const left = await standing(foundationId)
      expect(left.length).toBeLessThanOrEqual(1)
      expect(await balance()).toMatchObject({
        payoutCount: left.length,
        dueMinor: 2_000 - 1_600 * left.length,
      })
    }
  })

  it('of donations that were returned meanwhile ends what is missing', async () => {
    const { donation, foundationId, note, reverse, balance } = await makeDesk()
    const { id } = await makePayout({ foundationId })
    const event = eventOf(donation, 'pagado')
    const returned = eventOf(donation, 'reembolsado', { amountMinor: 2_000 })
    for (const one of [event, returned])
      await recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), one)
    expect(await balance()).toMatchObject({ netMinor: 0, dueMinor: -1_600 })
    await reverse(id)
    expect(await balance()).toMatchObject({ ...NOTHING_SENT, dueMinor: 0 })
    await expect(note()).rejects.toMatchObject({ fields: { amount: expect.any(String) } })
  })
})

it('a payout to a suspended foundation is reversed, too, and nothing new is noted', async () => {
  const { foundationId, staff, note, reverse, balance } = await makeDesk()
  const { id } = await makePayout({ foundationId })
  const why = { motive: 'dinero', reason: 'Pide un adelanto por el transporte.' } as const
  await suspendAccount(makeContext(staff), { accountId: foundationId, ...why })
  await reverse(id)
  expect(await balance()).toMatchObject(NOTHING_SENT)
  await expect(note()).rejects.toMatchObject({ code: 'conflict' })
})

it('reversing a payout needs the password of staff again, and a payout that exists', async () => {
  const { id, foundationId } = await makePayout()
  const admin = await makeUser(db, { role: 'admin', passwordHash: await hashDemoPassword() })
  const session = { id: `reversal ${admin.id}`, reauthenticated: false }
  const reverse = (payoutId: number, password?: string) =>
    reversePayout(makeContext({ kind: 'admin', id: admin.id, session }), {
      ...{ payoutId, reason: RETURNED, password },
    })
  for (const wrong of [undefined, 'Equivocada1!'])
    await expect(reverse(id, wrong)).rejects.toMatchObject({ fields: { password: expect.any(String) } })
  expect(await standing(foundationId)).toHaveLength(1)
  await expect(reverse(2_000_000_000, DEMO_PASSWORD)).rejects.toMatchObject({ code: 'not_found' })
  await reverse(id, DEMO_PASSWORD)
  expect(await standing(foundationId)).toEqual([])
})

it.each([
  ['a reversal without a reason', { reversedAt: new Date() }, 'payouts_reversal'],
  ['a reason without a reversal', { reversalReason: RETURNED }, 'payouts_reversal'],
  ['a reason that says nothing', { reversedAt: new Date(), reversalReason: 'no' }, 'payouts_reversal_reason'],
  ['a second payout of one reference', {}, 'payouts_once'],
])('the database refuses %s', async (_, values, constraint) => {
  const { foundationId } = await makePayout()
  await expect(makePayout({ foundationId, ...values })).rejects.toMatchObject({
    cause: { constraint_name: constraint },
  })
})
