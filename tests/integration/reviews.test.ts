import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundations, reports, reviews, users } from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { findFoundation, listFoundations } from '@/lib/foundations/queries'
import { publishReview, reportReview } from '@/lib/moderation/reviews/operations'
import {
  countRatings,
  findReviewScreen,
  listReceivedReviews,
  listReviews,
} from '@/lib/moderation/reviews/queries'
import { findPet } from '@/lib/pets/queries'
import type { Actor } from '@/lib/platform/actor'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { losingDb } from '@/tests/support/losing-db'
import { mailsTo } from '@/tests/support/outbox'

const COMMENT = 'Nos acompañaron durante todo el proceso.'

async function foundationWithPerson() {
  const { user: foundation } = await makeFoundation(db)
  const person = await makePerson({ name: 'Ana María', lastName: 'Vera' })
  const review = { foundationId: foundation.id, points: 4, comment: COMMENT }
  return { foundation, person, review }
}
const foundationActor = (id: number): Actor => ({ kind: 'foundation', id, confirmed: true, approved: true })
const rowsOf = (foundationId: number) =>
  db.select().from(reviews).where(eq(reviews.foundationId, foundationId))

describe('a comment on a foundation', () => {
  it('is published once per person; a second one replaces it and mails nobody again', async () => {
    const { foundation, person, review } = await foundationWithPerson()
    expect(await publishReview(person.ctx, review)).toMatchObject({ created: true })
    const edited = makeContext(person.actor, { now: later(1) })
    expect(await publishReview(edited, { ...review, points: 2, comment: 'Cambié de idea.' })).toMatchObject({
      created: false,
    })
    expect(await listReviews(db, foundation.id, 9)).toMatchObject([
      { name: 'Ana', points: 2, comment: 'Cambié de idea.', editedAt: edited.now.toISOString(), reply: null },
    ])
    expect((await mailsTo(foundation.email)).map(({ subject }) => subject)).toEqual([
      'Tu fundación tiene un comentario nuevo',
    ])
    expect((await mailsTo(foundation.email))[0]?.text).toContain(COMMENT)
  })

  it('expires the foundation, the list and the pages of its pets, but not for the same comment again', async () => {
    const { foundation, person, review } = await foundationWithPerson()
    const pet = await makePet(db, { ownerId: foundation.id })
    await publishReview(person.ctx, review)
    expect(person.ctx.expired).toEqual(
      expect.arrayContaining(['foundations', `foundation:${foundation.id}`, `pet:${pet.id}`]),
    )
    const again = person.newContext()
    await publishReview(again, review)
    expect(again.expired).toEqual([])
    expect(await listReviews(db, foundation.id, 9)).toMatchObject([{ editedAt: null }])
  })

  it('expires them also when the connection is lost while it commits', async () => {
    const { foundation, person, review } = await foundationWithPerson()
    const ctx = makeContext(person.actor, { db: losingDb() })
    await expect(publishReview(ctx, review)).rejects.toThrow()
    expect(ctx.expired).toContain(`foundation:${foundation.id}`)
  })

  it('is one row and one mail, however many tabs send it at once', async () => {
    const { foundation, person, review } = await foundationWithPerson()
    const tabs = Array.from({ length: 6 }, (_, at) => ({ ...review, comment: `${COMMENT} ${at}` }))
    const results = await Promise.all(tabs.map((one) => publishReview(person.newContext(), one)))
    expect(results.filter(({ created }) => created)).toHaveLength(1)
    expect(await rowsOf(foundation.id)).toHaveLength(1)
    expect(await mailsTo(foundation.email)).toHaveLength(1)
  })

  it.each([
    ['Escríbanme al 0991234567', /teléfono/],
    ['Les deposité en la cuenta 1234567890', /bancarios.*Contacto/],
    ['Más fotos en www.mi-sitio.com', /enlace/],
  ])('is refused with contacts or numbers of accounts: %s', async (comment, sentence) => {
    const { foundation, person, review } = await foundationWithPerson()
    await expect(publishReview(person.ctx, { ...review, comment })).rejects.toMatchObject({
      code: 'invalid',
      fields: { comment: expect.stringMatching(sentence) },
    })
    expect(await rowsOf(foundation.id)).toEqual([])
  })

  it.each([
    'Me cobraron 300 soles por adelantado y nunca me entregaron al perro',
    'Me pidieron depositar a la cuenta corriente de una persona',
    'Les pagué por Yape y no respondieron más',
    'No cobran nada, $0, todo gratis',
  ])('may warn or praise with what was asked for: %s', async (comment) => {
    const { person, review } = await foundationWithPerson()
    expect(await publishReview(person.ctx, { ...review, comment })).toMatchObject({ created: true })
  })

  it('is refused for a foundation that has no page', async () => {
    const { person, review } = await foundationWithPerson()
    const pending = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const { user: closed } = await makeFoundation(db)
    await db.update(users).set({ active: false }).where(eq(users.id, closed.id))
    const somebody = await makeUser(db)
    for (const foundationId of [pending.user.id, closed.id, somebody.id, 999_999_999])
      await expect(publishReview(person.newContext(), { ...review, foundationId })).rejects.toMatchObject({
        code: 'not_found',
      })
  })

  it('is limited in an hour by a sentence', async () => {
    const { person, review } = await foundationWithPerson()
    const { LIMITS } = await import('@/lib/platform/rate-limits/limits')
    for (let at = 0; at < LIMITS.reviewAccount.max; at += 1) await publishReview(person.newContext(), review)
    await expect(publishReview(person.newContext(), review)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/^Demasiados intentos/),
    })
  })
})

describe('a report of a comment', () => {
  it('is open once per reporter; visitors and the foundation may report, its author may not', async () => {
    const { foundation, person, review } = await foundationWithPerson()
    await publishReview(person.ctx, review)
    const [row] = await rowsOf(foundation.id)
    const report = { reviewId: row?.id ?? 0, reason: 'acoso', details: '' } as const
    const visitor = makeContext()
    await reportReview(visitor, report)
    await reportReview(visitor, report)
    await reportReview(makeContext(foundationActor(foundation.id)), report)
    expect(await db.$count(reports, eq(reports.reviewId, report.reviewId))).toBe(2)
    await expect(reportReview(person.newContext(), report)).rejects.toMatchObject({ code: 'forbidden' })
    await db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.id, report.reviewId))
    await expect(reportReview(makeContext(), report)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a comment that staff have hidden', () => {
  it('is in no list, no average and no count, and cannot be written over', async () => {
    const { foundation, person, review } = await foundationWithPerson()
    const pet = await makePet(db, { ownerId: foundation.id })
    await makeReview(db, foundation.id, { points: 5 })
    await makeReview(db, foundation.id, { userId: person.id, points: 1, hiddenAt: new Date() })
    const rating = { rating: 5, reviewCount: 1 }
    expect(await findFoundation(db, foundation.id)).toMatchObject(rating)
    expect((await listFoundations(db)).find(({ id }) => id === foundation.id)).toMatchObject(rating)
    expect((await findPet(db, pet.id))?.foundation).toMatchObject(rating)
    expect(await countRatings(db, foundation.id)).toEqual([0, 0, 0, 0, 1])
    expect(await listReviews(db, foundation.id, 9)).toHaveLength(1)
    expect((await listReceivedReviews(db, foundation.id, 1)).rows).toHaveLength(1)
    await expect(publishReview(person.ctx, review)).rejects.toMatchObject({ code: 'conflict' })
    expect(await findReviewScreen(db, person.actor, foundation.id)).toEqual({
      kind: 'refused',
      why: 'hidden',
    })
  })
})

describe('who sees which page', () => {
  it('a person gets the form, with the comment they have published', async () => {
    const { foundation, person, review } = await foundationWithPerson()
    expect(await findReviewScreen(db, person.actor, foundation.id)).toEqual({ kind: 'form', review: null })
    await publishReview(person.ctx, review)
    expect(await findReviewScreen(db, person.actor, foundation.id)).toMatchObject({
      kind: 'form',
      review: { points: 4, comment: COMMENT },
    })
  })

  it.each([
    ['own', (id: number): Actor => foundationActor(id)],
    ['foundation', (id: number): Actor => foundationActor(id + 1)],
    ['staff', (id: number): Actor => ({ kind: 'admin', id })],
    ['unconfirmed', (id: number): Actor => ({ kind: 'user', id, confirmed: false })],
  ])('%s: a sentence instead of the form', async (why, actorOf) => {
    const { foundation } = await foundationWithPerson()
    const screen = await findReviewScreen(db, actorOf(foundation.id), foundation.id)
    expect(screen).toEqual({ kind: 'refused', why })
  })
})

it('a review cannot be answered halfway', async () => {
  const { foundation } = await foundationWithPerson()
  await expect(makeReview(db, foundation.id, { reply: 'Gracias.' })).rejects.toThrow()
  expect(await db.$count(foundations, eq(foundations.userId, foundation.id))).toBe(1)
})
