import { expect, it } from 'vitest'
import { makeCheckIns } from '@/db/seed/demo/check-ins'
import { makeStories } from '@/db/seed/demo/stories'
import { generateWorld } from '@/db/seed/demo/world'
import { photoFileNames } from '@/lib/photos/file-names'

it('the demo has three stories of adoptions that went well, each with a copy of a photo, one without a name', async () => {
  const world = generateWorld({ now: new Date('2026-11-20T12:00:00Z'), passwordHash: 'x' })
  const put: string[] = []
  const files = {
    put: async (name: string) => {
      put.push(name)
    },
    get: async () => ({ bytes: Buffer.from('x'), contentType: 'image/webp' }),
    delete: async () => {},
  }
  const looks = { width: 800, height: 600, blur: '' }
  // Pairs of pets share a photo, as those of the demo that look alike do.
  const ofPets = world.pets.map(({ row: { id = 0 } }) => {
    const hash = String(id - (id % 2)).padStart(32, '0')
    return { petId: id, position: 0, hash, ...looks }
  })
  const photos = { stored: ofPets.map(({ hash }) => ({ hash, ...looks, perceptualHash: 1n })), ofPets }
  const checkIns = await makeCheckIns(world, photos.ofPets, files)
  const { told, stored, shown, given } = await makeStories(world, checkIns, photos, files)
  expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(3)
  expect(told.filter(({ name }) => name === null)).toHaveLength(1)
  const concluded = world.adoptions.requests.filter(({ status }) => status === 'concluida')
  const isAnswered = (requestId: number) =>
    checkIns.some((one) => one.requestId === requestId && one.day === 30 && one.answer === 'muy bien')
  for (const { requestId, offeredAt, publishedAt } of told) {
    expect(concluded.map(({ id }) => id)).toContain(requestId)
    expect(isAnswered(requestId)).toBe(true)
    expect(publishedAt?.getTime()).toBeGreaterThan(offeredAt.getTime())
  }
  expect(shown.map((one) => one.hash)).toEqual(stored.map((one) => one.hash))
  expect(new Set(stored.map((one) => one.hash)).size).toBe(3)
  const photoOf = (requestId: number) => {
    const petId = world.adoptions.requests.find(({ id }) => id === requestId)?.petId
    return ofPets.find((one) => one.petId === petId)?.hash
  }
  expect(new Set(told.map(({ requestId }) => photoOf(requestId))).size, 'photos shown').toBe(3)
  for (const one of stored)
    expect(put).toEqual(expect.arrayContaining(Object.values(photoFileNames(one.hash))))
  expect(given).toHaveLength(3)
})
