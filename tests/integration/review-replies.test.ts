import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { reviews, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { COMMENT_CHANGED } from '@/lib/moderation/reviews/copy'
import { publishReview, replyToReview } from '@/lib/moderation/reviews/operations'
import { countWithoutReply, listReceivedReviews, listReviews } from '@/lib/moderation/reviews/queries'
import type { Actor } from '@/lib/platform/actor'
import { DAY_MS } from '@/lib/text/durations'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const COMMENT = 'Nos acompañaron durante todo el proceso.'
const foundationActor = (id: number): Actor => ({ kind: 'foundation', id, confirmed: true, approved: true })

/** Its newest comment, as its page shows it. */
async function shownTo({ id }: { id: number }) {
  const [review] = (await listReceivedReviews(db, id, 1)).rows
  if (!review) throw new Error('no comment')
  return review
}

describe('a foundation’s answer', () => {
  const received = async () => {
    const { user: foundation } = await makeFoundation(db)
    const person = await makePerson({ name: 'Ana María', lastName: 'Vera' })
    const review = { foundationId: foundation.id, points: 4, comment: COMMENT }
    await publishReview(person.ctx, review)
    const email = (await db.select().from(users).where(eq(users.id, person.id)))[0]?.email ?? ''
    const { id: reviewId, updatedAt: seen } = await shownTo(foundation)
    return { foundation, person, review, email, reviewId, seen }
  }

  it('is given once, shown below the comment and mailed to its author', async () => {
    const { foundation, reviewId, seen, email } = await received()
    const ctx = makeContext(foundationActor(foundation.id))
    const waiting = (days = 0) =>
      countWithoutReply(db, foundation.id, new Date(ctx.now.getTime() + days * DAY_MS))
    expect([await waiting(), await waiting(31)]).toEqual([1, 0])
    await replyToReview(ctx, { reviewId, seen, reply: 'Gracias, Ana.' })
    expect(await waiting()).toBe(0)
    await replyToReview(makeContext(ctx.actor), { reviewId, seen, reply: 'Gracias, Ana.' })
    const another = replyToReview(makeContext(ctx.actor), { reviewId, seen, reply: 'Otra cosa.' })
    await expect(another).rejects.toMatchObject({ code: 'conflict' })
    expect(ctx.expired).toEqual([`foundation:${foundation.id}`])
    expect(await listReviews(db, foundation.id, 9)).toMatchObject([
      { reply: { text: 'Gracias, Ana.', at: ctx.now.toISOString() } },
    ])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'La fundación respondió tu comentario',
    ])
  })

  it('stays below a comment that is edited later', async () => {
    const { foundation, person, review, reviewId, seen } = await received()
    await replyToReview(makeContext(foundationActor(foundation.id)), {
      reviewId,
      seen,
      reply: 'Gracias, Ana.',
    })
    await publishReview(makeContext(person.actor, { now: later(1) }), { ...review, points: 5 })
    expect(await listReviews(db, foundation.id, 9)).toMatchObject([
      { points: 5, reply: { text: 'Gracias, Ana.' } },
    ])
  })

  it('is to an earlier comment once that is rewritten, of which the foundation is mailed, and can be given anew', async () => {
    const { foundation, person, review, reviewId, seen } = await received()
    const answer = (hours: number, reply: string, shown = seen) =>
      replyToReview(makeContext(foundationActor(foundation.id), { now: later(hours) }), {
        reviewId,
        seen: shown,
        reply,
      })
    const rewrite = (hours: number, comment: string) =>
      publishReview(makeContext(person.actor, { now: later(hours) }), { ...review, points: 1, comment })
    const shown = async () => (await listReviews(db, foundation.id, 9))[0]?.reply
    const waiting = (days = 0) => countWithoutReply(db, foundation.id, later(days * 24))
    await answer(1, 'Gracias, Ana.')
    expect([await waiting(), await shown()]).toMatchObject([0, { isEarlier: false }])
    // By an instance whose clock is behind.
    await rewrite(0, 'Nos pidieron dinero.')
    await rewrite(2, 'Pidieron dinero y nadie contesta.')
    expect(await shown()).toMatchObject({ text: 'Gracias, Ana.', isEarlier: true })
    expect([await waiting(), await waiting(31)]).toEqual([1, 0])
    const [mail, ...others] = await mailsTo(foundation.email)
    expect(mail?.subject).toBe('Cambió un comentario que respondiste')
    expect(mail?.text).toContain('Nos pidieron dinero.')
    expect(others.map(({ subject }) => subject)).toEqual(['Tu fundación tiene un comentario nuevo'])
    await expect(answer(3, 'No es cierto.')).rejects.toMatchObject({ message: COMMENT_CHANGED })
    const { updatedAt } = await shownTo(foundation)
    await answer(1, 'No es cierto.', updatedAt)
    expect(await shown()).toEqual({ text: 'No es cierto.', at: updatedAt, isEarlier: false })
    expect(await waiting()).toBe(0)
    await expect(answer(4, 'Nunca.', updatedAt)).rejects.toMatchObject({ code: 'conflict' })
    await rewrite(5, 'De verdad.')
    expect(await mailsTo(foundation.email)).toHaveLength(3)
  })

  it('is not put below a comment that was edited since it was read, until the new text is read', async () => {
    const { foundation, person, review, reviewId, seen, email } = await received()
    const comment = 'Cambié de idea: nadie contesta.'
    await publishReview(makeContext(person.actor, { now: later(1) }), { ...review, points: 1, comment })
    const reply = { reviewId, reply: '¡Qué alegría, Ana!' }
    const ctx = makeContext(foundationActor(foundation.id))
    await expect(replyToReview(ctx, { ...reply, seen })).rejects.toMatchObject({
      code: 'conflict',
      message: 'El comentario cambió desde que lo leíste: léelo de nuevo antes de responder',
    })
    expect(await listReviews(db, foundation.id, 9)).toMatchObject([{ comment, reply: null }])
    expect(await mailsTo(email)).toEqual([])
    const { updatedAt } = await shownTo(foundation)
    await replyToReview(makeContext(ctx.actor), { ...reply, seen: updatedAt })
    expect(await listReviews(db, foundation.id, 9)).toMatchObject([{ reply: { text: reply.reply } }])
  })

  it('is one of two that are sent at once', async () => {
    const { foundation, reviewId, seen } = await received()
    const replies = ['Gracias.', 'Mil gracias.'].map((reply) =>
      replyToReview(makeContext(foundationActor(foundation.id)), { reviewId, seen, reply }),
    )
    const settled = await Promise.allSettled(replies)
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('carries neither contacts nor prices', async () => {
    const { foundation, reviewId, seen } = await received()
    const ctx = makeContext(foundationActor(foundation.id))
    await expect(
      replyToReview(ctx, { reviewId, seen, reply: 'Escríbenos al 0991234567' }),
    ).rejects.toMatchObject({
      fields: { reply: expect.stringContaining('teléfono') },
    })
  })

  it('is nobody else’s to give, and a hidden comment has none', async () => {
    const { foundation, reviewId, seen } = await received()
    const { user: other } = await makeFoundation(db)
    const reply = { reviewId, seen, reply: 'Gracias.' }
    const found = { code: 'not_found' }
    await expect(replyToReview(makeContext(foundationActor(other.id)), reply)).rejects.toMatchObject(found)
    await db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.id, reviewId))
    await expect(replyToReview(makeContext(foundationActor(foundation.id)), reply)).rejects.toMatchObject(
      found,
    )
  })
})
