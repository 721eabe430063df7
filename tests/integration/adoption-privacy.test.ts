import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import {
  acceptRequest,
  concludeAdoption,
  openRequest,
  rejectRequest,
  undoAcceptance,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { findRequest } from '@/lib/adoption/requests/queries'
import {
  countRequests,
  countUnanswered,
  findOldestRequest,
  findOwnPetName,
  listReceivedRequests,
} from '@/lib/adoption/requests/received-queries'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { saveMatch } from '@/lib/people/matches/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { askedPet, emailOf } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { MATCH_ANSWERS } from '@/tests/support/fixtures'

type Asked = Awaited<ReturnType<typeof askedPet>>

/** Everything that the two sides of the first request can read, each as JSON. */
async function readable({ owner, adopters, requests }: Asked) {
  const [adopter, id = 0] = [adopters[0] ?? owner, requests[0]]
  const all = { filter: 'todas', page: 1 } as const
  return {
    owner: JSON.stringify([
      await findRequest(db, owner.id, id),
      await listReceivedRequests(db, owner.id, all, new Date()),
      await listSentRequests(db, owner.id, { page: 1 }),
    ]),
    adopter: JSON.stringify([
      await findRequest(db, adopter.id, id),
      await listSentRequests(db, adopter.id, { page: 1 }),
      await listReceivedRequests(db, adopter.id, all, new Date()),
    ]),
  }
}

/** Marks both sides' private data, which nothing else holds. */
async function marked(people = 2) {
  const asked = await askedPet(people)
  const mark = async (id: number, name: string) => {
    const secrets = { phone: `+593 ${name}-telefono`, address: `Calle ${name}-secreta` }
    await db
      .update(users)
      .set({ ...secrets, lastName: `Apellido${name}` })
      .where(eq(users.id, id))
    return [secrets.phone, await emailOf({ id })]
  }
  const ofOwner = await mark(asked.owner.id, 'duena')
  const ofAdopter = await mark(asked.adopters[0]?.id ?? 0, 'primera')
  const ofOther = await mark(asked.adopters[1]?.id ?? 0, 'segunda')
  const { owner, requests } = asked
  const first = { requestId: requests[0] ?? 0 }
  return { asked, owner, first, ofOwner, ofAdopter, ofOther }
}

const NO = { reason: 'otro', text: 'Gracias por escribir.' } as const

describe('contacts', () => {
  it('are in no answer before an acceptance, in both after it, and gone again when it is undone', async () => {
    const { asked, owner, first, ofOwner, ofAdopter, ofOther } = await marked()
    const check = async (shared: boolean) => {
      const { owner: owners, adopter } = await readable(asked)
      for (const secret of ofAdopter) expect(owners.includes(secret)).toBe(shared)
      for (const secret of ofOwner) expect(adopter.includes(secret)).toBe(shared)
      for (const secret of ofOther) expect(`${owners} ${adopter}`).not.toContain(secret)
      expect(`${owners} ${adopter}`).not.toContain('secreta')
      // An owner knows who asks; adopters know a first name.
      expect(owners).toContain('Apellidoprimera')
      expect(adopter.includes('Apellidoduena')).toBe(shared)
      expect(adopter).not.toContain('Apellidosegunda')
    }
    await check(false)
    await openRequest(owner.newContext(), first)
    await check(false)
    await acceptRequest(owner.newContext(), first)
    await check(true)
    await undoAcceptance(owner.newContext(), first)
    await check(false)
    await acceptRequest(owner.newContext(), first)
    await concludeAdoption(owner.newContext(), first)
    await check(true)
    // The animal has to be handed back.
    await setPetStatus(owner.newContext(), { petId: asked.pet.id, status: 'adoptable' })
    await check(true)
  })

  it('are never shared by a rejected request', async () => {
    const { asked, owner, first, ofOwner, ofAdopter } = await marked()
    await rejectRequest(owner.newContext(), { ...first, ...NO })
    const { owner: owners, adopter } = await readable(asked)
    for (const secret of ofAdopter) expect(owners).not.toContain(secret)
    for (const secret of ofOwner) expect(adopter).not.toContain(secret)
  })

  it('a request is readable by its two sides alone', async () => {
    const { asked, first } = await marked()
    const stranger = await makePerson()
    for (const { id } of [stranger, asked.adopters[1] ?? stranger])
      expect(await findRequest(db, id, first.requestId)).toBeNull()
    expect(
      (await listReceivedRequests(db, stranger.id, { filter: 'todas', page: 1 }, new Date())).rows,
    ).toEqual([])
    expect((await listSentRequests(db, stranger.id, { page: 1 })).rows).toEqual([])
  })

  it('the data of an account holds its own requests, and nobody else’s name or contacts', async () => {
    const { asked, owner, first, ofOwner, ofAdopter } = await marked()
    await rejectRequest(owner.newContext(), { ...first, ...NO })
    const adopter = asked.adopters[0] ?? owner
    const ofTheAdopter = JSON.stringify(await exportAccountData(db, adopter.id))
    expect(ofTheAdopter).toContain('Gracias por escribir.')
    for (const secret of ofOwner) expect(ofTheAdopter).not.toContain(secret)
    const ofTheOwner = JSON.stringify(await exportAccountData(db, owner.id))
    for (const secret of [...ofAdopter, 'Apellidoprimera']) expect(ofTheOwner).not.toContain(secret)
    expect(ofTheOwner).toContain('Gracias por escribir.')
  })
})

describe('the lists of requests', () => {
  it('received ones come by pet, those to be answered first, with counts for every filter', async () => {
    const owner = await makePerson()
    const answered = await askedPet(1, { ownerId: owner.id, name: 'Lola' })
    const open = await askedPet(3, { ownerId: owner.id, name: 'Frida' })
    const newest = await askedPet(1, { ownerId: owner.id, name: 'Sol' })
    for (const { requests } of [answered, newest])
      await rejectRequest(owner.newContext(), { requestId: requests[0] ?? 0, ...NO })
    const { rows } = await listReceivedRequests(db, owner.id, { filter: 'todas', page: 1 }, new Date())
    expect(rows.map(({ pet, requests }) => [pet.name, requests.map(({ id }) => id)])).toEqual([
      ['Frida', open.requests],
      ['Sol', newest.requests],
      ['Lola', answered.requests],
    ])
    const pending = await listReceivedRequests(db, owner.id, { filter: 'por-responder', page: 1 }, new Date())
    expect(pending.rows.map(({ pet }) => pet.name)).toEqual(['Frida'])
    await acceptRequest(owner.newContext(), { requestId: open.requests[0] ?? 0 })
    expect(await countRequests(db, owner.id, new Date())).toEqual({
      received: { todas: 5, 'por-responder': 0, 'sin-leer': 0, aceptadas: 1, 'en-espera': 2, anteriores: 2 },
      sent: { total: 0, open: 0 },
    })
    expect((await countRequests(db, owner.id, new Date(), answered.pet.id)).received).toMatchObject({
      todas: 1,
      anteriores: 1,
    })
  })

  it('received ones can be limited to one pet, and of another owner’s pet there are none', async () => {
    const owner = await makePerson()
    const lola = await askedPet(2, { ownerId: owner.id, name: 'Lola' })
    await askedPet(1, { ownerId: owner.id, name: 'Frida' })
    const foreign = await askedPet(1)
    const received = (petId: number) =>
      listReceivedRequests(db, owner.id, { filter: 'todas', petId, page: 1 }, new Date())
    expect((await received(lola.pet.id)).rows.map(({ pet }) => pet.name)).toEqual(['Lola'])
    expect((await received(foreign.pet.id)).rows).toEqual([])
    expect(await findOwnPetName(db, owner.id, lola.pet.id)).toEqual({ id: lola.pet.id, name: 'Lola' })
    expect(await findOwnPetName(db, owner.id, foreign.pet.id)).toBeNull()
  })

  it('of a pet the accepted one comes first, those that are over last, and what waits is counted on any filter', async () => {
    const { owner, requests } = await askedPet(4)
    const [first = 0, second = 0, third = 0, fourth = 0] = requests
    await rejectRequest(owner.newContext(), { requestId: first, ...NO })
    const list = (filter: 'todas' | 'anteriores') =>
      listReceivedRequests(db, owner.id, { filter, page: 1 }, new Date())
    expect((await list('anteriores')).rows).toMatchObject([{ unanswered: 3, requests: [{ id: first }] }])
    await acceptRequest(owner.newContext(), { requestId: third })
    const [group] = (await list('todas')).rows
    expect(group?.requests.map(({ id }) => id)).toEqual([third, second, fourth, first])
    expect(group?.unanswered).toBe(0)
  })

  it('the first to answer is the oldest unopened one, then the oldest', async () => {
    const { owner, requests, adopters } = await askedPet(2)
    const [first = 0, second = 0] = requests
    expect(await findOldestRequest(db, owner.id)).toMatchObject({ id: first, isOpened: false })
    await openRequest(owner.newContext(), { requestId: first })
    expect(await findOldestRequest(db, owner.id)).toMatchObject({ id: second, isOpened: false })
    await openRequest(owner.newContext(), { requestId: second })
    expect(await findOldestRequest(db, owner.id)).toMatchObject({ id: first, isOpened: true })
    await db.update(pets).set({ heldAt: new Date(), holdReason: 'reports' }).where(eq(pets.ownerId, owner.id))
    expect(await findOldestRequest(db, owner.id)).toMatchObject({ isHeld: true })
    await db.update(pets).set({ heldAt: null, holdReason: null }).where(eq(pets.ownerId, owner.id))
    expect(await findOldestRequest(db, owner.id)).toMatchObject({ id: first, isHeld: false })
    expect(await countUnanswered(db, owner.id, new Date())).toBe(2)
    expect(await countUnanswered(db, adopters[0]?.id ?? 0, new Date())).toBe(0)
    await rejectRequest(owner.newContext(), { requestId: first, ...NO })
    expect(await countUnanswered(db, owner.id, new Date())).toBe(1)
    await acceptRequest(owner.newContext(), { requestId: second })
    expect(await findOldestRequest(db, owner.id)).toBeNull()
  })

  it('a request shows its comparison, its timeline and who else waits', async () => {
    const { user } = await makeFoundation(db, { name: 'Refugio Andino' })
    const foundation = { kind: 'foundation', id: user.id, confirmed: true, approved: true } as const
    const { pet, requests, adopters } = await askedPet(1, { ownerId: user.id })
    const second = await makePerson({ name: 'Lucía' })
    await saveMatch(second.newContext(), { ...MATCH_ANSWERS, coat: 'largo' })
    const asked = await requestAdoption(second.newContext(), { petId: pet.id, message: 'Hola.' })
    await openRequest(makeContext(foundation), { requestId: asked.id })
    const seen = await findRequest(db, user.id, asked.id)
    expect(seen).toMatchObject({
      side: 'owner',
      message: 'Hola.',
      publisher: 'Refugio Andino',
      isFoundation: true,
      adopter: { city: 'Quito', country: 'Ecuador' },
      others: ['Paola'],
      contact: null,
      phones: { own: true, other: false },
    })
    expect(seen?.comparison?.score).toEqual({ fits: 4, of: 5 })
    expect(seen?.comparison?.attributes.at(-2)?.reason).toBe('Prefiere pelo largo; el de Canela es corto.')
    expect(seen?.timeline).toMatchObject([
      { status: 'enviada', by: 'adopter' },
      { status: 'en revisión', by: 'owner' },
    ])
    expect(await findRequest(db, second.id, asked.id)).toMatchObject({ side: 'adopter', others: [] })
    expect(await findRequest(db, adopters[0]?.id ?? 0, requests[0] ?? 0)).toMatchObject({ comparison: null })
  })
})
