import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { listReviews } from '@/lib/moderation/reviews/queries'
import { findPet } from '@/lib/pets/queries'

const person = { name: ' Ana María Paz', lastName: 'Vera' }

it('names the owner of a pet by the first name alone', async () => {
  const pet = await makePet(db, { ownerId: (await makeUser(db, person)).id })
  expect((await findPet(db, pet.id))?.owner.name).toBe('Ana')
})

it('calls people a person whose provider told no name that can be shown', async () => {
  const nameless = await makeUser(db, { name: '', lastName: '' })
  const pet = await makePet(db, { ownerId: nameless.id })
  const { foundation } = await makeFoundation(db)
  await makeReview(db, foundation.userId, { userId: nameless.id })
  expect((await findPet(db, pet.id))?.owner.name).toBe('Una persona de Querencia')
  expect(await listReviews(db, foundation.userId, 10)).toMatchObject([{ name: 'Una persona de Querencia' }])
})

it('names reviewers by their first name alone', async () => {
  const { foundation } = await makeFoundation(db)
  await makeReview(db, foundation.userId, { userId: (await makeUser(db, person)).id })
  expect(await listReviews(db, foundation.userId, 10)).toMatchObject([{ name: 'Ana' }])
})

it('reads as many reviews as asked for, the newest', async () => {
  const { foundation } = await makeFoundation(db)
  const days = ['2026-03-01', '2026-01-01', '2026-02-01']
  for (const day of days) await makeReview(db, foundation.userId, { createdAt: new Date(day) })
  const reviews = await listReviews(db, foundation.userId, 2)
  expect(reviews.map((review) => review.createdAt.slice(0, 10))).toEqual(['2026-03-01', '2026-02-01'])
})
