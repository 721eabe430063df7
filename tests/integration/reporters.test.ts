import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { reports, users } from '@/db/schema'
import { makeFoundation, makePet, makeReview } from '@/db/seed/factories'
import { reportReview } from '@/lib/moderation/reviews/operations'
import { findStaffAccount } from '@/lib/moderation/staff/accounts/queries'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { later, makePerson } from '@/tests/support/context'
import { report } from '@/tests/support/reports'

/** A person who reported two comments, the first of which staff dismissed, and a pet. */
async function busyReporter() {
  const person = await makePerson({ createdAt: later(-24 * 30) })
  const { user: foundation } = await makeFoundation(db)
  const reviews = [await makeReview(db, foundation.id), await makeReview(db, foundation.id)]
  for (const { id } of reviews)
    await reportReview(person.newContext(), { reviewId: id, reason: 'acoso', details: '' })
  const [dismissed, open] = reviews.map(({ id }) => id)
  await db
    .update(reports)
    .set({ status: 'descartado', decidedAt: new Date() })
    .where(eq(reports.reviewId, dismissed ?? 0))
  const pet = await makePet(db)
  await report(pet.id, person.actor)
  return { person, reviewId: open ?? 0, petId: pet.id }
}

it('the case of a comment names who reported it, with what became of their other reports', async () => {
  const { person, reviewId, petId } = await busyReporter()
  const reporter = { id: person.id, standing: 'public', filed: 3, accepted: 0, dismissed: 1 }
  expect((await findReviewCase(db, reviewId))?.reporters).toMatchObject([reporter])
  expect((await findPetModeration(db, petId))?.reporters).toMatchObject([reporter])
})

it('whoever reported a pet or a comment is marked there once suspended', async () => {
  const { person, reviewId, petId } = await busyReporter()
  await db
    .update(users)
    .set({ active: false, suspendedAt: new Date(), suspensionReason: 'Reporta todo sin mirar.' })
    .where(eq(users.id, person.id))
  for (const found of [await findReviewCase(db, reviewId), await findPetModeration(db, petId)])
    expect(found?.reporters).toMatchObject([{ id: person.id, standing: 'suspended' }])
})

it('an account at the desk counts the reports that it made apart from those about it', async () => {
  const { person, petId } = await busyReporter()
  expect(await findStaffAccount(db, person.id)).toMatchObject({
    reports: { open: 0, accepted: 0, dismissed: 0 },
    reportsSent: { open: 2, accepted: 0, dismissed: 1 },
  })
  const owner = (await findPetModeration(db, petId))?.owner.id ?? 0
  expect(await findStaffAccount(db, owner)).toMatchObject({
    reports: { open: 1 },
    reportsSent: { open: 0, accepted: 0, dismissed: 0 },
  })
})
