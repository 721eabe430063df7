import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { acceptRequest, concludeAdoption } from '@/lib/adoption/requests/operations/answer'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { rejectFoundation } from '@/lib/moderation/staff/foundations/operations'
import { releasePet, removePet, withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { eraseAccount } from '@/lib/privacy/operations'
import { askedPet, emailOf, requestRow, statusesOf, subjectsTo } from '@/tests/support/adoptions'
import { applicationOf } from '@/tests/support/applications'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { reportByThree } from '@/tests/support/reports'
import { countStatements } from '@/tests/support/statements'

/** The admin of the demo world. */
const staff = () => makeContext(staffActor(5))
const seenOf = async (petId: number) => (await findPetModeration(db, petId))?.seen ?? ''

describe('a pet that staff remove', () => {
  it('closes its requests, an accepted one too, and warns its adopters', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    await acceptRequest(owner.newContext(), { requestId: requests[0] ?? 0 })
    await reportByThree(pet.id)
    await removePet(staff(), { petId: pet.id, seen: await seenOf(pet.id), reason: 'Piden dinero.' })
    expect(await statusesOf(requests)).toEqual(['cerrada', 'cerrada'])
    expect(await requestRow(requests[0] ?? 0)).toMatchObject({ reason: 'equipo' })
    for (const adopter of adopters) {
      const [mail] = await mailsTo(await emailOf(adopter))
      expect(mail?.text).toContain('Si alguien te pidió dinero')
      expect(mail?.text).not.toContain('Piden dinero.')
      expect(mail?.text).not.toContain('los datos de')
    }
  })

  it('closes its requests through the API as well, once', async () => {
    const { pet, adopters, requests } = await askedPet()
    await withdrawPet(staff(), { petId: pet.id })
    await withdrawPet(staff(), { petId: pet.id })
    expect(await statusesOf(requests)).toEqual(['cerrada'])
    expect(await subjectsTo(adopters[0] ?? { id: 0 })).toEqual(['Tu solicitud para Canela se cerró'])
  })

  it('keeps its requests while it is only held, and after staff find nothing wrong', async () => {
    const { pet, adopters, requests } = await askedPet()
    await reportByThree(pet.id)
    expect(await statusesOf(requests)).toEqual(['enviada'])
    await releasePet(staff(), { petId: pet.id, seen: await seenOf(pet.id), reason: undefined })
    expect(await statusesOf(requests)).toEqual(['enviada'])
    expect(await subjectsTo(adopters[0] ?? { id: 0 })).toEqual([])
  })
})

it('a foundation that staff reject leaves no request open', async () => {
  const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
  const pet = await makePet(db, { ownerId: user.id })
  const adopter = await makePerson()
  const [request] = await db
    .insert(adoptionRequests)
    .values({ petId: pet.id, adopterId: adopter.id, status: 'en revisión' })
    .returning()
  await rejectFoundation(staff(), { ...(await applicationOf(user.id)), reason: 'No se lee.' })
  expect(await statusesOf([request?.id ?? 0])).toEqual(['cerrada'])
  expect(await subjectsTo(adopter)).toEqual(['Tu solicitud para Canela se cerró'])
})

it('who adopted a pet keeps a record of it when the account of its owner is deleted', async () => {
  const { owner, adopters, requests } = await askedPet(2)
  await acceptRequest(owner.newContext(), { requestId: requests[0] ?? 0 })
  await concludeAdoption(owner.newContext(), { requestId: requests[0] ?? 0 })
  const ownerEmail = await emailOf(owner)
  await eraseAccount(owner.newContext(), owner.id)
  const [adopter, other] = adopters
  const mails = await mailsTo(await emailOf(adopter ?? { id: 0 }))
  const mail = mails.find(({ subject }) => subject === 'Guarda este correo: la adopción de Canela')
  expect(mail?.text).toMatch(/Canela vive contigo desde el \d+ de \w+ de \d{4}; entregada en adopción por/)
  expect(mail?.text).toContain(`Adopción N.º ${requests[0]}`)
  expect(mail?.text).not.toContain(ownerEmail)
  expect((await subjectsTo(other ?? { id: 0 })).join()).not.toContain('Guarda este correo')
})

it('a pet stays locked for as few statements however many ask for it', async () => {
  const statements = async (people: number) => {
    const { owner, pet, adopters } = await askedPet(people)
    const sent = await countStatements((counting) =>
      setPetStatus(makeContext(owner.actor, { db: counting }), { petId: pet.id, status: 'inactivo' }),
    )
    for (const adopter of adopters)
      expect(await subjectsTo(adopter)).toEqual(['Tu solicitud para Canela se cerró'])
    return sent
  }
  expect(await statements(4)).toBe(await statements(1))
})
