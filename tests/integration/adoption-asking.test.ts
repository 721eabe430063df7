import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { rejectRequest, withdrawRequest } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { NOT_ADULT } from '@/lib/adoption/requests/schema'
import { unfitPhone } from '@/lib/people/accounts/phone-schema'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { saveMatch } from '@/lib/people/matches/operations'
import { hold } from '@/lib/pets/hold'
import type { Actor } from '@/lib/platform/actor'
import { askedPet, emailOf, requestRow, subjectsTo } from '@/tests/support/adoptions'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { MATCH_ANSWERS } from '@/tests/support/fixtures'
import { mailsTo } from '@/tests/support/outbox'
import { isListed, rowOf } from '@/tests/support/pets'

const idOf = (ids: readonly number[], at = 0) => ({ requestId: ids[at] ?? 0 })
const NO = { reason: 'otra familia', text: 'Gracias por escribir. Esta vez elegí a otra familia.' } as const
const newestMailTo = async (person: { id: number }) => (await mailsTo(await emailOf(person)))[0]?.text ?? ''

describe('asking for a pet', () => {
  it('the owner gets a mail at once, and the request carries the answers of its time', async () => {
    const owner = await makePerson()
    const pet = await makePet(db, { ownerId: owner.id })
    const adopter = await makePerson()
    await saveMatch(adopter.newContext(), MATCH_ANSWERS)
    const ctx = adopter.newContext()
    const asked = await requestAdoption(ctx, { petId: pet.id, message: 'Tenemos patio y tiempo.' })
    expect(asked).toEqual({
      id: asked.id,
      status: 'enviada',
      message: 'Tenemos patio y tiempo.',
      created: true,
    })
    expect(await requestRow(asked.id)).toMatchObject({
      message: 'Tenemos patio y tiempo.',
      match: MATCH_ANSWERS,
      createdAt: ctx.now,
    })
    expect(await subjectsTo(owner)).toEqual(['Alguien quiere adoptar a Canela'])
    const mail = await newestMailTo(owner)
    expect(mail).toContain('\n> Tenemos patio y tiempo.\n')
    expect(mail).toContain(`/dashboard/solicitudes/${asked.id}`)
    expect(mail).not.toContain(await emailOf(adopter))
    expect(mail).toContain('y los tuyos también.')
    const { user: foundation } = await makeFoundation(db)
    const theirs = await makePet(db, { ownerId: foundation.id })
    await requestAdoption(ctx, { petId: theirs.id, message: null })
    expect(await newestMailTo(foundation)).toContain('Los de tu fundación ya están en su página.')
  })

  it('keeps when the adopter declared to be of age, and nothing for a client of the API that does not ask', async () => {
    const adopter = await makePerson()
    const declaredOf = async (adult: boolean | undefined) => {
      const ctx = adopter.newContext()
      const { id } = await requestAdoption(ctx, { petId: (await makePet(db)).id, message: null, adult })
      const { declaredAdultAt } = await requestRow(id)
      return declaredAdultAt && declaredAdultAt.getTime() === ctx.now.getTime()
    }
    expect([await declaredOf(true), await declaredOf(undefined)]).toEqual([true, null])
  })

  it('whoever declared to be of age is not asked again, and nobody passes who never did', async () => {
    const adopter = await makePerson()
    const ask = async (adult: true | 'before') => {
      const ctx = adopter.newContext()
      return requestAdoption(ctx, { petId: (await makePet(db)).id, message: null, adult })
    }
    await expect(ask('before')).rejects.toMatchObject({ fields: { adult: NOT_ADULT } })
    const first = await requestRow((await ask(true)).id)
    const second = await requestRow((await ask('before')).id)
    expect(second.declaredAdultAt).toEqual(first.declaredAdultAt)
  })

  it('a telephone of the form is kept in the profile with the request, as it is dialled', async () => {
    const adopter = await makePerson({ phone: null })
    const ask = async (values: { phone?: string | null; shownPhone?: string }) =>
      requestAdoption(adopter.newContext(), { petId: (await makePet(db)).id, message: null, ...values })
    const phoneOf = async () => (await findProfile(db, adopter.id))?.phone
    await ask({ phone: '098 555 0127', shownPhone: '' })
    expect(await phoneOf()).toBe('+593 98 555 0127')
    // A form from before, whose field nobody touched, and a client of the API.
    await ask({ phone: null, shownPhone: '' })
    await ask({})
    expect(await phoneOf()).toBe('+593 98 555 0127')
    await ask({ phone: null, shownPhone: '+593 98 555 0127' })
    expect(await phoneOf()).toBeNull()
  })

  it('a telephone that is none is refused at its field, and nothing is sent or saved', async () => {
    const adopter = await makePerson({ phone: null })
    const pet = await makePet(db)
    const input = { petId: pet.id, message: null, phone: '1234567', shownPhone: '' }
    await expect(requestAdoption(adopter.newContext(), input)).rejects.toMatchObject({
      fields: { phone: unfitPhone('ECU') },
    })
    expect(await db.$count(adoptionRequests, eq(adoptionRequests.petId, pet.id))).toBe(0)
    expect((await findProfile(db, adopter.id))?.phone).toBeNull()
  })

  it('two people who ask for each other’s pet with a telephone wait for each other without a deadlock', async () => {
    const people = await Promise.all([1, 2].map(() => makePerson({ phone: null })))
    const pets = await Promise.all(people.map(({ id }) => makePet(db, { ownerId: id })))
    const asked = people.map((person, at) =>
      requestAdoption(person.newContext(), {
        petId: pets[1 - at]?.id ?? 0,
        message: null,
        phone: `098 555 012${at}`,
        shownPhone: '',
      }),
    )
    expect((await Promise.all(asked)).map(({ created }) => created)).toEqual([true, true])
  })

  it('a paused pet may be asked for, and a yes or no lists it again, as its mail says', async () => {
    const { owner, pet, requests } = await askedPet(2, { pausedAt: new Date() })
    expect(await newestMailTo(owner)).toMatch(
      /al aceptar o rechazar la solicitud.* con un mensaje no alcanza/,
    )
    await sendMessage(owner.newContext(), { ...idOf(requests), body: 'Gracias por escribir.' })
    expect(await isListed(pet.id)).toBe(false)
    await rejectRequest(owner.newContext(), { ...idOf(requests), ...NO })
    expect(await isListed(pet.id)).toBe(true)
    expect(await rowOf(pet.id)).toMatchObject({ pausedAt: null, remindedAt: null })
  })

  it.each([
    ['held', hold('staff', new Date())],
    ['in process', { status: 'en proceso' as const }],
    ['adopted', { status: 'adoptado' as const }],
    ['withdrawn', { status: 'inactivo' as const }],
  ])('a pet that is %s takes no requests and says so', async (_, overrides) => {
    const pet = await makePet(db, overrides)
    const me = await makePerson()
    await expect(requestAdoption(me.newContext(), { petId: pet.id, message: null })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/\p{L}{4}/u),
    })
    expect(await db.$count(adoptionRequests, eq(adoptionRequests.petId, pet.id))).toBe(0)
  })

  it('nobody asks for their own pet, an unknown one, or one of a foundation that is not public', async () => {
    const me = await makePerson()
    const own = await makePet(db, { ownerId: me.id })
    const pending = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const hidden = await makePet(db, { ownerId: pending.user.id })
    for (const [petId, code] of [
      [own.id, 'conflict'],
      [hidden.id, 'conflict'],
      [999_999_999, 'not_found'],
    ] as const)
      await expect(requestAdoption(me.newContext(), { petId, message: null })).rejects.toMatchObject({ code })
  })

  it('foundations, staff, visitors and people with an unconfirmed e-mail do not ask', async () => {
    const { id } = await makePerson()
    const pet = await makePet(db)
    const refused: [Actor, string][] = [
      [{ kind: 'anonymous' }, 'unauthenticated'],
      [{ kind: 'foundation', id, confirmed: true, approved: true }, 'forbidden'],
      [{ kind: 'admin', id }, 'forbidden'],
      [{ kind: 'user', id, confirmed: false }, 'email_not_confirmed'],
    ]
    for (const [actor, code] of refused)
      await expect(
        requestAdoption(makeContext(actor), { petId: pet.id, message: null }),
      ).rejects.toMatchObject({ code })
  })

  it('a message with a phone number is refused with a sentence and costs nothing', async () => {
    const me = await makePerson()
    const pet = await makePet(db)
    await expect(
      requestAdoption(me.newContext(), { petId: pet.id, message: 'Mi número: 0 9 9 1 2 3 4 5 6 7' }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { message: expect.stringContaining('teléfono') } })
    expect((await requestAdoption(me.newContext(), { petId: pet.id, message: null })).created).toBe(true)
  })

  it('a request that is sent and withdrawn again and again is refused for the day', async () => {
    const { owner, pet, adopters, requests } = await askedPet()
    const [adopter = owner] = adopters
    const again = { petId: pet.id, message: null }
    await withdrawRequest(adopter.newContext(), idOf(requests))
    for (let times = 0; times < 2; times++) {
      const { id } = await requestAdoption(adopter.newContext(), again)
      await withdrawRequest(adopter.newContext(), { requestId: id })
    }
    await expect(requestAdoption(adopter.newContext(), again)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('mañana'),
    })
    expect(await subjectsTo(owner)).toHaveLength(6)
    const other = await makePet(db)
    expect((await requestAdoption(adopter.newContext(), { ...again, petId: other.id })).created).toBe(true)
    const tomorrow = makeContext(adopter.actor, { now: later(25) })
    expect((await requestAdoption(tomorrow, again)).created).toBe(true)
  })

  it('an adopter sends five requests a day to one owner, whatever becomes of them', async () => {
    const owner = await makePerson()
    const adopter = await makePerson()
    const ask = async (ownerId: number, now?: Date) => {
      const { id: petId } = await makePet(db, { ownerId })
      return requestAdoption(makeContext(adopter.actor, now && { now }), { petId, message: null })
    }
    for (let times = 0; times < 5; times++) {
      const { id } = await ask(owner.id)
      await withdrawRequest(adopter.newContext(), { requestId: id })
    }
    await expect(ask(owner.id)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'Hoy ya enviaste 5 solicitudes a quien publica esta mascota. Podrás enviarle otra mañana.',
    })
    expect(await subjectsTo(owner)).toHaveLength(10)
    expect((await ask((await makePerson()).id)).created).toBe(true)
    expect((await ask(owner.id, later(25))).created).toBe(true)
  })

  it('requests to one owner at the same time do not get past the limit', async () => {
    const owner = await makePerson()
    const adopter = await makePerson()
    const wanted = await Promise.all(Array.from({ length: 10 }, () => makePet(db, { ownerId: owner.id })))
    await Promise.allSettled(
      wanted.map(({ id }) => requestAdoption(adopter.newContext(), { petId: id, message: null })),
    )
    expect(await db.$count(adoptionRequests, eq(adoptionRequests.adopterId, adopter.id))).toBe(5)
    expect(await subjectsTo(owner)).toHaveLength(5)
  })

  it('a rejection stands for ninety days', async () => {
    const { owner, pet, adopters, requests } = await askedPet()
    await rejectRequest(owner.newContext(), { ...idOf(requests), ...NO })
    const again = { petId: pet.id, message: null }
    const adopter = adopters[0]?.actor
    await expect(requestAdoption(makeContext(adopter), again)).rejects.toMatchObject({ code: 'conflict' })
    const longAfter = later(91 * 24)
    expect((await requestAdoption(makeContext(adopter, { now: longAfter }), again)).created).toBe(true)
  })
})
