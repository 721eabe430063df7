import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { reviews } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { publishReview, reportReview } from '@/lib/moderation/reviews/operations'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { later, makeContext, makePerson } from '@/tests/support/context'

it('staff read of a comment when it was edited, and whether that was after the oldest open report', async () => {
  const { user: foundation } = await makeFoundation(db)
  const author = await makePerson()
  const publish = (hours: number, comment: string) =>
    publishReview(makeContext(author.actor, { now: later(hours) }), {
      foundationId: foundation.id,
      points: 1,
      comment,
    })
  await publish(0, 'Nadie contesta.')
  const [row] = await db.select().from(reviews).where(eq(reviews.userId, author.id))
  const reviewId = row?.id ?? 0
  const edited = async () => (await findReviewCase(db, reviewId))?.edited
  expect(await edited()).toBeNull()
  await publish(1, 'Nadie contesta, ni el teléfono.')
  expect(await edited()).toMatchObject({ sinceReport: false })
  const reportAt = (hours: number) =>
    reportReview(makeContext(undefined, { now: later(hours) }), {
      reviewId,
      reason: 'acoso',
      details: '',
    })
  await reportAt(2)
  expect(await edited()).toMatchObject({ sinceReport: false })
  const ctx = makeContext(author.actor, { now: later(3) })
  await publishReview(ctx, { foundationId: foundation.id, points: 3, comment: 'Al final contestaron.' })
  await reportAt(4)
  expect(await edited()).toEqual({ at: ctx.now.toISOString(), sinceReport: true })
})
