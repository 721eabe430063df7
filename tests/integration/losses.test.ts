import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionCheckIns, reports } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { lossSentences } from '@/lib/privacy/copy'
import { countLosses } from '@/lib/privacy/departure-queries'
import { askedPet } from '@/tests/support/adoptions'
import { adoptionOfFrida, dayN } from '@/tests/support/check-ins'
import { makePerson } from '@/tests/support/context'
import { makeMonthlyGift } from '@/tests/support/monthly-gifts'

const lossesOf = async ({ id }: { id: number }, now = new Date()) =>
  lossSentences(await countLosses(db, id, now))

it('whoever has nothing under way is told of nothing that ends with the account', async () => {
  const { owner, adopters } = await askedPet()
  for (const person of [owner, ...adopters]) expect(await lossesOf(person)).toEqual([])
})

it('an accepted adoption is named to both sides before they delete their account', async () => {
  const { owner, adopters, requests } = await askedPet()
  await acceptRequest(owner.newContext(), { requestId: requests[0] ?? 0 })
  expect(await lossesOf(owner)).toEqual([expect.stringMatching(/^Aceptaste una adopción .* termina/)])
  for (const adopter of adopters)
    expect(await lossesOf(adopter)).toEqual([expect.stringMatching(/^Te aceptaron .*: termina/)])
})

it('adoptions are named to both sides while they are asked about, and not after the last answer', async () => {
  const { owner, adopter, requestId } = await adoptionOfFrida()
  const told = async (day: number) => [await lossesOf(owner, dayN(day)), await lossesOf(adopter, dayN(day))]
  const both = [
    [expect.stringMatching(/por una mascota que diste en adopción/)],
    [expect.stringMatching(/por una mascota que adoptaste/)],
  ]
  expect(await told(1)).toEqual(both)
  expect(await told(100)).toEqual(both)
  expect(await told(120)).toEqual([[], []])
  const said = { answer: 'muy bien', sentAt: dayN(90), answeredAt: dayN(91) } as const
  await db.insert(adoptionCheckIns).values({ requestId, day: 90, ...said })
  expect(await told(100)).toEqual([[], []])
})

it('monthly gifts that run are counted for who gives and who receives them, open reports for who sent them', async () => {
  const giver = await makePerson()
  const startedAt = new Date()
  const { foundationId } = await makeMonthlyGift({ donorId: giver.id, status: 'activo', startedAt })
  await makeMonthlyGift({ donorId: giver.id, status: 'activo', startedAt })
  await makeMonthlyGift({ donorId: giver.id, status: 'pendiente' })
  const pet = await makePet(db, { ownerId: (await makePerson()).id })
  await db.insert(reports).values({ petId: pet.id, reporterId: giver.id, reason: 'estafa' })
  expect(await lossesOf(giver)).toEqual([
    'Tus 2 aportes mensuales terminan.',
    'El reporte que enviaste y el equipo todavía no decidió se elimina.',
  ])
  expect(await lossesOf({ id: foundationId })).toEqual(['El aporte mensual que recibes termina.'])
  // Whether somebody was reported is not said.
  expect(await lossesOf({ id: pet.ownerId })).toEqual([])
})
