import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionCheckIns } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { acceptRequest, concludeAdoption, returnPet } from '@/lib/adoption/requests/operations/answer'
import { countSiteFacts } from '@/lib/adoption/site-facts/cache'
import { askedPet } from '@/tests/support/adoptions'

const AT = { sentAt: new Date(), answeredAt: new Date() }

it('home counts listed pets, and adoptions that came of a request and lasted', async () => {
  const before = await countSiteFacts(db)
  const { owner, requests } = await askedPet()
  await makePet(db, { ownerId: owner.id, status: 'inactivo' })
  expect(await countSiteFacts(db)).toEqual({ ...before, pets: before.pets + 1 })
  const [requestId = 0] = requests
  await acceptRequest(owner.newContext(), { requestId })
  await concludeAdoption(owner.newContext(), { requestId })
  expect(await countSiteFacts(db)).toEqual({ pets: before.pets, adoptions: before.adoptions + 1 })
  await db.insert(adoptionCheckIns).values({ requestId, day: 7, ...AT, answer: 'no funcionó' })
  expect(await countSiteFacts(db)).toEqual(before)
  await returnPet(owner.newContext(), { requestId })
  expect(await countSiteFacts(db)).toEqual({ pets: before.pets + 1, adoptions: before.adoptions })
})
