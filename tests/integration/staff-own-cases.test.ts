import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { contactMessages, reports, rightsRequests, users } from '@/db/schema'
import { makeFoundation, makePet, makeReview } from '@/db/seed/factories'
import {
  answerContact,
  closeContact,
  eraseContact,
  readContactMessage,
} from '@/lib/moderation/contact/desk-operations'
import { sendContact } from '@/lib/moderation/contact/operations'
import { findNextContact } from '@/lib/moderation/contact/queries'
import { sendContactSchema } from '@/lib/moderation/contact/schema'
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
import { answerRight, readRightsCase } from '@/lib/privacy/rights/desk-operations'
import { askForRight } from '@/lib/privacy/rights/operations'
import { findNextRights } from '@/lib/privacy/rights/queries'
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

  it.each(['with their account', 'without a session'])(
    'about a message to staff or a request for their data, nor read it, that they wrote %s',
    async (way) => {
      const { id, actor } = await makePerson()
      const [account] = await db.select().from(users).where(eq(users.id, id))
      const email = account?.email ?? ''
      const writer = way === 'with their account' ? makeContext(actor) : makeContext()
      const written = {
        name: 'Ana Paz',
        email: email.toUpperCase(),
        message: 'La foto no se ve en el teléfono.',
      }
      await sendContact(writer, sendContactSchema.parse({ ...written, kind: 'fault', countryId: '' }))
      await askForRight(writer, { right: 'access', countryId: 'ARG', body: 'Todo.', email })
      const isOwn = (column: PgColumn) => eq(sql`lower(${column})`, email)
      // Before all others of the database.
      const longAgo = new Date(Date.UTC(2019, 0, 1))
      const [message] = await db
        .update(contactMessages)
        .set({ createdAt: longAgo })
        .where(isOwn(contactMessages.email))
        .returning()
      const [asked] = await db
        .update(rightsRequests)
        .set({ receivedAt: longAgo, dueAt: longAgo })
        .where(isOwn(rightsRequests.email))
        .returning()
      const [ofMessage, ofRequest] = [message?.id ?? 0, asked?.id ?? 0]
      const ctx = asStaff({ id })
      for (const attempt of [
        () => readContactMessage(ctx, ofMessage),
        () => answerContact(ctx, { id: ofMessage, answer: reason }),
        () => closeContact(ctx, { id: ofMessage }),
        () => eraseContact(ctx, { id: ofMessage }),
        () => readRightsCase(ctx, ofRequest),
        () => answerRight(ctx, { id: ofRequest, answer: reason }),
      ])
        await expect(attempt()).rejects.toMatchObject(refused)
      expect(await listAudit(`contact:${ofMessage}`)).toEqual([])
      expect(await listAudit(`rights:${ofRequest}`)).toEqual([])
      expect(await findNextContact(db, id)).not.toBe(ofMessage)
      expect(await findNextRights(db, id)).not.toBe(ofRequest)
      expect([await findNextContact(db, 5), await findNextRights(db, 5)]).toEqual([ofMessage, ofRequest])
      const other = makeContext(staffActor(5))
      await answerContact(other, { id: ofMessage, answer: reason })
      await answerRight(other, { id: ofRequest, answer: reason })
    },
  )
})
