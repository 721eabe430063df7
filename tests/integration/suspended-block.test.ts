import { and, eq, like, not } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundations, monthlyGifts, outbox, pets, reviews, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { findPeople } from '@/lib/adoption/requests/operations/people'
import { isShownReview } from '@/lib/foundations/visibility-queries'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { listBlocked } from '@/lib/moderation/staff/accounts/blocked-queries'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { blockPet } from '@/lib/moderation/staff/pets/block-operations'
import { releasePet, removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { pauseBlockedGifts } from '@/lib/money/donations/operations/monthly-charges'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { whenReceives } from '@/lib/money/donations/recipient-queries'
import { findOwnDonation } from '@/lib/money/donations/result-queries'
import { requestReset } from '@/lib/people/accounts/operations/reset-password'
import { findPet } from '@/lib/pets/queries'
import { isHeldBack, isMailTo } from '@/lib/platform/outbox/queries'
import { eraseAccount } from '@/lib/privacy/operations'
import { askedPet, subjectsTo } from '@/tests/support/adoptions'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { eventOf, makeDonation } from '@/tests/support/donations'
import { makeMonthlyGift } from '@/tests/support/monthly-gifts'
import { mailsTo } from '@/tests/support/outbox'

const STAFF = staffActor(5)
const WORDS = 'Pidió dinero a tres personas.'
const block = (accountId: number) => blockAccount(makeContext(STAFF), { accountId, reason: WORDS })
const suspend = (accountId: number) =>
  suspendAccount(makeContext(STAFF), { accountId, motive: 'dinero', reason: WORDS })
const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

it('a blocked account stays blocked under its suspension, and is not shown when that ends', async () => {
  const { user } = await makeFoundation(db)
  const pet = await makePet(db, { ownerId: user.id })
  const blockedAt = expect.any(Date)
  await block(user.id)
  await suspend(user.id)
  expect(await find(user.id)).toMatchObject({ active: false, blockedAt, suspendedAt: expect.any(Date) })
  const about = { accountId: user.id, reason: WORDS }
  await expect(unblockAccount(makeContext(STAFF), about)).rejects.toMatchObject({
    code: 'conflict',
    message: /está suspendida/,
  })
  await expect(eraseAccount(makeContext(), user.id)).rejects.toMatchObject({ code: 'conflict' })
  await restoreAccount(makeContext(STAFF), { ...about, reason: 'Lo aclaró con papeles.' })
  expect(await find(user.id)).toMatchObject({ active: false, blockedAt, suspendedAt: null })
  expect(await findPet(db, pet.id)).toBeNull()
  expect((await listBlocked(db)).blocked.map(({ id }) => id)).toContain(user.id)
  await unblockAccount(makeContext(STAFF), about)
  expect(await find(user.id)).toMatchObject({ active: true, blockedAt: null, suspendedAt: null })
  expect(await findPet(db, pet.id)).not.toBeNull()
})

it('who is suspended while blocked is mailed so at once, and that the block goes on afterwards', async () => {
  const { user } = await makeFoundation(db)
  await block(user.id)
  await suspend(user.id)
  await requestReset(makeContext(), { email: user.email })
  await restoreAccount(makeContext(STAFF), { accountId: user.id, reason: 'Lo aclaró con papeles.' })
  const rows = await db.select().from(outbox).where(isMailTo(user.email)).orderBy(outbox.id)
  expect(rows.map(({ subject }) => subject)).toEqual([
    'Bloqueamos tu cuenta por un tiempo',
    'Suspendimos tu cuenta de Querencia',
    'Suspendimos tu cuenta de Querencia',
    'Tu cuenta de Querencia ya no está suspendida',
  ])
  const held = await db.$count(outbox, and(isMailTo(user.email), isHeldBack))
  expect(held).toBe(0)
  const texts = (await mailsTo(user.email)).map(({ text }) => text)
  expect(texts.join('\n')).not.toContain('eliminar tu cuenta')
})

it('who is both is waited for by nobody, as who is suspended', async () => {
  const { user } = await makeFoundation(db)
  const reachable = async () => (await findPeople(db, [user.id])).get(user.id)?.isReachable
  await block(user.id)
  expect([await reachable(), await whenReceives(db, user.id)]).toEqual([true, 'later'])
  await suspend(user.id)
  expect([await reachable(), await whenReceives(db, user.id)]).toEqual([false, 'never'])
})

it('comments of a blocked person stay hidden under the suspension', async () => {
  const { user: foundation } = await makeFoundation(db)
  const person = await makePerson()
  const comment = {
    userId: person.id,
    foundationId: foundation.id,
    points: 2,
    comment: 'Me pidieron dinero.',
  }
  await db.insert(reviews).values(comment)
  const shown = () => db.$count(reviews, and(eq(reviews.userId, person.id), isShownReview))
  expect(await shown()).toBe(1)
  await block(person.id)
  await suspend(person.id)
  expect(await shown()).toBe(0)
})

it('who asked for a pet of it is told neither of the block nor of the suspension', async () => {
  const { owner, adopters } = await askedPet()
  const adopter = adopters[0] ?? owner
  await block(owner.id)
  await suspend(owner.id)
  await restoreAccount(makeContext(STAFF), { accountId: owner.id, reason: 'Lo aclaró con papeles.' })
  expect(await subjectsTo(adopter)).toEqual([])
})

it('owners read at once that its requests ended, without a name of it', async () => {
  const { owner, adopters } = await askedPet(1, { name: 'Nube' })
  const adopter = adopters[0] ?? owner
  await block(adopter.id)
  await suspend(adopter.id)
  const email = (await find(owner.id))?.email ?? ''
  const subject = 'Terminó una solicitud para Nube'
  expect(await db.$count(outbox, and(isMailTo(email), eq(outbox.subject, subject), not(isHeldBack)))).toBe(1)
  const mail = (await mailsTo(email)).find((one) => one.subject === subject)
  expect(mail?.text).toContain('La cuenta de quien la envió ya no está activa')
})

it.each(['foundation', 'donor'] as const)(
  'donors read at once that the monthly gifts of a %s ended',
  async (side) => {
    const { user } = await makeFoundation(db)
    const gift = await makeMonthlyGift({
      foundationId: user.id,
      status: 'activo',
      startedAt: new Date('2026-09-20T12:05:00Z'),
      subscriptionId: `sub_ended_${user.id}`,
    })
    const donorId = gift.donorId ?? 0
    const stopped = side === 'foundation' ? user.id : donorId
    await block(stopped)
    await suspend(stopped)
    const email = (await find(donorId))?.email ?? ''
    const ended = like(outbox.subject, 'Tu aporte mensual%terminó')
    expect(await db.$count(outbox, and(isMailTo(email), ended, not(isHeldBack)))).toBe(1)
    const [foundation] = await db.select().from(foundations).where(eq(foundations.userId, user.id))
    const words = (await mailsTo(email)).map((mail) => `${mail.subject} ${mail.text}`).join('\n')
    expect(words.includes(foundation?.name ?? '')).toBe(side === 'donor')
  },
)

it('the receipt of what was paid during the block waits until both are over', async () => {
  const donation = await makeDonation()
  const about = { accountId: donation.foundationId, reason: WORDS }
  await block(donation.foundationId)
  await recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), eventOf(donation, 'pagado'))
  await suspend(donation.foundationId)
  const donorId = donation.donorId ?? 0
  const email = (await find(donorId))?.email ?? ''
  const held = () => db.$count(outbox, and(isMailTo(email), isHeldBack))
  const result = () => findOwnDonation(db, donation.id, donorId)
  expect(await held()).toBe(1)
  expect(await result()).toMatchObject({ receipt: 'waiting', isReviewed: false })
  await restoreAccount(makeContext(STAFF), about)
  expect(await held()).toBe(1)
  await unblockAccount(makeContext(STAFF), about)
  expect(await held()).toBe(0)
  expect(await result()).toMatchObject({ receipt: 'current e-mail', isReviewed: false })
})

it('the receipt of what was paid under both says what the page does once it leaves: that the money counts', async () => {
  const donation = await makeDonation()
  const about = { accountId: donation.foundationId, reason: WORDS }
  await block(donation.foundationId)
  await suspend(donation.foundationId)
  await recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), eventOf(donation, 'pagado'))
  const donorId = donation.donorId ?? 0
  const result = () => findOwnDonation(db, donation.id, donorId)
  expect(await result()).toMatchObject({ receipt: 'waiting', isReviewed: false })
  await restoreAccount(makeContext(STAFF), about)
  await unblockAccount(makeContext(STAFF), about)
  expect(await result()).toMatchObject({ receipt: 'current e-mail', isReviewed: false })
  const [receipt] = await mailsTo((await find(donorId))?.email ?? '')
  expect(receipt?.text).toContain('lo transferimos a')
  expect(receipt?.text).not.toContain('ya no recibía donaciones')
})

it('a blocked listing is removed without being shown again, and waits for review once it is published', async () => {
  const { pet, owner, adopters } = await askedPet()
  const about = { petId: pet.id, reason: WORDS }
  await blockPet(makeContext(STAFF), about)
  const seen = (await findPetModeration(db, pet.id))?.seen ?? ''
  await expect(
    releasePet(makeContext(STAFF), { petId: pet.id, seen, reason: undefined }),
  ).rejects.toMatchObject({
    code: 'conflict',
    message: /está bloqueada/,
  })
  await removePet(makeContext(STAFF), { ...about, seen })
  const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
  expect(row).toMatchObject({ status: 'inactivo', blockedAt: null, holdReason: 'removal' })
  expect(await subjectsTo(owner)).toContainEqual(expect.stringContaining('Retiramos tu publicación'))
  expect(await subjectsTo(owner)).not.toContainEqual(expect.stringContaining('Terminó el bloqueo'))
  expect(await subjectsTo(adopters[0] ?? owner)).toHaveLength(1)
})

it('a monthly gift that the block paused ends, and is not charged again', async () => {
  const { user: foundation } = await makeFoundation(db)
  const subscriptionId = `sub_${foundation.id}`
  const gift = await makeMonthlyGift({
    foundationId: foundation.id,
    status: 'activo',
    startedAt: new Date('2026-09-20T12:05:00Z'),
    subscriptionId,
    pausedAt: new Date(),
  })
  await block(foundation.id)
  await suspend(foundation.id)
  const [ended] = await db.select().from(monthlyGifts).where(eq(monthlyGifts.id, gift.id))
  expect(ended).toMatchObject({ status: 'terminado', endReason: 'fundación cerrada' })
  const changed: string[] = []
  await pauseBlockedGifts(makeContext(), {
    pauseMonthly: async (id) => {
      changed.push(id)
    },
  })
  expect(changed).not.toContain(subscriptionId)
})
