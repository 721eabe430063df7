import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { findStaffAccount } from '@/lib/moderation/staff/accounts/queries'
import { findConversationCase, findWaitingConversations } from '@/lib/moderation/staff/conversations/queries'
import { findFoundationApplication, listDecidedFoundations } from '@/lib/moderation/staff/foundations/queries'
import { findPetModeration, findWaitingPets } from '@/lib/moderation/staff/pets/queries'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { findStoryCase } from '@/lib/moderation/staff/stories/queries'
import { askedForMoney, openReportOf, reportMessage } from '@/tests/support/conversations'
import { published, storyOf } from '@/tests/support/stories'

const INACTIVE = {
  suspended: { active: false, suspendedAt: new Date(), suspensionReason: 'Cobra por adoptar.' },
  blocked: { active: false, blockedAt: new Date() },
  closed: { active: false },
} satisfies Record<string, Partial<typeof users.$inferInsert>>

const become = (id: number, standing: keyof typeof INACTIVE) =>
  db.update(users).set(INACTIVE[standing]).where(eq(users.id, id))

describe.each(['suspended', 'blocked', 'closed'] as const)('what a %s account published', (standing) => {
  it('is not called public: the page of a foundation, and its row in the list', async () => {
    const { user } = await makeFoundation(db, { decidedAt: new Date('2099-06-01') })
    expect(await findFoundationApplication(db, user.id)).toMatchObject({ standing: 'public' })
    await become(user.id, standing)
    expect(await findFoundationApplication(db, user.id)).toMatchObject({ status: 'aprobada', standing })
    const { rows } = await listDecidedFoundations(db, 1)
    expect(rows.find(({ id }) => id === user.id)).toMatchObject({ standing })
  })

  it('is not called public: a pet on its own page, in the queue and on the account’s page', async () => {
    const pet = await makePet(db)
    expect(await findPetModeration(db, pet.id)).toMatchObject({
      hasPage: true,
      owner: { standing: 'public' },
    })
    await become(pet.ownerId, standing)
    expect(await findPetModeration(db, pet.id)).toMatchObject({ hasPage: false, owner: { standing } })
    expect((await findWaitingPets(db, [pet.id])).get(pet.id)).toMatchObject({ standing })
    expect((await findStaffAccount(db, pet.ownerId))?.pets.newest).toMatchObject([{ unseen: true }])
  })

  it('is not called public: the pet and the sides of a conversation', async () => {
    const { owner, adopter, requestId, ofOwner } = await askedForMoney()
    await reportMessage(adopter, requestId, ofOwner)
    const reportId = await openReportOf(requestId)
    await become(owner.id, standing)
    expect(await findConversationCase(db, reportId)).toMatchObject({
      pet: { unseen: true },
      reported: { standing },
      reporter: { standing: 'public' },
    })
    expect((await findWaitingConversations(db, [reportId])).get(reportId)).toMatchObject({ standing })
  })

  it('is not called public: the foundation that a comment is about', async () => {
    const { user } = await makeFoundation(db)
    const review = await makeReview(db, user.id, { points: 1 })
    await become(user.id, standing)
    expect(await findReviewCase(db, review.id)).toMatchObject({
      isShown: true,
      author: { standing: 'public' },
      foundation: { standing },
    })
  })
})

it('the comments of a blocked author alone are not shown', async () => {
  const { user } = await makeFoundation(db)
  const [one, two] = [await makeUser(db), await makeUser(db)]
  const ofOne = await makeReview(db, user.id, { userId: one.id, points: 1 })
  const ofTwo = await makeReview(db, user.id, { userId: two.id, points: 1 })
  await become(one.id, 'blocked')
  await become(two.id, 'suspended')
  expect(await findReviewCase(db, ofOne.id)).toMatchObject({
    isShown: false,
    author: { standing: 'blocked' },
  })
  expect(await findReviewCase(db, ofTwo.id)).toMatchObject({
    isShown: true,
    author: { standing: 'suspended' },
  })
})

it('a pet of a foundation without approval, and a withdrawn one, have no page', async () => {
  const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
  const pet = await makePet(db, { ownerId: user.id })
  expect(await findPetModeration(db, pet.id)).toMatchObject({
    hasPage: false,
    owner: { standing: 'unapproved' },
  })
  const withdrawn = await makePet(db, { status: 'inactivo' })
  expect(await findPetModeration(db, withdrawn.id)).toMatchObject({ hasPage: false })
  expect((await findStaffAccount(db, withdrawn.ownerId))?.pets.newest).toMatchObject([{ unseen: false }])
})

it('a published story is not called so while one of the accounts is not active', async () => {
  const { adopter, requestId } = await published()
  const id = (await storyOf(requestId))?.id ?? 0
  expect(await findStoryCase(db, id)).toMatchObject({ isShown: true })
  await become(adopter.id, 'suspended')
  expect(await findStoryCase(db, id)).toMatchObject({ publishedAt: expect.any(String), isShown: false })
})
