import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, monthlyGifts, pets, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { csvOfMade, csvOfReceived } from '@/lib/money/donations/csv'
import { listMonthlyGifts } from '@/lib/money/donations/monthly-queries'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { pauseBlockedGifts } from '@/lib/money/donations/operations/monthly-charges'
import { listUnfinished } from '@/lib/money/donations/operations/outcome'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { startDonation } from '@/lib/money/donations/operations/start'
import {
  listDonationsMade,
  listDonationsReceived,
  listMadeOptions,
  listReceivedOptions,
} from '@/lib/money/donations/queries'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import { PaymentFailure } from '@/lib/platform/integrations/payments/payments'
import { write } from '@/lib/platform/write'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { StripeServer } from '@/tests/support/fakes/stripe-server'
import { makeMonthlyGift, monthlyEvents, stateOfGift } from '@/tests/support/monthly-gifts'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'Pidió que no se vea mientras lo revisamos.'
const block = (accountId: number) => blockAccount(makeContext(ADMIN), { accountId, reason: REASON })
const unblock = (accountId: number) => unblockAccount(makeContext(ADMIN), { accountId, reason: REASON })

const CANARY = 'Zuzunaga'

/** A named monthly gift for a pet, paid once, between two people with canaries for names. */
async function gift() {
  const { user: foundation } = await makeFoundation(db, { name: `${CANARY} del Sur` })
  const pet = await makePet(db, { ownerId: foundation.id, name: `${CANARY}ita` })
  const donor = await makeUser(db)
  await db.update(users).set({ name: CANARY, lastName: 'Pérez' }).where(eq(users.id, donor.id))
  const made = await makeMonthlyGift({
    donorId: donor.id,
    foundationId: foundation.id,
    petId: pet.id,
    named: true,
    status: 'activo',
    startedAt: new Date('2026-09-20T12:05:00Z'),
    subscriptionId: `sub_${donor.id}`,
  })
  await db
    .update(donations)
    .set({ status: 'aprobado', paidMinor: 2_000 })
    .where(eq(donations.id, made.donationId))
  return { ...made, foundation, donor, subscription: `sub_${donor.id}` }
}

const ENDED = { reason: 'donante', now: new Date() } as const

const NOW = new Date('2026-11-21T12:00:00Z')

describe('a donation', () => {
  it('names no blocked foundation, pet or donor to the other side, and afterwards reads the same', async () => {
    const { foundation, donor, donationId } = await gift()
    const giver = { id: donor.id, countryId: 'ECU' }
    const receiver = { id: foundation.id, countryId: 'ECU' }
    const seenByDonor = async () => {
      const { rows } = await listDonationsMade(db, giver, 1)
      const options = await listMadeOptions(db, giver)
      const result = await findOwnDonation(db, donationId, donor.id)
      return {
        rows,
        csv: csvOfMade(rows, 'ECU'),
        options,
        result,
        monthly: await listMonthlyGifts(db, donor.id, NOW),
      }
    }
    const seenByFoundation = async () => {
      const { rows } = await listDonationsReceived(db, receiver, 1)
      return { rows, csv: csvOfReceived(rows, 'ECU') }
    }
    const before = [await seenByDonor(), await seenByFoundation()]
    await block(foundation.id)
    expect(JSON.stringify(await seenByDonor())).not.toContain(CANARY)
    expect((await seenByDonor()).rows).toHaveLength(1)
    await unblock(foundation.id)
    await block(donor.id)
    const received = await seenByFoundation()
    expect(received.rows).toMatchObject([{ donorName: null, petName: `${CANARY}ita` }])
    expect(received.csv).not.toContain('Pérez')
    expect((await listReceivedOptions(db, receiver)).others).toHaveLength(1)
    await unblock(donor.id)
    expect([await seenByDonor(), await seenByFoundation()]).toEqual(before)
  })
})

describe('the open payment pages of a blocked foundation', () => {
  it('are closed, that of the first month of a monthly gift, too, and are not offered to their donors', async () => {
    const { user } = await makeFoundation(db)
    const donor = await makePerson()
    const open = async (monthly: boolean) => {
      const wish = { foundationId: user.id, petId: null, amount: 20, named: false, monthly }
      return (await startDonation(donor.newContext(), wish)).donationId
    }
    const ids = [await open(false), await open(true)]
    const unfinished = () => listUnfinished(donor.newContext(), donor.id)
    expect((await unfinished()).map(({ url }) => typeof url)).toEqual(['string', 'string'])
    const ctx = makeContext(ADMIN)
    await blockAccount(ctx, { accountId: user.id, reason: REASON })
    expect((await unfinished()).map(({ url }) => url)).toEqual([null, null])
    await ctx.settle()
    expect(await unfinished()).toEqual([])
    const rows = await db.select().from(donations).where(inArray(donations.id, ids))
    expect(rows.map(({ status }) => status)).toEqual(['rechazado', 'rechazado'])
    expect(await db.select().from(monthlyGifts).where(eq(monthlyGifts.foundationId, user.id))).toMatchObject([
      { status: 'terminado', endReason: 'sin pagar' },
    ])
  })
})

describe('the mail about a charge that failed', () => {
  it('waits with the block of the foundation, and does not leave once a charge succeeded or the gift ended', async () => {
    const system = makeContext({ kind: 'system', name: 'tests' })
    for (const end of ['paid', 'ended'] as const) {
      const made = await makeMonthlyGift()
      const events = monthlyEvents(made)
      await recordPaymentEvent(system, events.completed())
      await block(made.foundationId)
      await recordPaymentEvent(system, events.failed(2))
      const failures = async () =>
        (await stateOfGift(made.id)).mails.filter((subject) => subject.startsWith('No pudimos cobrar'))
      expect(await failures()).toHaveLength(1)
      if (end === 'paid') await recordPaymentEvent(system, events.paid(2))
      else await write(system, (tx) => endMonthlyGifts(tx, { giftId: made.id }, ENDED))
      expect(await failures()).toEqual([])
      await recordPaymentEvent(system, events.failed(3))
      expect(await failures()).toHaveLength(end === 'paid' ? 1 : 0)
      await unblock(made.foundationId)
    }
  })
})

describe('a monthly gift', () => {
  it('that ended can be given again while its pet and its foundation take gifts', async () => {
    const { donor, foundation, petId } = await gift()
    const takesGifts = async () => (await listMonthlyGifts(db, donor.id, NOW))[0]?.pet?.takesGifts
    const ofPet = eq(pets.id, petId ?? 0)
    expect(await takesGifts()).toBe(true)
    await db.update(pets).set({ status: 'adoptado' }).where(ofPet)
    expect(await takesGifts()).toBe(false)
    await db.update(pets).set({ status: 'adoptable' }).where(ofPet)
    await db.update(users).set({ active: false }).where(eq(users.id, foundation.id))
    expect(await takesGifts()).toBe(false)
  })

  it('is not charged while its donor or its foundation is blocked, and goes on afterwards', async () => {
    const server = await new StripeServer().start()
    try {
      const provider = server.client
      const { id, foundation, donor, subscription } = await gift()
      server.subscriptions.push({ id: subscription, status: 'active' })
      const state = async () => {
        await pauseBlockedGifts(makeContext(), provider)
        const [row] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, id))
        const [shown] = await listMonthlyGifts(db, donor.id, NOW)
        const pause = server.subscriptions.find((one) => one.id === subscription)?.pause ?? ''
        return [row?.status, row?.pausedAt !== null, shown?.isPaused, shown?.nextChargeAt === null, pause]
      }
      const charged = ['activo', false, false, false, '']
      const paused = ['activo', true, true, true, 'void']
      expect(await state()).toEqual(charged)
      for (const accountId of [donor.id, foundation.id]) {
        await block(accountId)
        expect(await state()).toEqual(paused)
        await unblock(accountId)
        expect(await state()).toEqual(charged)
      }
    } finally {
      await server.stop()
    }
  })

  it('is paused by a later run where the provider was down', async () => {
    const { id, donor } = await gift()
    await block(donor.id)
    const isPaused = async () => {
      const [row] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, id))
      return row?.pausedAt !== null
    }
    const told: boolean[] = []
    const down = {
      pauseMonthly: async () => {
        throw new PaymentFailure('away', 'outage')
      },
    }
    await pauseBlockedGifts(makeContext(), down)
    expect(await isPaused()).toBe(false)
    const up = { pauseMonthly: async (_: string, paused: boolean) => void told.push(paused) }
    await pauseBlockedGifts(makeContext(), up)
    expect(await isPaused()).toBe(true)
    expect(told).toContain(true)
    await unblock(donor.id)
  })

  it('that fails for good at the provider does not stop others for good, nor is each asked while it is down', async () => {
    const gifts = await Promise.all(Array.from({ length: 8 }, gift))
    const donors = gifts.map(({ donor }) => donor.id)
    await db.update(users).set({ blockedAt: NOW }).where(inArray(users.id, donors))
    const last = gifts.at(-1)
    let asked = 0
    const provider = {
      pauseMonthly: async (subscription: string) => {
        asked++
        if (subscription !== last?.subscription) throw new PaymentFailure('gone', 'outage')
      },
    }
    const isPaused = async () =>
      (await db.$count(
        monthlyGifts,
        and(eq(monthlyGifts.id, last?.id ?? 0), isNotNull(monthlyGifts.pausedAt)),
      )) > 0
    await pauseBlockedGifts(makeContext(), {
      pauseMonthly: async () => {
        asked++
        throw new PaymentFailure('away', 'outage')
      },
    })
    expect(asked).toBe(5)
    for (let run = 0; run < 100 && !(await isPaused()); run++)
      await pauseBlockedGifts(makeContext(), provider)
    expect(await isPaused()).toBe(true)
    await db.update(users).set({ blockedAt: null }).where(inArray(users.id, donors))
  })
})
