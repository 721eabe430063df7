import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, type OwnedDb } from '@/db/client'
import { resumeMail } from '@/lib/platform/outbox/pace-operations'
import { RESEND_KEY, ResendServer } from '@/tests/support/fakes/resend-server'
import { registerMany, startOwnServer } from '@/tests/support/own-server'

let service: ResendServer
let site: Awaited<ReturnType<typeof startOwnServer>>
let db: OwnedDb

beforeAll(async () => {
  service = await new ResendServer().start()
  site = await startOwnServer('.next-test', 'outage', {
    RESEND_API_KEY: RESEND_KEY,
    RESEND_BASE_URL: service.url,
    MAIL_PER_SECOND: '100',
  })
  db = createDb(site.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await db?.$client.end()
  await site?.stop()
  await service?.stop()
})

/** Whether the provider has been asked again since. */
const asked = async (before: number) =>
  expect.poll(() => service.keys.length, { timeout: 45_000 }).toBeGreaterThan(before)

/** `npm run bench -- mail` measures how long they take. */
it('registrations do not wait for a failing mail provider, and every mail arrives once after it recovers', async () => {
  const before = await registerMany(site.url, 4)
  service.behaviour = 'lost'
  const lost = await registerMany(site.url, 8)
  await asked(4)
  const asksLost = service.keys.length
  service.behaviour = 'silent'
  // Pauses double: on a slow machine the first outage's may be longer than this test.
  await resumeMail(db)
  // A registration that waits for the provider is answered only after the request for its own mail has been given up.
  const waited: string[] = []
  const silent = await registerMany(site.url, 20, {
    onAnswer: (email) => {
      if (service.abandoned.includes(email)) waited.push(email)
    },
  })
  await asked(asksLost)
  expect(waited).toEqual([])
  service.behaviour = 'healthy'

  const everybody = [...before, ...lost, ...silent]

  const wanted = everybody.map(({ email }) => email).toSorted()
  // Where registering takes long, the hourly maintenance writes to people of the demo meanwhile.
  const reached = () => service.recipients.filter((email) => email.startsWith('multitud-')).toSorted()
  await expect.poll(() => reached().length, { timeout: 90_000 }).toBe(wanted.length)
  expect(reached()).toEqual(wanted)
  // Those whose answer was lost were sent again, under the same key.
  expect(service.keys.length).toBeGreaterThan(new Set(service.keys).size)
  expect(new Set(service.keys).size).toBe(service.delivered.length)
  for (const email of wanted) expect(site.output()).not.toContain(email)
}, 240_000)
