import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { listReceivedRequests } from '@/lib/adoption/requests/received-queries'
import { countPastSent, listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { askedPet } from '@/tests/support/adoptions'
import { makePerson } from '@/tests/support/context'

const PAST = 60

it('an owner reads on every page, and with every filter, how many requests of a pet are over and whom they accepted', async () => {
  const { owner, pet, adopters, requests } = await askedPet(2)
  const [accepted = 0, open = 0] = requests
  await acceptRequest(owner.newContext(), { requestId: accepted })
  const { id: adopterId } = await makeUser(db)
  const past = { petId: pet.id, adopterId, status: 'rechazada', reason: 'otro' } as const
  await db.insert(adoptionRequests).values(Array.from({ length: PAST }, () => past))
  const list = async (filter: 'todas' | 'anteriores' | 'en-espera', page: number) =>
    (await listReceivedRequests(db, owner.id, { filter, page }, new Date())).rows
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.id, adopters[0]?.id ?? 0))
  const name = person?.name
  const whole = { past: PAST, unanswered: 0, accepted: { id: accepted, adopter: name }, concluded: null }
  expect(await list('todas', 1)).toMatchObject([whole])
  expect(await list('todas', 2)).toMatchObject([whole])
  expect(await list('anteriores', 1)).toMatchObject([whole])
  expect(await list('en-espera', 1)).toMatchObject([{ ...whole, requests: [{ id: open }] }])
})

it('an adopter reads on every page how many of their requests are over', async () => {
  const adopter = await makePerson()
  const { id: petId } = await makePet(db, { ownerId: (await makeUser(db)).id })
  const [since, now] = [new Date('2026-10-01T12:00:00Z'), new Date('2026-11-01T12:00:00Z')]
  const of = (status: 'rechazada' | 'retirada', updatedAt: Date) => ({
    ...{ petId, adopterId: adopter.id, status, updatedAt },
  })
  await db
    .insert(adoptionRequests)
    .values([...Array.from({ length: PAST }, () => of('retirada', now)), of('rechazada', since)])
  await db.insert(adoptionRequests).values(of('rechazada', now))
  expect(await countPastSent(db, adopter.id, since)).toBe(PAST + 1)
  expect((await listSentRequests(db, adopter.id, { page: 2 })).rows).toHaveLength(12)
})
