import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { monthlyGifts, pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { blockPet } from '@/lib/moderation/staff/pets/block-operations'
import { releasePet, removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { pauseBlockedGifts } from '@/lib/money/donations/operations/monthly-charges'
import { findPet } from '@/lib/pets/queries'
import { askedPet, subjectsTo } from '@/tests/support/adoptions'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { makeMonthlyGift } from '@/tests/support/monthly-gifts'
import { mailsTo } from '@/tests/support/outbox'

const STAFF = staffActor(5)
const WORDS = 'Pidió dinero a tres personas.'
const block = (accountId: number) => blockAccount(makeContext(STAFF), { accountId, reason: WORDS })
const suspend = (accountId: number) =>
  suspendAccount(makeContext(STAFF), { accountId, motive: 'dinero', reason: WORDS })
const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

it('a blocked account is suspended without being shown again, and comes back as from a suspension', async () => {
  const { user } = await makeFoundation(db)
  const pet = await makePet(db, { ownerId: user.id })
  await block(user.id)
  await suspend(user.id)
  expect(await find(user.id)).toMatchObject({ active: false, blockedAt: null, suspendedAt: expect.any(Date) })
  expect(await findPet(db, pet.id)).toBeNull()
  expect((await listAudit(`foundation:${user.id}`)).map(({ action }) => action)).toEqual([
    'account.block',
    'account.suspend',
  ])
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).not.toContain(
    'Terminó el bloqueo de tu cuenta',
  )
  await expect(
    unblockAccount(makeContext(STAFF), { accountId: user.id, reason: WORDS }),
  ).rejects.toMatchObject({ code: 'conflict' })
  await restoreAccount(makeContext(STAFF), { accountId: user.id, reason: 'Lo aclaró con papeles.' })
  expect(await find(user.id)).toMatchObject({ active: true, blockedAt: null, suspendedAt: null })
  expect(await findPet(db, pet.id)).not.toBeNull()
})

it('who asked for a pet of it is told then that the request waits', async () => {
  const { owner, adopters } = await askedPet()
  const adopter = adopters[0] ?? owner
  await block(owner.id)
  expect(await subjectsTo(adopter)).toEqual([])
  await suspend(owner.id)
  expect(await subjectsTo(adopter)).toEqual([expect.stringContaining('está en pausa')])
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
