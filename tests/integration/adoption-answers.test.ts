import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, rateLimits } from '@/db/schema'
import {
  acceptRequest,
  concludeAdoption,
  openRequest,
  rejectRequest,
  renounceAdoption,
  returnPet,
  undoAcceptance,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { hold } from '@/lib/pets/hold'
import { askedPet, emailOf, requestRow, statusesOf, subjectsTo, timelineOf } from '@/tests/support/adoptions'
import { later, makeContext } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { isListed, rowOf } from '@/tests/support/pets'

const idOf = (ids: readonly number[], at = 0) => ({ requestId: ids[at] ?? 0 })
const NO = { reason: 'otra familia', text: 'Gracias por escribir. Esta vez elegí a otra familia.' } as const
const newestMailTo = async (person: { id: number }) => (await mailsTo(await emailOf(person)))[0]?.text ?? ''

describe('answering', () => {
  it('accepting moves the request, the pet and the other requests, and tells everybody', async () => {
    const { owner, pet, adopters, requests } = await askedPet(3)
    await openRequest(owner.newContext(), idOf(requests, 1))
    const ctx = owner.newContext()
    await acceptRequest(ctx, idOf(requests, 1))
    expect(await statusesOf(requests)).toEqual(['en espera', 'aceptada', 'en espera'])
    expect((await rowOf(pet.id)).status).toBe('en proceso')
    expect(ctx.expired).toContain(`pet:${pet.id}`)
    expect(await timelineOf(requests[1] ?? 0)).toEqual(['enviada', 'en revisión', 'aceptada'])
    const [first, chosen, last] = adopters
    if (!first || !chosen || !last) throw new Error('three have asked')
    expect(await subjectsTo(first)).toEqual(['Tu solicitud para Canela está en espera'])
    expect(await subjectsTo(last)).toEqual(['Tu solicitud para Canela está en espera'])
    expect(await subjectsTo(chosen)).toEqual([
      'Ya leyeron tu solicitud para Canela',
      '¡Aceptaron tu solicitud para Canela!',
    ])
    expect((await subjectsTo(owner)).slice(3)).toEqual(['Aceptaste una solicitud para Canela'])
  })

  it('an acceptance shares the contacts of the two sides with each other, and warns about paying in advance', async () => {
    const { owner, adopters, requests } = await askedPet(2)
    await acceptRequest(owner.newContext(), idOf(requests))
    const [chosen, other] = adopters
    if (!chosen || !other) throw new Error('two have asked')
    const [ofOwner, ofChosen, ofOther] = [
      ['+593 99 555 0100', await emailOf(owner)],
      ['+593 98 555 0110', await emailOf(chosen)],
      ['+593 98 555 0111', await emailOf(other)],
    ]
    const toChosen = await newestMailTo(chosen)
    for (const secret of ofOwner) expect(toChosen).toContain(secret)
    expect(toChosen).toContain('Nunca pagues “transporte” por adelantado')
    const toOwner = await newestMailTo(owner)
    for (const secret of ofChosen) expect(toOwner).toContain(secret)
    expect(toOwner).toContain('“transporte” por adelantado')
    const toOther = await newestMailTo(other)
    for (const secret of [...ofOwner, ...ofChosen]) expect(toOther).not.toContain(secret)
    for (const secret of ofOther) expect(toOwner).not.toContain(secret)
  })

  it('an acceptance can be undone by the owner and given again', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    await acceptRequest(owner.newContext(), idOf(requests))
    await undoAcceptance(owner.newContext(), idOf(requests))
    expect(await statusesOf(requests)).toEqual(['en revisión', 'en revisión'])
    expect(await isListed(pet.id)).toBe(true)
    await acceptRequest(owner.newContext(), idOf(requests, 1))
    expect(await statusesOf(requests)).toEqual(['en espera', 'aceptada'])
    expect((await subjectsTo(adopters[0] ?? owner)).slice(1)).toEqual([
      'Cambió tu solicitud para Canela',
      'Tu solicitud para Canela está en espera',
    ])
    expect((await subjectsTo(adopters[1] ?? owner)).slice(1)).toEqual([
      'Canela vuelve a buscar familia',
      '¡Aceptaron tu solicitud para Canela!',
    ])
  })

  it('an adopter who steps back sets the pet free, and the owner and those who wait are told', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    await acceptRequest(owner.newContext(), idOf(requests))
    const adopter = adopters[0] ?? owner
    await expect(withdrawRequest(adopter.newContext(), idOf(requests))).rejects.toMatchObject({
      message: 'Acaban de aceptar tu solicitud: míralo antes de retirarla',
    })
    await renounceAdoption(adopter.newContext(), idOf(requests))
    expect(await statusesOf(requests)).toEqual(['retirada', 'en revisión'])
    expect(await rowOf(pet.id)).toMatchObject({ status: 'adoptable' })
    expect(await newestMailTo(owner)).toContain('está otra vez en adopción')
    expect((await subjectsTo(adopters[1] ?? owner)).at(-1)).toBe('Canela vuelve a buscar familia')
  })

  it('an adopter who steps back from a held pet leaves one that nobody sees, which its owner is told', async () => {
    const { owner, pet, adopters, requests } = await askedPet(1)
    await acceptRequest(owner.newContext(), idOf(requests))
    await db.update(pets).set(hold('reports', new Date())).where(eq(pets.id, pet.id))
    await renounceAdoption((adopters[0] ?? owner).newContext(), idOf(requests))
    const mail = await newestMailTo(owner)
    expect(mail).toContain('Canela busca familia otra vez, aunque por ahora su publicación no se ve')
    expect(mail).not.toContain('está otra vez en adopción')
  })

  it('a pet that comes back says whether others see it', async () => {
    for (const held of [{}, hold('reports', new Date())]) {
      const { owner, pet, requests } = await askedPet(1)
      await acceptRequest(owner.newContext(), idOf(requests))
      await concludeAdoption(owner.newContext(), idOf(requests))
      await db
        .update(pets)
        .set({ ...held, name: 'Nube' })
        .where(eq(pets.id, pet.id))
      expect(await returnPet(owner.newContext(), idOf(requests))).toEqual({ hasPage: !('heldAt' in held) })
    }
  })

  it('an adoption ends the chosen request and closes the others kindly, with similar pets', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    await acceptRequest(owner.newContext(), idOf(requests))
    await concludeAdoption(owner.newContext(), idOf(requests))
    expect(await statusesOf(requests)).toEqual(['concluida', 'cerrada'])
    expect(await requestRow(requests[1] ?? 0)).toMatchObject({ reason: 'adoptada' })
    expect((await rowOf(pet.id)).status).toBe('adoptado')
    expect((await subjectsTo(adopters[0] ?? owner)).at(-1)).toBe('Canela ya es parte de tu familia')
    const closed = await newestMailTo(adopters[1] ?? owner)
    expect(closed).toContain('ya encontró familia')
    const links = closed.match(/\/pet-detail\/\d+/g) ?? []
    expect(links).toHaveLength(3)
    expect(links).not.toContain(`/pet-detail/${pet.id}`)
  })

  it('a rejection carries its reason, the owner’s words and similar pets', async () => {
    const { owner, adopters, requests } = await askedPet()
    await rejectRequest(owner.newContext(), { ...idOf(requests), ...NO })
    expect(await requestRow(requests[0] ?? 0)).toMatchObject({ status: 'rechazada', reason: 'otra familia' })
    const mail = await newestMailTo(adopters[0] ?? owner)
    expect(mail).toContain(`\n> ${NO.text}\n`)
    expect(mail.match(/\/pet-detail\/\d+/g)).toHaveLength(3)
    const withPhone = { ...NO, text: 'Escríbeme al 0991234567 y te cuento.' }
    const other = await askedPet()
    await expect(
      rejectRequest(other.owner.newContext(), { ...idOf(other.requests), ...withPhone }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { text: expect.stringContaining('teléfono') } })
  })

  it('a second rejection with other words is not sent, and says so', async () => {
    const { owner, adopters, requests } = await askedPet()
    const reject = (text: string) => rejectRequest(owner.newContext(), { ...idOf(requests), ...NO, text })
    expect(await reject(NO.text)).toEqual({ isSent: true })
    expect(await reject(NO.text)).toEqual({ isSent: true })
    expect(await reject('Otras palabras.')).toEqual({ isSent: false })
    expect(await subjectsTo(adopters[0] ?? owner)).toHaveLength(1)
    expect(await newestMailTo(adopters[0] ?? owner)).toContain(`\n> ${NO.text}\n`)
  })

  it('repeating an answer does nothing, and no mail goes out twice', async () => {
    const { owner, adopters, requests } = await askedPet()
    for (let times = 0; times < 2; times++) {
      await openRequest(owner.newContext(), idOf(requests))
      await acceptRequest(owner.newContext(), idOf(requests))
    }
    expect(await timelineOf(requests[0] ?? 0)).toEqual(['enviada', 'en revisión', 'aceptada'])
    expect(await subjectsTo(adopters[0] ?? owner)).toHaveLength(2)
  })

  it('looking at a request expires no cached page and is not counted as an answer', async () => {
    const { owner, requests } = await askedPet()
    const counted = await db.select().from(rateLimits)
    const ctx = owner.newContext()
    await openRequest(ctx, idOf(requests))
    expect(await statusesOf(requests)).toEqual(['en revisión'])
    expect(ctx.expired).toEqual([])
    expect(await db.select().from(rateLimits)).toEqual(counted)
  })

  it('withdrawing a request expires no cached page', async () => {
    const { adopters, requests } = await askedPet()
    const ctx = adopters[0]?.newContext() ?? makeContext()
    await withdrawRequest(ctx, idOf(requests))
    expect(ctx.expired).toEqual([])
  })

  it('acceptances that are undone again and again end for the day, so that nobody is flooded with mail', async () => {
    const { owner, adopters, requests } = await askedPet(1)
    for (let times = 0; times < 5; times++) {
      await acceptRequest(owner.newContext(), idOf(requests))
      await undoAcceptance(owner.newContext(), idOf(requests))
    }
    await expect(acceptRequest(owner.newContext(), idOf(requests))).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('mañana'),
    })
    expect(await subjectsTo(adopters[0] ?? owner)).toHaveLength(10)
    const tomorrow = makeContext(owner.actor, { now: later(25) })
    await acceptRequest(tomorrow, idOf(requests))
    expect(await statusesOf(requests)).toEqual(['aceptada'])
  })

  it('while staff look at the pet its requests stay, and none is accepted', async () => {
    const { owner, pet, requests } = await askedPet()
    await db.update(pets).set(hold('reports', new Date())).where(eq(pets.id, pet.id))
    await expect(acceptRequest(owner.newContext(), idOf(requests))).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await statusesOf(requests)).toEqual(['enviada'])
  })
})

describe('the pet’s own status', () => {
  it('a withdrawn pet closes its requests, and its adopters are told', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    await acceptRequest(owner.newContext(), idOf(requests))
    await setPetStatus(owner.newContext(), { petId: pet.id, status: 'inactivo' })
    expect(await statusesOf(requests)).toEqual(['cerrada', 'cerrada'])
    for (const adopter of adopters)
      expect(await newestMailTo(adopter)).toContain('quitó la publicación de Canela.')
    const [accepted, waiting] = await Promise.all(adopters.map(newestMailTo))
    expect(accepted).toMatch(/termina la adopción que te habían aceptado.*los datos de .* cuando aceptó tu/s)
    expect(waiting).not.toContain('aceptado')
  })

  it('marking a promised pet as adopted concludes the accepted request', async () => {
    const { owner, pet, requests } = await askedPet(2)
    await acceptRequest(owner.newContext(), idOf(requests, 1))
    await setPetStatus(owner.newContext(), { petId: pet.id, status: 'adoptado' })
    expect(await statusesOf(requests)).toEqual(['cerrada', 'concluida'])
  })

  it('a pet that is put up again after an adoption returns its request, and may be asked for anew', async () => {
    const { owner, pet, adopters, requests } = await askedPet()
    await acceptRequest(owner.newContext(), idOf(requests))
    await concludeAdoption(owner.newContext(), idOf(requests))
    await setPetStatus(owner.newContext(), { petId: pet.id, status: 'adoptable' })
    expect(await statusesOf(requests)).toEqual(['devuelta'])
    const again = adopters[0]?.newContext() ?? makeContext()
    expect((await requestAdoption(again, { petId: pet.id, message: null })).created).toBe(true)
  })
})
