import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { reports } from '@/db/schema'
import { makeFoundation, makePet, makeReview } from '@/db/seed/factories'
import { reportReview } from '@/lib/moderation/reviews/operations'
import {
  acceptReport,
  dismissReport,
  hideMessage,
  readConversationCase,
} from '@/lib/moderation/staff/conversations/operations'
import { findConversationCase } from '@/lib/moderation/staff/conversations/queries'
import { releasePet, removePet, withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { OWN_CASE } from '@/lib/moderation/staff/policy'
import { hideReview, keepReview, showReview } from '@/lib/moderation/staff/reviews/operations'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { askedForMoney, openReportOf, reportMessage } from '@/tests/support/conversations'
import { reportByThree } from '@/tests/support/reports'

const reason = 'Hablamos con las dos personas.'
const refused = { code: 'forbidden', message: OWN_CASE }
const asStaff = ({ id }: { id: number }) => makeContext(staffActor(id))

describe('staff do not decide', () => {
  it.each(['owner', 'adopter'] as const)(
    'about a conversation of theirs, nor read it, as its %s',
    async (side) => {
      const asked = await askedForMoney()
      await reportMessage(asked.adopter, asked.requestId, asked.ofOwner)
      const reportId = await openReportOf(asked.requestId)
      const given = { reportId, seen: (await findConversationCase(db, reportId))?.seen ?? '', reason }
      const ctx = asStaff(asked[side])
      await expect(readConversationCase(ctx, reportId)).rejects.toMatchObject(refused)
      for (const decide of [acceptReport, dismissReport, hideMessage])
        await expect(decide(ctx, given)).rejects.toMatchObject(refused)
      expect(await openReportOf(asked.requestId)).toBe(reportId)
      expect(await listAudit(`report:${reportId}`)).toEqual([])
    },
  )

  it('about their pets', async () => {
    const owner = await makePerson()
    const { id: petId } = await makePet(db, { ownerId: owner.id })
    await reportByThree(petId)
    const seen = (await findPetModeration(db, petId))?.seen ?? ''
    const ctx = asStaff(owner)
    for (const decide of [removePet, releasePet])
      await expect(decide(ctx, { petId, seen, reason })).rejects.toMatchObject(refused)
    await expect(withdrawPet(ctx, { petId })).rejects.toMatchObject(refused)
    expect((await findPetModeration(db, petId))?.seen).toBe(seen)
  })

  it('about comments that they wrote', async () => {
    const { user: foundation } = await makeFoundation(db)
    const author = await makePerson()
    const { id: reviewId } = await makeReview(db, foundation.id, { userId: author.id })
    await reportReview(makeContext(), { reviewId, reason: 'acoso', details: 'Nombra a mi hija.' })
    const seen = (await findReviewCase(db, reviewId))?.seen ?? ''
    for (const decide of [hideReview, keepReview, showReview])
      await expect(decide(asStaff(author), { reviewId, seen, reason })).rejects.toMatchObject(refused)
    const said = await db.select().from(reports).where(eq(reports.reviewId, reviewId))
    expect(said.map(({ status }) => status)).toEqual(['abierto'])
  })
})
