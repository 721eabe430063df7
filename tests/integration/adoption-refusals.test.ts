import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation } from '@/db/seed/factories'
import {
  acceptRequest,
  concludeAdoption,
  openRequest,
  rejectRequest,
  renounceAdoption,
  undoAcceptance,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { findRequest } from '@/lib/adoption/requests/queries'
import { lockPet } from '@/lib/pets/operations/lock'
import type { Context } from '@/lib/platform/context'
import { askedPet, statusesOf } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'

const idOf = (ids: readonly number[], at = 0) => ({ requestId: ids[at] ?? 0 })
const NOT_FOUND = { code: 'not_found', message: 'No encontramos esa solicitud' }
const NO = { reason: 'otra familia', text: 'Gracias por escribir. Esta vez elegí a otra familia.' } as const

describe('answers that are refused', () => {
  it('nobody asks for money in a rejection, foundations neither', async () => {
    const { user } = await makeFoundation(db)
    const { requests } = await askedPet(1, { ownerId: user.id })
    const foundation = { kind: 'foundation', id: user.id, confirmed: true, approved: true } as const
    for (const text of [
      'La cuota de adopción es de 50 dólares.',
      'Deposita en la cuenta de ahorros 2204455667.',
    ])
      await expect(
        rejectRequest(makeContext(foundation), { ...idOf(requests), ...NO, text }),
      ).rejects.toMatchObject({ code: 'invalid', fields: { text: expect.stringContaining('no se paga') } })
    await rejectRequest(makeContext(foundation), { ...idOf(requests), ...NO })
    expect(await statusesOf(requests)).toEqual(['rechazada'])
  })

  it('only the side that an answer belongs to may give it, and strangers do not learn that the request exists', async () => {
    const { owner, adopters, requests } = await askedPet(2)
    const stranger = await makePerson()
    const [adopter, other] = adopters
    if (!adopter || !other) throw new Error('two have asked')
    const id = idOf(requests)
    const ofOwner = [
      openRequest,
      acceptRequest,
      (ctx: Context, given: typeof id) => rejectRequest(ctx, { ...given, ...NO }),
      undoAcceptance,
      concludeAdoption,
    ]
    const ofAdopter = [withdrawRequest, renounceAdoption]
    for (const run of ofOwner)
      await expect(run(adopter.newContext(), id)).rejects.toMatchObject({ code: 'forbidden' })
    for (const run of ofAdopter)
      await expect(run(owner.newContext(), id)).rejects.toMatchObject({ code: 'forbidden' })
    for (const person of [other, stranger])
      for (const run of [...ofOwner, ...ofAdopter])
        await expect(run(person.newContext(), id)).rejects.toMatchObject(NOT_FOUND)
    await expect(acceptRequest(makeContext(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(acceptRequest(owner.newContext(), { requestId: 999_999 })).rejects.toMatchObject(NOT_FOUND)
    expect(await statusesOf(requests)).toEqual(['enviada', 'enviada'])
  })

  it('a stranger is refused without waiting for the locks of the request', async () => {
    const { pet, requests } = await askedPet()
    const stranger = await makePerson()
    await db.transaction(async (tx) => {
      await lockPet(tx, pet.id)
      await expect(acceptRequest(stranger.newContext(), idOf(requests))).rejects.toMatchObject(NOT_FOUND)
    })
  })
})

describe('a rejection for another family', () => {
  it('stands until that adoption has not come about: then its adopter may ask again, and is told so', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    const [chosen, rejected] = adopters
    if (!chosen || !rejected) throw new Error('two have asked')
    const asksAgain = () => requestAdoption(rejected.newContext(), { petId: pet.id, message: null })
    const isTold = async () => (await findRequest(db, rejected.id, requests[1] ?? 0))?.otherFamilyGone
    await rejectRequest(owner.newContext(), { ...idOf(requests, 1), ...NO })
    await expect(asksAgain()).rejects.toMatchObject({ code: 'conflict' })
    await acceptRequest(owner.newContext(), idOf(requests))
    expect(await isTold()).toBe(false)
    await renounceAdoption(chosen.newContext(), idOf(requests))
    expect(await isTold()).toBe(true)
    expect(await asksAgain()).toMatchObject({ created: true, status: 'enviada' })
  })

  it('is the only one that ends so', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    const [chosen, rejected] = adopters
    if (!chosen || !rejected) throw new Error('two have asked')
    await rejectRequest(owner.newContext(), { ...idOf(requests, 1), reason: 'horas', text: NO.text })
    await acceptRequest(owner.newContext(), idOf(requests))
    await renounceAdoption(chosen.newContext(), idOf(requests))
    await expect(
      requestAdoption(rejected.newContext(), { petId: pet.id, message: null }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })
})
