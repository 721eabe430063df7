import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { refusedWords } from '@/lib/adoption/requests/ask-copy'
import { findAskScreen, findMatchOffer } from '@/lib/adoption/requests/ask-queries'
import {
  acceptRequest,
  concludeAdoption,
  openRequest,
  rejectRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption, wantLikePet } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { findRequest } from '@/lib/adoption/requests/queries'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { saveMatch } from '@/lib/people/matches/operations'
import { hold } from '@/lib/pets/hold'
import type { Actor } from '@/lib/platform/actor'
import { MAX_ID } from '@/lib/text/params'
import { askedPet } from '@/tests/support/adoptions'
import { makePerson } from '@/tests/support/context'
import { MATCH_ANSWERS } from '@/tests/support/fixtures'

/** They prefer another coat than the pets have. */
const ANSWERS = { ...MATCH_ANSWERS, coat: 'largo' } as const

const screenOf = (actor: Actor, petId: number) => findAskScreen(db, actor, petId, new Date())

async function refusalOf(actor: Actor, petId: number) {
  const screen = await screenOf(actor, petId)
  if (screen.kind !== 'refused') throw new Error('Nothing was refused')
  return { ...screen, ...refusedWords(screen, 'ECU') }
}

async function makeAdopter(overrides: Parameters<typeof makePerson>[0] = {}) {
  const person = await makePerson(overrides)
  await saveMatch(person.newContext(), ANSWERS)
  return person
}

describe('what /adoption shows', () => {
  it('an adopter gets the form with the comparison and their own data', async () => {
    const adopter = await makeAdopter({ name: 'Valentina', phone: '+593 98 555 0127' })
    const pet = await makePet(db)
    expect(await screenOf(adopter.actor, pet.id)).toMatchObject({
      kind: 'form',
      paused: false,
      pet: { id: pet.id, name: 'Canela' },
      comparison: { score: { fits: 4, of: 5 } },
      profile: { name: 'Valentina', phone: '+593 98 555 0127' },
    })
  })

  it('a paused pet gets the form too, which says so', async () => {
    const { actor } = await makeAdopter()
    const pet = await makePet(db, { pausedAt: new Date() })
    expect(await screenOf(actor, pet.id)).toMatchObject({ kind: 'form', paused: true })
  })

  it.each([
    ['in process', { status: 'en proceso' as const }, 'Canela está en proceso de adopción'],
    ['adopted', { status: 'adoptado' as const }, 'Canela ya tiene hogar'],
  ])('a pet that is %s is shown beside five similar pets of others', async (why, overrides, title) => {
    const { actor, id } = await makeAdopter()
    const pet = await makePet(db, overrides)
    await makePet(db, { ownerId: id })
    for (let count = 0; count < 6; count++) await makePet(db)
    const refusal = await refusalOf(actor, pet.id)
    expect(refusal).toMatchObject({ why, title, pet: { id: pet.id } })
    expect(refusal.similar).toHaveLength(5)
    for (const other of refusal.similar) {
      expect(other.pet).toMatchObject({ status: 'adoptable', type: 'perro' })
      expect(other.score).toMatchObject({ of: 5 })
    }
  })

  it.each([
    ['held', hold('staff', new Date())],
    ['gone', { status: 'inactivo' as const }],
  ])('nothing of a pet that is %s is shown, not even its name', async (why, overrides) => {
    const { actor } = await makeAdopter()
    const pet = await makePet(db, overrides)
    const refusal = await refusalOf(actor, pet.id)
    expect(refusal).toMatchObject({ why, pet: null, similar: [] })
    expect(JSON.stringify(refusal)).not.toContain('Canela')
  })

  it('an id without a pet is unknown', async () => {
    const { actor } = await makeAdopter()
    expect(await refusalOf(actor, MAX_ID)).toMatchObject({ why: 'unknown', pet: null })
  })

  it('one’s own pet is named to its owner even where nobody else sees it', async () => {
    const { actor, id } = await makeAdopter()
    const pet = await makePet(db, {
      ownerId: id,
      gender: 'macho',
      name: 'Toby',
      ...hold('staff', new Date()),
    })
    expect(await refusalOf(actor, pet.id)).toMatchObject({ why: 'own', title: 'Toby es tuyo' })
  })

  it('foundations and staff read why they cannot ask', async () => {
    const pet = await makePet(db)
    const { user } = await makeFoundation(db)
    const foundation = { kind: 'foundation', id: user.id, confirmed: true, approved: true } as const
    expect(await refusalOf(foundation, pet.id)).toMatchObject({ why: 'foundation' })
    const { id } = await makePerson({ role: 'admin' })
    expect(await refusalOf({ kind: 'admin', id }, pet.id)).toMatchObject({ why: 'staff' })
  })

  it('the e-mail is confirmed first; the test is offered, filled in from the pet', async () => {
    const pet = await makePet(db)
    const { id, actor } = await makePerson()
    expect(await refusalOf({ kind: 'user', id, confirmed: false }, pet.id)).toMatchObject({
      why: 'unconfirmed',
    })
    const { type, age, gender, size, coat } = pet
    const offer = { type, hadPet: null, age, gender, size, coat }
    expect(await screenOf(actor, pet.id)).toMatchObject({ kind: 'form', comparison: null, offer })
    const { actor: answered } = await makeAdopter()
    expect(await screenOf(answered, pet.id)).toMatchObject({ kind: 'form', offer: null })
    const rabbit = await makePet(db, { type: 'otro' })
    expect(await screenOf(actor, rabbit.id)).toMatchObject({ kind: 'form', comparison: null, offer: null })
  })

  it('one press takes the offer, and answers that exist are left alone', async () => {
    const pet = await makePet(db, { age: 'adulto', size: 'grande' })
    const me = await makePerson()
    await wantLikePet(me.newContext(), { petId: pet.id })
    await wantLikePet(me.newContext(), { petId: (await makePet(db, { age: 'cachorro' })).id })
    expect(await screenOf(me.actor, pet.id)).toMatchObject({
      kind: 'form',
      comparison: { score: { fits: 5, of: 5 } },
      offer: null,
    })
    const rabbit = await makePet(db, { type: 'otro' })
    const held = await makePet(db, hold('staff', new Date()))
    const other = await makePerson()
    for (const { id } of [rabbit, held])
      await expect(wantLikePet(other.newContext(), { petId: id })).rejects.toMatchObject({
        code: 'not_found',
      })
  })

  it('answers that were left open are open in the list of sent requests, too', async () => {
    const me = await makePerson()
    await saveMatch(me.newContext(), { ...ANSWERS, hadPet: null, coat: null })
    await requestAdoption(me.newContext(), { petId: (await makePet(db)).id, message: null })
    const { rows } = await listSentRequests(db, me.id, { page: 1 })
    expect(rows.map(({ match }) => match)).toEqual([{ ...ANSWERS, hadPet: null, coat: null }])
  })

  it('a request that was sent without answers offers the test once more, until there are some', async () => {
    const { adopters, owner, requests } = await askedPet()
    const [adopter] = adopters
    if (!adopter) throw new Error('Nobody asked')
    const offerTo = async (person: { id: number }) => {
      const request = await findRequest(db, person.id, requests[0] ?? 0)
      return request && findMatchOffer(db, request, person.id)
    }
    expect(await offerTo(adopter)).toMatchObject({ type: 'perro', hadPet: null })
    expect(await offerTo(owner)).toBeNull()
    await saveMatch(adopter.newContext(), ANSWERS)
    expect(await offerTo(adopter)).toBeNull()
  })

  it('an accepted request does not ask its adopter what else they look for', async () => {
    const { adopters, owner, requests } = await askedPet()
    const [adopter] = adopters
    const [requestId = 0] = requests
    if (!adopter) throw new Error('Nobody asked')
    await acceptRequest(owner.newContext(), { requestId })
    const request = await findRequest(db, adopter.id, requestId)
    expect(request && (await findMatchOffer(db, request, adopter.id))).toBeNull()
  })

  it('an open request is told with its state, without a match too', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    const [first, second] = adopters
    const [firstId = 0, secondId = 0] = requests
    if (!first || !second) throw new Error('Nobody asked')
    expect(await refusalOf(first.actor, pet.id)).toMatchObject({
      why: 'asked',
      request: { id: firstId },
      text: expect.stringContaining('Paola todavía no la abrió'),
    })
    await openRequest(owner.newContext(), { requestId: firstId })
    expect((await refusalOf(first.actor, pet.id)).text).toContain('ya la abrió')
    await acceptRequest(owner.newContext(), { requestId: firstId })
    expect((await refusalOf(first.actor, pet.id)).text).toContain('la aceptó')
    expect(await refusalOf(second.actor, pet.id)).toMatchObject({
      request: { id: secondId },
      text: expect.stringContaining('en espera'),
    })
  })

  it('whoever adopted the pet reads that it lives with them, and nobody else does', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    const [first, second] = adopters
    const [requestId = 0] = requests
    if (!first || !second) throw new Error('Nobody asked')
    await openRequest(owner.newContext(), { requestId })
    await acceptRequest(owner.newContext(), { requestId })
    await concludeAdoption(owner.newContext(), { requestId })
    expect(await refusalOf(first.actor, pet.id)).toMatchObject({
      why: 'adopted by asker',
      title: 'Canela ya vive contigo',
      request: { id: requestId, status: 'concluida' },
      similar: [],
    })
    expect(await refusalOf(second.actor, pet.id)).toMatchObject({
      why: 'adopted',
      title: 'Canela ya tiene hogar',
      request: null,
    })
    await setPetStatus(owner.newContext(), { petId: pet.id, status: 'adoptable' })
    expect(await screenOf(first.actor, pet.id)).toMatchObject({ kind: 'form' })
  })

  it('whoever was rejected reads so, with similar pets', async () => {
    const owner = await makePerson()
    const pet = await makePet(db, { ownerId: owner.id })
    await makePet(db)
    const adopter = await makeAdopter()
    const { id } = await requestAdoption(adopter.newContext(), { petId: pet.id, message: null })
    await rejectRequest(owner.newContext(), { requestId: id, reason: 'otro', text: 'Gracias por escribir.' })
    const refusal = await refusalOf(adopter.actor, pet.id)
    expect(refusal).toMatchObject({ why: 'rejected', pet: { id: pet.id } })
    expect(refusal.similar).not.toEqual([])
  })
})
