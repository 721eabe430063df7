import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type OwnedDb } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, stories, storyPhotos } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { offerStory, withdrawStory } from '@/lib/adoption/story-offers/operations'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { publishStory } from '@/lib/moderation/staff/stories/operations'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { DAY_MS } from '@/lib/text/durations'
import { makeContext, staffActor } from '@/tests/support/context'
import { startOwnServer } from '@/tests/support/own-server'
import { blots } from '@/tests/support/pictures'

/** The promise is a second; this is what a busy machine is given to answer at all these places. */
const SOON = { timeout: 2500, interval: 20 }

/** No story of the demo says it. */
const TEXT = 'Zarpó con nosotros el primer verano y desde entonces duerme junto al ancla.'

let a: Awaited<ReturnType<typeof startOwnServer>>
let b: { url: string }
let db: OwnedDb
let foundationId: number
let adopter: { id: number }
let staff: { id: number }
let requestId: number

beforeAll(async () => {
  const settings = { AUTH_SECRET: process.env.AUTH_SECRET ?? '' }
  a = await startOwnServer('.next-test', 'stories', settings)
  db = createDb(a.databaseUrl, { max: 2 })
  foundationId = (await makeFoundation(db)).user.id
  adopter = await makeUser(db, { name: 'Amparo' })
  staff = await makeUser(db, { role: 'admin' })
  const pet = await makePet(db, { ownerId: foundationId, name: 'Almirante', status: 'adoptado' })
  requestId = await addHappyAdoption(pet.id)
  b = await a.startSibling({})
}, 120_000)

afterAll(async () => {
  await db?.$client.end()
  await a?.stop()
})

/** After a month the adopter said that it goes very well, with a photo. */
async function addHappyAdoption(petId: number): Promise<number> {
  const at = new Date(Date.now() - 35 * DAY_MS)
  const [request] = await db
    .insert(adoptionRequests)
    .values({ petId, adopterId: adopter.id, status: 'concluida', createdAt: at, updatedAt: at })
    .returning()
  const photo = `check-ins/${randomUUID()}.jpg`
  await fileStore.put(photo, await blots(77, 900, 700), 'image/jpeg')
  const answered = { sentAt: new Date(), answeredAt: new Date(), answer: 'muy bien' as const }
  await db.insert(adoptionCheckIns).values({ requestId: request?.id ?? 0, day: 30, ...answered, photo })
  return request?.id ?? 0
}

const asAdopter = () => makeContext({ kind: 'user', id: adopter.id, confirmed: true }, { db })
const asStaff = () => makeContext(staffActor(staff.id), { db })

/** Offers the story, lets staff publish it, and withdraws it again. */
async function publish(): Promise<{ photo: string }> {
  await offerStory(asAdopter(), { requestId, text: TEXT, named: 'si', photos: [30], consent: 1 })
  const [story] = await db.select().from(stories).where(eq(stories.requestId, requestId))
  await publishStory(asStaff(), { id: story?.id ?? 0 })
  const [photo] = await db
    .select()
    .from(storyPhotos)
    .where(eq(storyPhotos.storyId, story?.id ?? 0))
  return { photo: `/media/${photo?.hash}-1600.webp` }
}

async function read(url: string, rsc = false) {
  // The framework redirects a request for flight data to the address with the hash of its headers.
  const answer = await fetch(url, { headers: rsc ? { rsc: '1' } : {} })
  return { status: answer.status, text: await answer.text() }
}

/** Where the two instances still show it. */
async function seenAt(photo: string): Promise<string[]> {
  const pages = ['/finales-felices', `/foundation/${foundationId}`]
  const seen = [a.url, b.url].flatMap((url, at) => [
    ...pages.flatMap((path) =>
      [false, true].map(async (rsc) => {
        const { text } = await read(url + path, rsc)
        const shown = [text.includes(TEXT) && 'text', text.includes(photo) && 'photo'].filter(Boolean)
        return shown.length > 0 ? `${at}: ${rsc ? 'flight of ' : ''}${path} with ${shown.join(', ')}` : []
      }),
    ),
    (async () => ((await read(url + photo)).status === 200 ? `${at}: the photo` : []))(),
  ])
  return (await Promise.all(seen)).flat()
}

const EVERYWHERE = [0, 1].flatMap((at) => [
  ...['/finales-felices', `/foundation/`].flatMap((path) => [
    `${at}: ${path} with text, photo`,
    `${at}: flight of ${path} with text, photo`,
  ]),
  `${at}: the photo`,
])
const shown = async (photo: string) =>
  (await seenAt(photo)).map((at) => at.replace(/(foundation\/)\d+/, '$1'))

describe('a published story on two instances', () => {
  it('is gone with its photo from both once its adopter withdraws it', async () => {
    for (const url of [a.url, b.url]) expect((await read(`${url}/finales-felices`)).text).not.toContain(TEXT)
    const { photo } = await publish()
    await expect.poll(() => shown(photo), SOON).toEqual(EVERYWHERE)
    const leaving = asAdopter()
    await withdrawStory(leaving, { requestId })
    await leaving.settle()
    await expect.poll(() => shown(photo), SOON).toEqual([])
    for (const url of [a.url, b.url]) {
      expect((await read(url + photo)).status).toBe(404)
      expect((await read(`${url}/foundation/${foundationId}`)).text).not.toContain('id="finales-felices"')
    }
  }, 60_000)

  it('is hidden by both while its adopter is blocked', async () => {
    const { photo } = await publish()
    await expect.poll(() => shown(photo), SOON).toEqual(EVERYWHERE)
    const decision = { accountId: adopter.id, reason: 'Lo pidió quien la contó.', password: '' }
    await blockAccount(asStaff(), decision)
    await expect
      .poll(async () => (await shown(photo)).filter((at) => !at.endsWith('the photo')), SOON)
      .toEqual([])
    await unblockAccount(asStaff(), decision)
    await expect.poll(() => shown(photo), SOON).toEqual(EVERYWHERE)
  }, 60_000)
})
