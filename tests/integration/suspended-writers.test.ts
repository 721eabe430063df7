import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, pets, reviews, users } from '@/db/schema'
import { makeFoundation, makePet, makeReview } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { publishReview, replyToReview } from '@/lib/moderation/reviews/operations'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { startDonation } from '@/lib/money/donations/operations/start'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { createPet } from '@/lib/pets/operations/create-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { newPet } from '@/tests/support/pets'

const suspend = (accountId: number) =>
  suspendAccount(makeContext(staffActor(5)), {
    accountId,
    motive: 'fotos',
    reason: 'Dos personas nos mostraron de quién son las fotos.',
  })

it('somebody who was suspended while they wrote publishes, changes and donates nothing', async () => {
  const person = await makePerson()
  const shelter = (await makeFoundation(db)).user.id
  const pet = await makePet(db, { ownerId: person.id })
  await suspend(person.id)
  const { ctx } = person
  const attempts = await Promise.allSettled([
    newPet().then((input) => createPet(ctx, input)),
    updatePet(ctx, { petId: pet.id, name: 'Otra' }),
    setPetStatus(ctx, { petId: pet.id, status: 'adoptado' }),
    confirmPet(ctx, { petId: pet.id }),
    publishReview(ctx, { foundationId: shelter, points: 1, comment: 'No vayan nunca.' }),
    startDonation(ctx, { foundationId: shelter, petId: null, amount: 15, named: false }),
  ])
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 'rejected'))
  expect(await db.select().from(pets).where(eq(pets.ownerId, person.id))).toEqual([pet])
  expect(await db.$count(reviews, eq(reviews.userId, person.id))).toBe(0)
  expect(await db.$count(donations, eq(donations.donorId, person.id))).toBe(0)
})

it('a foundation that was suspended while it answered a comment mails nobody', async () => {
  const review = await makeReview(db, (await makeFoundation(db)).user.id)
  await suspend(review.foundationId)
  const actor = { kind: 'foundation', id: review.foundationId, confirmed: true, approved: true } as const
  const seen = review.updatedAt.toISOString()
  const answer = replyToReview(makeContext(actor), { reviewId: review.id, seen, reply: 'Gracias por venir.' })
  await expect(answer).rejects.toMatchObject({ code: 'not_found' })
  const [author] = await db.select().from(users).where(eq(users.id, review.userId))
  expect(await mailsTo(author?.email ?? '')).toEqual([])
})
