import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { reports, reviews, users } from '@/db/schema'
import { makeFoundation, makeReview, makeUser } from '@/db/seed/factories'
import { findFoundation } from '@/lib/foundations/queries'
import { publishReview, reportReview } from '@/lib/moderation/reviews/operations'
import { listReviews } from '@/lib/moderation/reviews/queries'
import { listAuditLog } from '@/lib/moderation/staff/audit-log/queries'
import { countWaiting } from '@/lib/moderation/staff/queries'
import { hideReview, keepReview, showReview } from '@/lib/moderation/staff/reviews/operations'
import { findReviewCase, findWaitingReviews } from '@/lib/moderation/staff/reviews/queries'
import type { Actor } from '@/lib/platform/actor'
import { deleteAccount } from '@/lib/privacy/operations'
import { listAudit } from '@/tests/support/audit'
import { later, makeContext, signedInAgain, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const REASON = 'Insulta a una persona con nombre.'

async function reported() {
  const { user: foundation } = await makeFoundation(db)
  const author = await makeUser(db, { name: 'Ana María' })
  const review = await makeReview(db, foundation.id, { userId: author.id, points: 1 })
  await makeReview(db, foundation.id, { points: 5 })
  await reportReview(makeContext(), { reviewId: review.id, reason: 'acoso', details: 'Nombra a mi hija.' })
  const staff: Actor = staffActor((await makeUser(db, { role: 'admin' })).id)
  const seen = async () => (await findReviewCase(db, review.id))?.seen ?? ''
  return { foundation, author, reviewId: review.id, newContext: () => makeContext(staff), seen }
}
const reportsOf = (reviewId: number) =>
  db
    .select({ status: reports.status })
    .from(reports)
    .where(eq(reports.reviewId, reviewId))
    .orderBy(reports.id)
const entriesOf = (reviewId: number) =>
  listAudit(`review:${reviewId}`).then((entries) => entries.toReversed())

describe('a reported comment on a foundation', () => {
  it('waits at the desk with its reasons until staff decide', async () => {
    const { foundation, reviewId, newContext, seen } = await reported()
    const before = await countWaiting(db)
    expect((await findWaitingReviews(db, [reviewId])).get(reviewId)).toMatchObject({
      author: 'Ana',
      foundation: (await findFoundation(db, foundation.id))?.name,
      reasons: ['acoso'],
      reportCount: 1,
    })
    await keepReview(newContext(), { reviewId, seen: await seen(), reason: undefined })
    expect(await findWaitingReviews(db, [reviewId])).toEqual(new Map())
    expect(await reportsOf(reviewId)).toEqual([{ status: 'descartado' }])
    expect(await listReviews(db, foundation.id, 9)).toHaveLength(2)
    expect(before).toBeGreaterThan(0)
  })

  it('is hidden with a reason that its author is mailed, leaves the average, and can be shown again', async () => {
    const { foundation, author, reviewId, newContext, seen } = await reported()
    const ctx = newContext()
    await hideReview(ctx, { reviewId, seen: await seen(), reason: REASON })
    expect(ctx.expired).toEqual(expect.arrayContaining(['foundations', `foundation:${foundation.id}`]))
    expect(await findFoundation(db, foundation.id)).toMatchObject({ rating: 5, reviewCount: 1 })
    expect(await reportsOf(reviewId)).toEqual([{ status: 'aceptado' }])
    expect((await mailsTo(author.email))[0]).toMatchObject({
      subject: 'Ocultamos tu comentario',
      text: expect.stringContaining(REASON),
    })
    await showReview(newContext(), { reviewId, seen: await seen(), reason: undefined })
    expect(await findFoundation(db, foundation.id)).toMatchObject({ rating: 3, reviewCount: 2 })
    expect((await mailsTo(author.email))[0]?.subject).toBe('Tu comentario se ve otra vez')
    expect((await entriesOf(reviewId)).map(({ action }) => action)).toEqual(['review.show', 'review.hide'])
  })

  it('whose hiding was a mistake leaves no accepted reports behind', async () => {
    const { reviewId, newContext, seen } = await reported()
    const shown = async (mistaken?: 'si') => {
      await hideReview(newContext(), { reviewId, seen: await seen(), reason: REASON })
      await showReview(newContext(), { reviewId, seen: await seen(), reason: undefined, mistaken })
      return reportsOf(reviewId)
    }
    expect(await shown()).toEqual([{ status: 'aceptado' }])
    await reportReview(makeContext(), { reviewId, reason: 'acoso', details: 'Nombra a mi hija.' })
    expect(await shown('si')).toEqual([{ status: 'aceptado' }, { status: 'descartado' }])
  })

  it('is decided by one of two members of staff, and not once its text has changed', async () => {
    const { foundation, author, reviewId, newContext, seen } = await reported()
    const conflict = { code: 'conflict' }
    const stale = await seen()
    const actor: Actor = { kind: 'user', id: author.id, confirmed: true }
    const edited = { foundationId: foundation.id, points: 2, comment: 'Lo digo con más calma.' }
    await publishReview(makeContext(actor, { now: later(1) }), edited)
    await expect(hideReview(newContext(), { reviewId, seen: stale, reason: REASON })).rejects.toMatchObject(
      conflict,
    )
    const fresh = await seen()
    const decisions = [
      hideReview(newContext(), { reviewId, seen: fresh, reason: REASON }),
      keepReview(newContext(), { reviewId, seen: fresh, reason: undefined }),
    ]
    const settled = await Promise.allSettled(decisions)
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await entriesOf(reviewId)).toHaveLength(1)
  })

  it('is named in the audit log by its foundation, without the reason once its author is gone', async () => {
    const { foundation, author, reviewId, newContext, seen } = await reported()
    await hideReview(newContext(), { reviewId, seen: await seen(), reason: REASON })
    const shown = async () =>
      (await listAuditLog(db, 1)).rows.find(
        ({ kind, subjectId }) => kind === 'review' && subjectId === reviewId,
      )
    expect(await shown()).toMatchObject({
      action: 'review.hide',
      name: (await findFoundation(db, foundation.id))?.name,
      isOpen: true,
      reason: REASON,
    })
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, author.id))
    await deleteAccount(makeContext(signedInAgain({ kind: 'user', id: author.id, confirmed: true })), {
      password: '',
    })
    expect(await db.$count(reviews, eq(reviews.id, reviewId))).toBe(0)
    expect(await reportsOf(reviewId)).toEqual([])
    expect(await shown()).toMatchObject({ name: null, isOpen: false, reason: null })
  })
})
