import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, adoptionRequestEvents, reviews } from '@/db/schema'
import { makeFoundation, makeReview, makeUser } from '@/db/seed/factories'
import { rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { askedPet, emailOf } from '@/tests/support/adoptions'
import { makeContext, staffActor } from '@/tests/support/context'
import { outboxWorld } from '@/tests/support/outbox'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'Pidió que no se vea mientras lo revisamos.'
const block = (accountId: number) => blockAccount(makeContext(ADMIN), { accountId, reason: REASON })
const unblock = (accountId: number) => unblockAccount(makeContext(ADMIN), { accountId, reason: REASON })

/** No other word of the demo has it. */
const CANARY = 'Zuzunaga'
const world = outboxWorld()

describe('a copy of one’s data', () => {
  it('has nothing that a blocked owner wrote and no mail that tells of them, until the block ends', async () => {
    const { owner, adopters, requests } = await askedPet(1, { name: `${CANARY}a` })
    const [{ id: reader } = { id: 0 }] = adopters
    const requestId = requests[0] ?? 0
    await db.insert(adoptionMessages).values([
      { requestId, side: 'owner', authorId: owner.id, body: `Soy ${CANARY}b.` },
      { requestId, side: 'adopter', authorId: reader, body: 'Gracias, aquí espero.' },
    ])
    const rejection = { requestId, reason: 'otro' as const, text: `Vive ya con ${CANARY}c.` }
    await rejectRequest(owner.newContext(), rejection)
    const content = { subject: `${CANARY}d te escribió`, html: '', text: '' }
    await world.enqueue(await emailOf({ id: reader }), { content, about: { accounts: [owner.id] } })
    const before = await exportAccountData(db, reader)
    for (const letter of ['b', 'c', 'd']) expect(JSON.stringify(before)).toContain(`${CANARY}${letter}`)
    await block(owner.id)
    const during = await exportAccountData(db, reader)
    expect(JSON.stringify(during)).not.toContain(CANARY)
    expect(during.adoptionMessages.map(({ body }) => body)).toEqual([null, 'Gracias, aquí espero.'])
    expect(during.adoptionRequestEvents).toHaveLength(before.adoptionRequestEvents.length)
    await unblock(owner.id)
    expect(await exportAccountData(db, reader)).toEqual(before)
  })

  it('of a blocked person has all that they wrote, and the mails about them and their pets', async () => {
    const { owner, pet, requests } = await askedPet()
    const requestId = requests[0] ?? 0
    const words = { requestId, side: 'owner' as const, authorId: owner.id, body: `Soy ${CANARY}.` }
    await db.insert(adoptionMessages).values(words)
    const note = { requestId, actorId: owner.id, status: 'en revisión' as const, note: `Lo vio ${CANARY}.` }
    await db.insert(adoptionRequestEvents).values(note)
    await world.enqueue(await emailOf(owner), { about: { pets: [pet.id] } })
    await block(owner.id)
    const copy = await exportAccountData(db, owner.id)
    expect(copy.adoptionMessages).toMatchObject([{ body: words.body }])
    expect(copy.adoptionRequestEvents).toMatchObject([{ note: note.note }])
    // That somebody asked, what waits, and that the account is blocked.
    expect(copy.mails).toHaveLength(3)
  })

  it('has no reply of a blocked foundation, and keeps the comment', async () => {
    const { user: foundation } = await makeFoundation(db)
    const author = await makeUser(db)
    await makeReview(db, foundation.id, { userId: author.id, comment: 'Muy buena gente.' })
    await db
      .update(reviews)
      .set({ reply: `Gracias de ${CANARY}.`, repliedAt: new Date() })
      .where(eq(reviews.userId, author.id))
    const before = await exportAccountData(db, author.id)
    expect(JSON.stringify(before)).toContain(CANARY)
    await block(foundation.id)
    const [review] = (await exportAccountData(db, author.id)).reviews
    expect(review).toMatchObject({ comment: 'Muy buena gente.', reply: null })
    await unblock(foundation.id)
    expect(await exportAccountData(db, author.id)).toEqual(before)
  })
})
