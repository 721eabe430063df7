import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makePet } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { runFreshness } from '@/lib/pets/freshness/operations'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { subjectsTo } from '@/tests/support/adoptions'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'

const staff = () => makeContext(staffActor(5))
/** Long before the demo world: none of its pets is due on these days. */
const START = new Date('2020-03-01T12:00:00Z')
const ASKED = new Date('2020-04-01T12:00:00Z')

/** An owner whose reminder about pets has not left. */
async function remindedOwner(names: string[]) {
  const owner = await makePerson()
  const dates = { publishedAt: START, confirmedAt: START }
  const pets: number[] = []
  for (const name of names) pets.push((await makePet(db, { ownerId: owner.id, name, ...dates })).id)
  await runFreshness(makeContext(undefined, { now: ASKED }))
  expect(await subjectsTo(owner)).toHaveLength(1)
  return { owner, pets }
}

type Owner = Awaited<ReturnType<typeof makePerson>>

const ENDS: Record<string, (owner: Owner, petId: number) => Promise<unknown>> = {
  'its owner confirmed': (owner, petId) => confirmPet(owner.newContext(), { petId }),
  'its owner said is adoptable': (owner, petId) =>
    setPetStatus(owner.newContext(), { petId, status: 'adoptable' }),
  'its owner withdrew': (owner, petId) => setPetStatus(owner.newContext(), { petId, status: 'inactivo' }),
  'staff removed': (_, petId) => withdrawPet(staff(), { petId }),
}

it.each(Object.entries(ENDS))('no reminder leaves about a pet that %s before the morning', async (_, end) => {
  const { owner, pets } = await remindedOwner(['Luna'])
  await end(owner, pets[0] ?? 0)
  expect(await subjectsTo(owner)).not.toContain('¿Luna sigue buscando familia?')
})

it('a reminder about several pets leaves until none of them is left to ask about', async () => {
  const { owner, pets } = await remindedOwner(['Luna', 'Sol'])
  const [luna = 0, sol = 0] = pets
  await confirmPet(owner.newContext(), { petId: luna })
  expect(await subjectsTo(owner)).toHaveLength(1)
  await confirmPet(owner.newContext(), { petId: sol })
  expect(await subjectsTo(owner)).toEqual([])
})

it('no reminder leaves to somebody who is suspended before the morning', async () => {
  const { owner } = await remindedOwner(['Luna', 'Sol'])
  const reason = 'Dos personas nos mostraron de quién son las fotos.'
  await suspendAccount(staff(), { accountId: owner.id, motive: 'fotos', reason })
  expect(await subjectsTo(owner)).toEqual(['Suspendimos tu cuenta de Querencia'])
})
