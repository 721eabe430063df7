import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { reportReview } from '@/lib/moderation/reviews/operations'
import { readAccount } from '@/lib/moderation/staff/accounts/operations'
import { findStaffAccount } from '@/lib/moderation/staff/accounts/queries'
import { listAuditAbout, listDecisions } from '@/lib/moderation/staff/audit-log/queries'
import { hideMessage } from '@/lib/moderation/staff/conversations/operations'
import { findConversationCase } from '@/lib/moderation/staff/conversations/queries'
import { releasePet, removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { hideReview } from '@/lib/moderation/staff/reviews/operations'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { makeContext, staffActor } from '@/tests/support/context'
import { askedForMoney, openReportOf, reportMessage } from '@/tests/support/conversations'
import { report } from '@/tests/support/reports'
import { published } from '@/tests/support/stories'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'Insulta a una persona con nombre.'
const newContext = () => makeContext(ADMIN)
const NOTHING = { open: 0, accepted: 0, dismissed: 0, newest: [] }

const historyOf = async (accountId: number) =>
  (await listAuditAbout(db, accountId)).map(({ action, reason }) => [action, reason])
const reportsOf = async (accountId: number) => (await findStaffAccount(db, accountId))?.reports

describe('the page of an account counts and lists', () => {
  it('what was reported and decided about its pets', async () => {
    const pet = await makePet(db, { name: 'Maní' })
    await report(pet.id)
    await releasePet(newContext(), {
      petId: pet.id,
      seen: (await findPetModeration(db, pet.id))?.seen ?? '',
      reason: undefined,
    })
    await report(pet.id)
    expect(await reportsOf(pet.ownerId)).toMatchObject({
      open: 1,
      accepted: 0,
      dismissed: 1,
      newest: [
        { kind: 'pet', caseId: pet.id, about: 'Maní', status: 'abierto' },
        { kind: 'pet', caseId: pet.id, about: 'Maní', status: 'descartado' },
      ],
    })
    expect(await historyOf(pet.ownerId)).toEqual([['listing.keep', null]])
  })

  it('what was reported and decided about its comments, and not what is about its foundation', async () => {
    const [{ user: foundation, foundation: row }, author] = [await makeFoundation(db), await makeUser(db)]
    const review = await makeReview(db, foundation.id, { userId: author.id, points: 1 })
    await reportReview(makeContext(), { reviewId: review.id, reason: 'acoso', details: 'Nombra a mi hija.' })
    await hideReview(newContext(), {
      reviewId: review.id,
      seen: (await findReviewCase(db, review.id))?.seen ?? '',
      reason: REASON,
    })
    expect(await reportsOf(author.id)).toMatchObject({
      accepted: 1,
      newest: [{ kind: 'review', caseId: review.id, about: row.name }],
    })
    expect(await historyOf(author.id)).toEqual([['review.hide', REASON]])
    expect(await reportsOf(foundation.id)).toEqual(NOTHING)
  })

  it('what was reported and decided about its messages, and not what it reported', async () => {
    const { owner, adopter, pet, requestId, ofOwner } = await askedForMoney()
    await reportMessage(adopter, requestId, ofOwner)
    const reportId = await openReportOf(requestId)
    await hideMessage(newContext(), {
      reportId,
      seen: (await findConversationCase(db, reportId))?.seen ?? '',
      reason: REASON,
    })
    expect(await reportsOf(owner.id)).toMatchObject({
      accepted: 1,
      newest: [{ kind: 'conversation', caseId: reportId, about: pet.name }],
    })
    expect(await historyOf(owner.id)).toEqual([['message.hide', REASON]])
    expect(await reportsOf(adopter.id)).toEqual(NOTHING)
    expect(await historyOf(adopter.id)).toEqual([])
  })

  it('what was decided about its stories, and not who looked at it', async () => {
    const { adopter } = await published()
    await readAccount(newContext(), adopter.id)
    expect(await historyOf(adopter.id)).toEqual([['story.publish', null]])
  })
})

it('the case of a removed pet tells who removed it, and why', async () => {
  const pet = await makePet(db)
  await report(pet.id)
  await removePet(newContext(), {
    petId: pet.id,
    seen: (await findPetModeration(db, pet.id))?.seen ?? '',
    reason: REASON,
  })
  expect(await listDecisions(db, `pet:${pet.id}`)).toMatchObject([
    { actor: 'Daniela Morales', action: 'listing.remove', reason: REASON },
  ])
})
