import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditNotes, keptCases, outbox, reports, reviews, users } from '@/db/schema'
import { makeFoundation, makePet, makeReview } from '@/db/seed/factories'
import { findFoundation } from '@/lib/foundations/queries'
import { publishReview, reportReview } from '@/lib/moderation/reviews/operations'
import { countRatings, findReviewScreen, listReviews } from '@/lib/moderation/reviews/queries'
import { findStaffAccount } from '@/lib/moderation/staff/accounts/queries'
import { readKeptCase } from '@/lib/moderation/staff/kept-cases/operations'
import { listWaiting } from '@/lib/moderation/staff/queries'
import { patchProfile } from '@/lib/people/accounts/operations/update-profile'
import { emailToHash, hasCaseOfEmail } from '@/lib/people/accounts/returning-queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import { keyedHash } from '@/lib/platform/secrets'
import { deleteAccount } from '@/lib/privacy/operations'
import { deleteReview } from '@/lib/privacy/review-operations'
import { later, makeContext, makePerson, staffActor } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { mailsTo } from '@/tests/support/outbox'

const STAFF = staffActor(5)

const reportBySomebody = async (reviewId: number) =>
  reportReview((await makePerson()).newContext(), { reviewId, reason: 'acoso', details: 'Insulta.' })

/** Registered that many hours from now. */
const makeColombian = (hours: number) =>
  makePerson({ countryId: 'COL', cityId: null, createdAt: later(hours) })

async function commented(overrides: { hiddenAt?: Date; email?: string; phone?: string } = {}) {
  const { user: foundation } = await makeFoundation(db)
  const { hiddenAt, ...rest } = overrides
  const person = await makePerson(rest)
  const review = await makeReview(db, foundation.id, {
    ...{ userId: person.id, points: 1, comment: 'No contestan.', hiddenAt },
    ...{ reply: 'Te escribimos.', repliedAt: new Date() },
  })
  const foundationId = foundation.id
  return {
    foundationId,
    email: foundation.email,
    person,
    review,
    remove: () => deleteReview(person.newContext(), { foundationId }),
  }
}

async function rewritten() {
  const { email, foundationId, person, remove } = await commented()
  await remove()
  return {
    remove,
    publish: (comment: string) => publishReview(person.newContext(), { foundationId, points: 1, comment }),
    mails: async () => (await mailsTo(email)).map(({ text }) => text),
  }
}

describe('a comment that its author deletes', () => {
  it('goes with its stars and its answer, and the comments of others stay', async () => {
    const { foundationId, person, remove } = await commented()
    const other = await makeReview(db, foundationId, { points: 5 })
    const pet = await makePet(db, { ownerId: foundationId })
    const ctx = person.newContext()
    await deleteReview(ctx, { foundationId })
    expect(ctx.expired).toEqual(
      expect.arrayContaining(['foundations', `foundation:${foundationId}`, `pet:${pet.id}`]),
    )
    expect(await listReviews(db, foundationId, 9)).toMatchObject([{ id: other.id }])
    expect(await countRatings(db, foundationId)).toEqual([0, 0, 0, 0, 1])
    expect(await findFoundation(db, foundationId)).toMatchObject({ rating: 5, reviewCount: 1 })
    await remove()
    expect(await db.$count(reviews, eq(reviews.foundationId, foundationId))).toBe(1)
  })

  it('leaves room for another, a few times a day', async () => {
    const { foundationId, person, remove } = await commented()
    await remove()
    expect(await findReviewScreen(db, person.actor, foundationId)).toEqual({ kind: 'form', review: null })
    const again = { foundationId, points: 4, comment: 'Ahora sí contestaron.' }
    expect(await publishReview(person.newContext(), again)).toMatchObject({ created: true })
    for (let times = 1; times < 5; times++) await remove()
    await expect(remove()).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('is mailed to the foundation once, however often it is deleted and written again', async () => {
    const { remove, publish, mails } = await rewritten()
    for (const comment of ['No contestan.', 'No contestan nunca.']) {
      await publish(comment)
      await db.update(outbox).set({ sentAt: new Date() }).where(isNull(outbox.sentAt))
      await remove()
    }
    expect(await mails()).toEqual([expect.stringContaining('No contestan.')])
  })

  it('takes its mail along that has not left, and makes room for the one of the next comment', async () => {
    const { remove, publish, mails } = await rewritten()
    await publish('No contestan.')
    await remove()
    expect(await mails()).toEqual([])
    await publish('No contestan nunca.')
    expect(await mails()).toEqual([expect.stringContaining('No contestan nunca.')])
  })

  it('is not one that staff have hidden: another would be written in its place', async () => {
    const { review, remove } = await commented({ hiddenAt: new Date() })
    await expect(remove()).rejects.toMatchObject({ code: 'conflict', message: /ocultó tu comentario/ })
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(1)
  })

  it('is not deleted by an account that was suspended meanwhile', async () => {
    const { person, review, remove } = await commented()
    await db.update(users).set({ active: false }).where(eq(users.id, person.id))
    await expect(remove()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(1)
  })

  it('takes along the words that staff noted about it', async () => {
    const { review, remove } = await commented()
    const subject = `review:${review.id}` as const
    const reason = `Opinión propia ${review.id}`
    await insertAudit(db, { actorId: 5, action: 'review.keep', subject, reason, createdAt: new Date() })
    await remove()
    expect(await db.$count(auditNotes, eq(auditNotes.reason, reason))).toBe(0)
  })

  it('leaves its open reports to staff as a case, which keeps nobody out before the account is deleted, too', async () => {
    const email = newEmail()
    const { person, review, remove } = await commented({ email })
    await reportBySomebody(review.id)
    await remove()
    expect(await db.$count(reports, eq(reports.reviewId, review.id))).toBe(0)
    const isIts = and(eq(keptCases.accountId, person.id), eq(keptCases.kind, 'review'))
    const [kept] = await db.select().from(keptCases).where(isIts)
    expect(kept).toMatchObject({ said: 'No contestan.', reports: [{ reason: 'acoso', details: 'Insulta.' }] })
    expect(kept).toMatchObject({ emailHash: '', phoneHash: null })
    const caseId = kept?.id ?? 0
    const isListed = async () =>
      (await listWaiting(db, 1)).rows.find((item) => item.kind === 'kept' && item.caseId === caseId)
    expect(await isListed()).toMatchObject({ accountStays: true })
    expect((await findStaffAccount(db, person.id))?.keptCases).toEqual([{ id: caseId, about: 'review' }])
    expect(await hasCaseOfEmail(db, email, new Date())).toBe(false)
    await deleteAccount(person.newContext(), { password: '' })
    expect(await readKeptCase(makeContext(STAFF), caseId)).toMatchObject({ accountStays: false })
    expect(await hasCaseOfEmail(db, email, new Date())).toBe(true)
    expect((await mailsTo(email))[0]?.text).toContain('Hay un caso abierto')
  })

  it('a case of an earlier release, with the hashes of its author, keeps nobody out before the account is deleted', async () => {
    const email = newEmail()
    const { person, review, remove } = await commented({ email })
    await reportBySomebody(review.id)
    await remove()
    const emailHash = keyedHash(emailToHash(email))
    await db.update(keptCases).set({ emailHash }).where(eq(keptCases.accountId, person.id))
    expect(await hasCaseOfEmail(db, email, new Date())).toBe(false)
    await deleteAccount(person.newContext(), { password: '' })
    expect(await hasCaseOfEmail(db, email, new Date())).toBe(true)
  })

  it('a case by the word of visitors alone keeps nobody out after the account is deleted, either', async () => {
    const email = newEmail()
    const { person, review, remove } = await commented({ email })
    await reportReview(makeContext(), { reviewId: review.id, reason: 'acoso', details: '' })
    await remove()
    await deleteAccount(person.newContext(), { password: '' })
    expect(await db.$count(keptCases, eq(keptCases.accountId, person.id))).toBe(1)
    expect(await hasCaseOfEmail(db, email, new Date())).toBe(false)
  })

  it.each(['suspendedAt', 'blockedAt'] as const)(
    'leaves a case whose account is there, and keeps nobody out, while that has %s',
    async (stopped) => {
      const phone = '+57 300 555 0177'
      const { person, review, remove } = await commented({ phone })
      await reportBySomebody(review.id)
      await remove()
      const partner = await makeColombian(1)
      const [kept] = await db.select().from(keptCases).where(eq(keptCases.accountId, person.id))
      const suspensionReason = stopped === 'suspendedAt' ? 'Insultó.' : null
      const isStopped = { active: false, [stopped]: new Date(), suspensionReason }
      await db.update(users).set(isStopped).where(eq(users.id, person.id))
      const found = await readKeptCase(makeContext(STAFF), kept?.id ?? 0)
      expect(found).toMatchObject({ accountStays: true })
      await patchProfile(partner.ctx, { phone })
    },
  )

  it('keeps its telephone from accounts that come after its own is deleted, not from those before', async () => {
    const phone = '+57 300 555 0178'
    const { person, review, remove } = await commented({ phone })
    await reportBySomebody(review.id)
    await remove()
    const meanwhile = await makeColombian(1)
    const ctx = makeContext(person.actor, { now: later(2) })
    await deleteAccount(ctx, { password: '' })
    const newer = await makeColombian(3)
    await patchProfile(meanwhile.ctx, { phone })
    await expect(patchProfile(newer.ctx, { phone })).rejects.toMatchObject({
      fields: { phone: expect.stringContaining('no podemos guardar este teléfono') },
    })
  })
})
