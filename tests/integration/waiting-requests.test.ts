import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, foundationDocuments, foundations, pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import {
  acceptRequest,
  concludeAdoption,
  openRequest,
  returnPet,
  undoAcceptance,
} from '@/lib/adoption/requests/operations/answer'
import { findViewer } from '@/lib/adoption/viewer/queries'
import { waitingStrip } from '@/lib/adoption/waiting/copy'
import { findWaitingRequests } from '@/lib/adoption/waiting/queries'
import { findFirstSteps } from '@/lib/foundations/queries'
import { listToConfirm } from '@/lib/pets/freshness/queries'
import { DAY_MS } from '@/lib/text/durations'
import { latestMessagesPath, requestPath } from '@/lib/text/routes'
import { askedPet } from '@/tests/support/adoptions'
import { makePerson } from '@/tests/support/context'
import { openConversation } from '@/tests/support/messages'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const waitingFor = (person: { id: number }, now = new Date()) => findWaitingRequests(db, person.id, now)
const idsOf = async (person: { id: number }) => (await waitingFor(person)).requests.map(({ id }) => id)
const NOTHING = { count: 0, unanswered: 0, requests: [] }

describe('what waits for an owner', () => {
  it('is each request to answer, opened or not, the oldest first', async () => {
    const { owner, requests } = await askedPet(3)
    const [first = 0, second = 0, third = 0] = requests
    await db
      .update(adoptionRequests)
      .set({ createdAt: daysAgo(9) })
      .where(eq(adoptionRequests.id, third))
    await db
      .update(adoptionRequests)
      .set({ createdAt: daysAgo(2) })
      .where(eq(adoptionRequests.id, first))
    await openRequest(owner.newContext(), { requestId: second })
    const waiting = await waitingFor(owner)
    expect(waiting).toMatchObject({ count: 3, unanswered: 3 })
    expect(waiting.requests.map(({ id }) => id)).toEqual([third, first, second])
    expect(waitingStrip(waiting)).toMatchObject({ text: 'Tienes 3 solicitudes por responder', action: 'Ver' })
  })

  it('is an unread message before anything else, until it is read; a request with one counts once', async () => {
    const { owner, adopter, requestId, write, read } = await openConversation()
    await write(adopter, 'Hola, Camilo.')
    const waiting = await waitingFor(owner)
    expect(waiting).toMatchObject({ count: 1, unanswered: 1, requests: [{ side: 'owner', unread: 1 }] })
    expect(waitingStrip(waiting)).toMatchObject({
      action: 'Responder',
      href: latestMessagesPath(requestId),
    })
    await read(owner)
    expect((await waitingFor(owner)).requests).toMatchObject([{ id: requestId, unread: 0 }])
  })

  it('ends with the answer', async () => {
    const { owner, requests } = await askedPet(1)
    await acceptRequest(owner.newContext(), { requestId: requests[0] ?? 0 })
    expect(await waitingFor(owner)).toEqual(NOTHING)
  })

  it.each([
    ['blocked', { blockedAt: new Date() }],
    ['suspended', { active: false }],
  ] as const)('is nothing of an adopter who is %s', async (_, change) => {
    const { owner, adopter, write } = await openConversation()
    await write(adopter, 'Hola, Camilo.')
    await db.update(users).set(change).where(eq(users.id, adopter.id))
    expect(await waitingFor(owner)).toEqual(NOTHING)
  })

  it('is the same for a foundation', async () => {
    const { user } = await makeFoundation(db)
    const { requests } = await askedPet(1, { ownerId: user.id })
    expect(await idsOf(user)).toEqual(requests)
  })

  it('is told to nobody else', async () => {
    await askedPet(2)
    expect(await waitingFor(await makePerson())).toEqual(NOTHING)
  })
})

describe('what waits for an adopter', () => {
  it('is no request of their own; that it was sent is news for a day', async () => {
    const { adopters, requests } = await askedPet(1)
    const [adopter = { id: 0 }, id = 0] = [adopters[0], requests[0]]
    const waiting = await waitingFor(adopter)
    expect(waiting).toMatchObject({ count: 0, requests: [{ id, side: 'adopter', status: 'enviada' }] })
    expect(waitingStrip(waiting)).toMatchObject({ action: 'Ver', href: requestPath(id) })
    expect(await waitingFor(adopter, new Date(Date.now() + 2 * DAY_MS))).toEqual(NOTHING)
  })

  it('is a message of the owner, under the owner’s name', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    await db.update(users).set({ name: 'Camilo Andrés' }).where(eq(users.id, owner.id))
    await write(owner, '¿Tienes patio?')
    const waiting = await waitingFor(adopter)
    expect(waiting).toMatchObject({ count: 1, unanswered: 0 })
    expect(waitingStrip(waiting)).toEqual({
      text: 'Camilo te escribió sobre Canela',
      action: 'Responder',
      href: latestMessagesPath(requestId),
    })
  })

  it('is an answer as news for three days, which counts as nothing to do', async () => {
    const { owner, adopters, requests } = await askedPet(1)
    const [adopter = { id: 0 }, id = 0] = [adopters[0], requests[0]]
    await acceptRequest(owner.newContext(), { requestId: id })
    const waiting = await waitingFor(adopter)
    expect(waiting).toMatchObject({ count: 0, requests: [{ id, status: 'aceptada' }] })
    expect(waitingStrip(waiting)?.text).toMatch(/ aceptó tu solicitud para Canela$/)
    expect(await waitingFor(adopter, new Date(Date.now() + 4 * DAY_MS))).toEqual(NOTHING)
  })

  it('is whatever else others did to a request, told by what it was', async () => {
    const { owner, adopters, requests } = await askedPet(2)
    const [first = owner, second = owner] = adopters
    const [id = 0] = requests
    const told = async (person: typeof owner) => waitingStrip(await waitingFor(person))?.text
    await acceptRequest(owner.newContext(), { requestId: id })
    expect(await told(second)).toBe('Tu solicitud para Canela quedó en espera')
    await undoAcceptance(owner.newContext(), { requestId: id })
    expect(await told(first)).toMatch(/ deshizo la aceptación de tu solicitud para Canela$/)
    expect(await told(second)).toBe('Tu solicitud para Canela está otra vez en revisión')
    await acceptRequest(owner.newContext(), { requestId: id })
    await concludeAdoption(owner.newContext(), { requestId: id })
    expect(await told(first)).toBe('Canela ya vive contigo')
    await returnPet(owner.newContext(), { requestId: id })
    expect(await told(first)).toBe('Tu adopción de Canela terminó')
    expect(await waitingFor(first, new Date(Date.now() + 4 * DAY_MS))).toEqual(NOTHING)
  })

  it.each([
    ['an owner who is blocked', 'owner', { blockedAt: new Date() }],
    ['an owner who is suspended', 'owner', { active: false }],
    ['a pet that is blocked', 'pet', { blockedAt: new Date() }],
  ] as const)('is nothing of %s', async (_, which, change) => {
    const { owner, pet, adopter, write } = await openConversation()
    await write(owner, '¿Tienes patio?')
    if (which === 'pet') await db.update(pets).set(change).where(eq(pets.id, pet.id))
    else await db.update(users).set(change).where(eq(users.id, owner.id))
    expect(await waitingFor(adopter)).toEqual(NOTHING)
  })
})

it('the viewer is told the number and the strip of what waits, and where their picture is', async () => {
  const { owner } = await askedPet(2)
  const account = {
    id: owner.id,
    name: 'Camilo',
    lastName: 'Andrade',
    role: 'user',
    email: 'camilo@correo.example',
    photo: 'a4007496a0b3aadd9a95b63e3910bbf2',
    confirmed: true,
    countryId: null,
    foundationStatus: null,
    hasProvider: false,
    hasPassword: true,
    sessionVersion: 1,
    reauthenticatedAt: null,
  } as const
  const { waiting, photo } = await findViewer(db, account, new Date())
  expect(photo).toBe('/media/a4007496a0b3aadd9a95b63e3910bbf2-400.webp')
  expect(waiting).toMatchObject({ count: 2, strip: { text: 'Tienes 2 solicitudes por responder' } })
})

describe('listings to confirm', () => {
  it('are the owner’s own that are paused or due, the longest unconfirmed first', async () => {
    const { id: ownerId } = await makePerson()
    const paused = await makePet(db, { ownerId, confirmedAt: daysAgo(50), pausedAt: daysAgo(5) })
    const due = await makePet(db, { ownerId, confirmedAt: daysAgo(31) })
    await makePet(db, { ownerId, confirmedAt: daysAgo(3) })
    await makePet(db, { ownerId, confirmedAt: daysAgo(60), status: 'adoptado' })
    await makePet(db, { ownerId, confirmedAt: daysAgo(60), blockedAt: new Date() })
    await makePet(db, { confirmedAt: daysAgo(60) })
    const listed = await listToConfirm(db, ownerId, new Date())
    expect(listed.map(({ id, paused }) => [id, paused])).toEqual([
      [paused.id, true],
      [due.id, false],
    ])
  })
})

describe('the first steps of a foundation', () => {
  it('are told until it is approved, with what is done', async () => {
    const pending = { status: 'pendiente', decidedAt: null, mission: null } as const
    const { user } = await makeFoundation(db, pending)
    expect(await findFirstSteps(db, user.id, new Date())).toMatchObject({
      status: 'pendiente',
      needsDocument: true,
      documentAt: null,
      hasStory: false,
      hasHours: false,
    })
    const document = { foundationId: user.id, file: 'steps.pdf', contentType: 'application/pdf', bytes: 9 }
    await db.insert(foundationDocuments).values(document)
    expect(await findFirstSteps(db, user.id, new Date())).toMatchObject({
      needsDocument: false,
      documentAt: expect.any(String),
    })
    const { user: approved } = await makeFoundation(db)
    expect(await findFirstSteps(db, approved.id, new Date())).toBeNull()
  })

  it('tell how long reviews took once three are known, whole days, at least one', async () => {
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const later = new Date(Date.now() + 400 * DAY_MS)
    const daysOf = async () => (await findFirstSteps(db, user.id, later))?.reviewDays
    const decidedAt = new Date(later.getTime() - DAY_MS)
    const decide = async (days: number) => {
      const { user: other } = await makeFoundation(db, { decidedAt })
      const createdAt = new Date(decidedAt.getTime() - days * DAY_MS)
      const file = {
        foundationId: other.id,
        file: `${other.id}.pdf`,
        contentType: 'application/pdf',
        bytes: 9,
      }
      await db.insert(foundationDocuments).values({ ...file, createdAt })
      return other.id
    }
    await decide(1)
    await decide(1.5)
    expect(await daysOf()).toBeNull()
    await decide(9)
    expect(await daysOf()).toBe(2)
    // As the desk counts: a document is not looked at before the e-mail is confirmed, and another e-mail is no other wait.
    for (const emailConfirmedAt of [null, new Date(decidedAt.getTime() - 4 * DAY_MS)]) {
      const other = await decide(30)
      const confirmedAt = emailConfirmedAt ? later : new Date(decidedAt.getTime() - 4 * DAY_MS)
      await db.update(users).set({ emailVerifiedAt: confirmedAt }).where(eq(users.id, other))
      await db.update(foundations).set({ emailConfirmedAt }).where(eq(foundations.userId, other))
    }
    expect(await daysOf()).toBe(4)
  })
})
