import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, pets } from '@/db/schema'
import { countUnreadConversations } from '@/lib/adoption/conversation/queries'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { countRequests, listReceivedRequests } from '@/lib/adoption/requests/received-queries'
import { askedPet } from '@/tests/support/adoptions'

it('an owner finds all requests with unread messages under a filter, as many as the tab tells of', async () => {
  const { owner, pet, adopters, requests } = await askedPet(3)
  const [accepted = 0, waits = 0, read = 0] = requests
  await acceptRequest(owner.newContext(), { requestId: accepted })
  const wrote = (requestId: number, readAt: Date | null) =>
    db
      .insert(adoptionMessages)
      .values({ requestId, side: 'adopter', authorId: adopters[0]?.id, body: '¿Cuándo puedo ir?', readAt })
  await wrote(accepted, null)
  await wrote(accepted, null)
  await wrote(waits, null)
  await wrote(read, new Date())
  const list = async () => {
    const page = await listReceivedRequests(db, owner.id, { filter: 'sin-leer', page: 1 }, new Date())
    return page.rows.flatMap((group) => group.requests.map(({ id }) => id))
  }
  const counts = async () => ({
    filter: (await countRequests(db, owner.id, new Date())).received['sin-leer'],
    tab: (await countUnreadConversations(db, owner.id)).received,
  })
  expect(await list()).toEqual([accepted, waits])
  expect(await counts()).toEqual({ filter: 2, tab: 2 })
  await db.update(pets).set({ blockedAt: new Date() }).where(eq(pets.id, pet.id))
  expect(await list()).toEqual([])
  expect(await counts()).toEqual({ filter: 0, tab: 0 })
})
