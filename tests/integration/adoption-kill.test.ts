import { eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { askedPet, statusesOf, subjectsTo, timelineOf } from '@/tests/support/adoptions'
import { startProgram } from '@/tests/support/programs'

const AT_ONCE = 2
/** More than an acceptance has statements, so that the last rounds finish. */
const ROUNDS = 30

/** Everything that an acceptance of the first of two requests changes. */
const NOTHING = {
  pet: 'adoptable',
  requests: ['enviada', 'enviada'],
  timelines: [['enviada'], ['enviada']],
  mails: { owner: 2, chosen: [], other: [] },
}
const ALL = {
  pet: 'en proceso',
  requests: ['aceptada', 'en espera'],
  timelines: [
    ['enviada', 'aceptada'],
    ['enviada', 'en espera'],
  ],
  mails: {
    owner: 3,
    chosen: ['¡Aceptaron tu solicitud para Canela!'],
    other: ['Tu solicitud para Canela está en espera'],
  },
}

async function stateOf({ owner, pet, adopters, requests }: Awaited<ReturnType<typeof askedPet>>) {
  const [chosen = owner, other = owner] = adopters
  // Waits for what is left of the killed transaction.
  const [row] = await db.transaction((tx) => tx.select().from(pets).where(eq(pets.id, pet.id)).for('update'))
  return {
    pet: row?.status,
    requests: await statusesOf(requests),
    timelines: await Promise.all(requests.map(timelineOf)),
    mails: {
      owner: (await subjectsTo(owner)).length,
      chosen: await subjectsTo(chosen),
      other: await subjectsTo(other),
    },
  }
}

/** @returns whether it was killed before it had finished. */
async function killAt(statement: number): Promise<boolean> {
  const asked = await askedPet(2)
  const args = [process.env.DATABASE_URL ?? '', asked.owner.id, asked.requests[0] ?? 0, statement]
  const child = startProgram('dying-acceptance', args)
  const code = await child.exited
  expect([0, -1], child.output()).toContain(code)
  const state = await stateOf(asked)
  expect([NOTHING, ALL]).toContainEqual(state)
  if (code === 0) expect(state).toEqual(ALL)
  // Nothing stays locked, and the owner can do it again.
  await acceptRequest(asked.owner.newContext(), { requestId: asked.requests[0] ?? 0 })
  expect(await stateOf(asked)).toEqual(ALL)
  return code === -1
}

it('an acceptance that is killed at any of its statements happens whole or not at all', async () => {
  const limit = pLimit(AT_ONCE)
  const kills = await Promise.all(Array.from({ length: ROUNDS }, (_, at) => limit(() => killAt(at + 1))))
  const killed = kills.lastIndexOf(true) + 1
  expect(killed).toBeGreaterThanOrEqual(20)
  expect(killed).toBeLessThan(ROUNDS)
  expect(kills).toEqual(kills.map((_, at) => at < killed))
}, 90_000)
