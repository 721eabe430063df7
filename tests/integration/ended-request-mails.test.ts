import { expect, it } from 'vitest'
import {
  acceptRequest,
  concludeAdoption,
  rejectRequest,
  renounceAdoption,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { makeContext, staffActor } from '@/tests/support/context'
import { messageMailsTo, openConversation } from '@/tests/support/messages'

type World = Awaited<ReturnType<typeof openConversation>>

const accept = ({ owner, requestId }: World) => acceptRequest(owner.newContext(), { requestId })

const ENDS: Record<string, (world: World) => Promise<unknown>> = {
  'its owner rejects': ({ owner, requestId }) =>
    rejectRequest(owner.newContext(), {
      requestId,
      reason: 'otra familia',
      text: 'Elegimos a otra familia.',
    }),
  'its adopter withdraws': ({ adopter, requestId }) => withdrawRequest(adopter.newContext(), { requestId }),
  'its adopter renounces once it is accepted': async (world) => {
    await accept(world)
    await renounceAdoption(world.adopter.newContext(), { requestId: world.requestId })
  },
  'whose pet its owner withdraws': ({ owner, pet }) =>
    setPetStatus(owner.newContext(), { petId: pet.id, status: 'inactivo' }),
  'whose pet somebody else adopts': ({ owner, pet }) =>
    setPetStatus(owner.newContext(), { petId: pet.id, status: 'adoptado' }),
  'whose pet staff remove': ({ pet }) => withdrawPet(makeContext(staffActor(5)), { petId: pet.id }),
}

it.each(Object.entries(ENDS))('a message that waits is not mailed in a request %s', async (_, end) => {
  const world = await openConversation()
  const { owner, adopter, write } = world
  await write(adopter, '¿Puedo ir el sábado?')
  await write(owner, 'Cuéntame más de tu casa.')
  expect(await messageMailsTo(adopter)).toHaveLength(1)
  await end(world)
  expect([...(await messageMailsTo(owner)), ...(await messageMailsTo(adopter))]).toEqual([])
})

it('a message that waits is mailed after an adoption, in which both may still write', async () => {
  const world = await openConversation()
  await world.write(world.owner, 'Te espero el sábado.')
  await accept(world)
  await concludeAdoption(world.owner.newContext(), { requestId: world.requestId })
  expect(await messageMailsTo(world.adopter)).toHaveLength(1)
})
