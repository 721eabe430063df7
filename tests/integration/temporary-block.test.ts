import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, adoptionRequests, outbox, users } from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { readConversation } from '@/lib/adoption/conversation/operations/read'
import { acceptRequest, openRequest, rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { findRequest } from '@/lib/adoption/requests/queries'
import { countRequests, listReceivedRequests } from '@/lib/adoption/requests/received-queries'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { findFoundation, listFoundations } from '@/lib/foundations/queries'
import { countRatings, listReviews } from '@/lib/moderation/reviews/queries'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { listBlocked } from '@/lib/moderation/staff/accounts/blocked-queries'
import { restoreAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { insertFavourite, listUnavailableFavourites } from '@/lib/pets/favourites/queries'
import { findOwnerPage } from '@/lib/pets/list-queries'
import { findPet } from '@/lib/pets/queries'
import type { Actor } from '@/lib/platform/actor'
import { deliverDueMail } from '@/lib/platform/outbox/deliver-operations'
import { newClaims } from '@/lib/platform/session/jwt'
import { findSessionAccount } from '@/lib/platform/session/queries'
import { eraseAccount } from '@/lib/privacy/operations'
import { sqlEngine } from '@/lib/search/queries/engine'
import { readPetFile } from '@/lib/search/sitemap/queries'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { request } from '@/tests/support/search-world'

/** The admin of the demo world. */
const ADMIN: Actor = staffActor(5)
const REASON = 'Pidió que no se vea mientras lo revisamos.'

const block = async (accountId: number) => {
  const ctx = makeContext(ADMIN)
  await blockAccount(ctx, { accountId, reason: REASON })
  return ctx
}
const unblock = (accountId: number) => unblockAccount(makeContext(ADMIN), { accountId, reason: REASON })

/** No other word of the demo has it. */
const CANARY = 'Zuzunaga'
const words = (n: number) => `${CANARY}${'abcdefgh'[n]}`

async function readSitemap(id: number) {
  const entries = []
  for await (const chunk of readPetFile(db, Math.floor((id - 100_001) / 10_000) + 1)) entries.push(...chunk)
  return entries.filter((entry) => entry.id === id)
}

/** A foundation with a pet, and a person with a pet, a comment and a request, all of whose texts are canaries. */
async function canaries() {
  const { user, foundation } = await makeFoundation(db, {
    name: words(0),
    mission: `${words(1)} ${'cuida animales. '.repeat(10)}`,
  })
  const pet = await makePet(db, {
    ownerId: user.id,
    name: words(2),
    description: `${words(3)} ${'busca un hogar tranquilo. '.repeat(6)}`,
  })
  const person = await makePerson()
  const names = { name: words(4), lastName: words(5), phone: null }
  await db.update(users).set(names).where(eq(users.id, person.id))
  const own = await makePet(db, { ownerId: person.id, name: words(6) })
  const reviewed = await makeFoundation(db)
  await makeReview(db, reviewed.user.id, { userId: person.id, comment: `${words(7)} nos ayudó.` })
  const owner = await makePerson()
  const asked = await makePet(db, { ownerId: owner.id })
  const [sent] = await db
    .insert(adoptionRequests)
    .values({ petId: asked.id, adopterId: person.id, message: `Hola, ${words(7)}.`, status: 'en revisión' })
    .returning()
  await db.insert(adoptionMessages).values({
    requestId: sent?.id ?? 0,
    side: 'adopter',
    authorId: person.id,
    body: `Soy ${words(7)}.`,
  })
  const adopter = await makePerson()
  const asks = { petId: own.id, adopterId: adopter.id, status: 'en revisión' } as const
  const [received] = await db.insert(adoptionRequests).values(asks).returning()
  await insertFavourite(db, { userId: adopter.id, petId: own.id })
  const ids = { sent: sent?.id ?? 0, received: received?.id ?? 0 }
  return { user, foundation, pet, person, own, reviewed: reviewed.user.id, owner, adopter, ...ids }
}
type Canaries = Awaited<ReturnType<typeof canaries>>

/** All that visitors, and the other sides of requests, read of them. */
const readAll = async (of: Canaries) => ({
  foundation: await findFoundation(db, of.user.id),
  named: (await listFoundations(db)).filter(({ id }) => id === of.user.id || id === of.reviewed),
  pets: [await findPet(db, of.pet.id), await findPet(db, of.own.id)].filter((pet) => pet !== null),
  ofOwners: [
    (await findOwnerPage(db, of.user.id, { page: 1, perPage: 50 })).pets,
    (await findOwnerPage(db, of.person.id, { page: 1, perPage: 50 })).pets,
  ],
  found: await Promise.all(
    [2, 6].map(async (n) => (await sqlEngine(db).search(request({ text: words(n), perPage: 50 }))).cards),
  ),
  sitemap: [await readSitemap(of.pet.id), await readSitemap(of.own.id)],
  reviews: await listReviews(db, of.reviewed, 20),
  ratings: await countRatings(db, of.reviewed),
  received: await listReceivedRequests(db, of.owner.id, { filter: 'todas', page: 1 }, new Date()),
  request: await findRequest(db, of.owner.id, of.sent),
  conversation: await readConversation(of.owner.ctx, of.sent, { ahead: true, before: null }),
  sent: await listSentRequests(db, of.adopter.id, { page: 1 }),
  asked: await findRequest(db, of.adopter.id, of.received),
  favourites: await listUnavailableFavourites(db, of.adopter.id),
})

describe('a blocked account', () => {
  it('is in nothing that others read, and afterwards they read the same as before', async () => {
    const of = await canaries()
    const before = await readAll(of)
    expect(JSON.stringify(before)).toContain(CANARY)
    for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) expect(JSON.stringify(before)).toContain(words(n))
    const [ctx] = [await block(of.user.id), await block(of.person.id)]
    const during = await readAll(of)
    expect(JSON.stringify(during)).not.toContain(CANARY)
    expect(during.ratings).toEqual([0, 0, 0, 0, 0])
    expect(during.conversation?.writing).toBe('blocked')
    expect(ctx.expired).toEqual(
      expect.arrayContaining(['pets', 'foundations', `pet:${of.pet.id}`, `foundation:${of.user.id}`]),
    )
    await unblock(of.user.id)
    await unblock(of.person.id)
    expect((await readAll(of)).asked?.waitsSince).not.toBeNull()
    // All but the wait for an answer, which begins anew.
    const isOf = inArray(adoptionRequests.id, [of.sent, of.received])
    await db.update(adoptionRequests).set({ waitsSince: null }).where(isOf)
    expect(await readAll(of)).toEqual(before)
  })

  it('loses nothing: its row, its requests and its sessions are as they were', async () => {
    const { user: account, sent } = await (async () => {
      const { person, sent } = await canaries()
      const [user] = await db.select().from(users).where(eq(users.id, person.id))
      return { user, sent }
    })()
    if (!account) throw new Error('no account')
    const claims = newClaims(account)
    const session = { accountId: account.id, version: claims.ver, sessionId: claims.sid }
    const status = () => db.select().from(adoptionRequests).where(eq(adoptionRequests.id, sent))
    const before = await status()
    await block(account.id)
    expect(await findSessionAccount(db, session)).toBeNull()
    expect(await status()).toEqual(before)
    await unblock(account.id)
    expect(await findSessionAccount(db, session)).not.toBeNull()
    expect(await db.select().from(users).where(eq(users.id, account.id))).toEqual([account])
  })

  it('cannot be answered about what it asked for, and staff see who blocked it, when and why', async () => {
    const { person, owner, sent } = await canaries()
    const status = async () =>
      (await db.select().from(adoptionRequests).where(eq(adoptionRequests.id, sent)))[0]?.status
    await block(person.id)
    const rejection = { requestId: sent, reason: 'otro' as const, text: 'Ya tiene familia.' }
    await expect(rejectRequest(owner.newContext(), rejection)).rejects.toMatchObject({ code: 'conflict' })
    await expect(acceptRequest(owner.newContext(), { requestId: sent })).rejects.toMatchObject({
      code: 'conflict',
    })
    await openRequest(owner.newContext(), { requestId: sent })
    expect(await status()).toBe('en revisión')
    const { received } = await countRequests(db, owner.id, new Date())
    expect(received).toMatchObject({ todas: 1, 'por-responder': 0 })
    const [row] = (await listBlocked(db)).blocked.filter(({ id }) => id === person.id)
    expect(row).toMatchObject({ kind: 'account', name: `${words(4)} ${words(5)}`, reason: REASON })
    expect(row?.by).not.toBeNull()
    await unblock(person.id)
    expect((await listBlocked(db)).blocked.map(({ id }) => id)).not.toContain(person.id)
    await rejectRequest(owner.newContext(), rejection)
    expect(await status()).toBe('rechazada')
  })

  it('is told so with the right password alone, and by a mail with the reason; staff decide on the record', async () => {
    const { id, email } = await makeUser(db, { passwordHash: await hashDemoPassword() })
    await block(id)
    const attempt = (password: string) => logIn(makeContext(), { email, password })
    await expect(attempt(DEMO_PASSWORD)).rejects.toMatchObject({ code: 'account_blocked' })
    await expect(attempt('Equivocada1!')).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await mailsTo(email)).map(({ text }) => text.includes(REASON))).toEqual([true])
    await unblock(id)
    await expect(attempt(DEMO_PASSWORD)).resolves.toMatchObject({ id })
    expect((await listAudit(`user:${id}`)).map(({ action }) => action)).toEqual([
      'account.block',
      'account.unblock',
    ])
  })

  it('mails to it wait until it is unblocked, but for the one that says so', async () => {
    const { id, email } = await makeUser(db)
    const now = new Date()
    const mail = {
      recipient: email.toUpperCase(),
      subject: 'Espera',
      html: '',
      text: '',
      idempotencyKey: `w${id}`,
    }
    await db.insert(outbox).values({ ...mail, nextAttemptAt: now, createdAt: now })
    await block(id)
    const sent: string[] = []
    const mailer = {
      send: async ({ to, subject }: { to: string; subject: string }) => {
        if (to.toLowerCase() === email) sent.push(subject)
      },
    }
    const later = () => new Date(now.getTime() + 60_000)
    await deliverDueMail({ db, mailer: mailer as never, now: later })
    expect(sent).not.toContain('Espera')
    await unblock(id)
    await deliverDueMail({ db, mailer: mailer as never, now: later })
    expect(sent).toContain('Espera')
  })

  it('staff, closed, suspended and blocked accounts are refused, as is restoring a blocked one', async () => {
    const staff = await makeUser(db, { role: 'admin' })
    const closed = await makeUser(db, { active: false })
    const blocked = await makeUser(db)
    await block(blocked.id)
    for (const { id } of [staff, closed, blocked])
      await expect(block(id)).rejects.toMatchObject({ code: 'conflict' })
    for (const { id } of [staff, closed])
      await expect(unblock(id)).rejects.toMatchObject({ code: 'conflict' })
    const ctx = makeContext(ADMIN)
    const accountId = blocked.id
    await expect(restoreAccount(ctx, { accountId, reason: REASON })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('is not erased, also when it was blocked after who asked for that was let in', async () => {
    const { id, newContext } = await makePerson()
    await block(id)
    // What runs once the password was right.
    await expect(eraseAccount(newContext(), id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Tus derechos sobre tus datos'),
    })
    expect(await db.$count(users, eq(users.id, id))).toBe(1)
  })
})
