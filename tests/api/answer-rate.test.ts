import { afterAll, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { send } from '@/tests/support/api'
import { siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test. */
const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const SECRET = { authorization: `Bearer ${process.env.TEST_CRON_SECRET}` }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A request of eight days ago, opened at once and rejected the next day, or left. */
async function asked(petId: number, ownerId: number, status: 'en revisión' | 'rechazada') {
  const { id: adopterId } = await makeUser(db)
  const times = { createdAt: daysAgo(8), updatedAt: daysAgo(7.5) }
  const [request] = await db
    .insert(adoptionRequests)
    .values({ petId, adopterId, status, ...times })
    .returning()
  if (!request) throw new Error('The request was not written')
  await db.insert(adoptionRequestEvents).values([
    { requestId: request.id, actorId: adopterId, status: 'enviada', createdAt: times.createdAt },
    { requestId: request.id, actorId: ownerId, status, createdAt: times.updatedAt },
  ])
}

it('every kept page of an owner’s pets shows a new answer rate on the next request', async () => {
  const owner = await makeUser(db)
  const own = [await makePet(db, { ownerId: owner.id }), await makePet(db, { ownerId: owner.id })]
  const rates = () =>
    Promise.all(
      own.map(async ({ id }) => {
        const { text } = await send(`/pet-detail/${id}`)
        return /Responde[^A-Z]*?<strong[^>]*>([^<]+)</.exec(text)?.[1] ?? null
      }),
    )
  for (let count = 0; count < 4; count++) await asked(own[0]?.id ?? 0, owner.id, 'rechazada')
  expect(await rates()).toEqual([null, null])
  await asked(own[1]?.id ?? 0, owner.id, 'en revisión')
  expect((await send('/api/cron/listings', 'GET', SECRET)).status).toBe(200)
  await expect
    .poll(rates, { timeout: 10_000, interval: 20 })
    .toEqual(['4 de 5 solicitudes', '4 de 5 solicitudes'])
})
