import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { petPhotos, pets, storageReservations, storedPhotos } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { storePhotoFile } from '@/lib/photos/uploads'
import { reserveStorage } from '@/lib/platform/files/operations/storage'
import { measureStorage } from '@/lib/platform/files/queries'
import { makeContext } from '@/tests/support/context'
import { blots } from '@/tests/support/pictures'

const MEGABYTE = 1024 * 1024
const now = new Date()

/** A pet of that account that shows a new photo of that size. */
async function showPhoto(ownerId: number, bytes: number | null): Promise<number> {
  const pet = await makePet(db, { ownerId })
  await db.delete(petPhotos).where(eq(petPhotos.petId, pet.id))
  const hash = crypto.randomUUID().replaceAll('-', '')
  const photo = { hash, width: 4, height: 3, blur: '' }
  const random = BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`))
  await db.insert(storedPhotos).values({ ...photo, bytes, perceptualHash: random })
  await db.insert(petPhotos).values({ ...photo, petId: pet.id, position: 0 })
  return pet.id
}

describe('the room of an account', () => {
  it('is taken by the photos of its pets, also of withdrawn ones, and by nobody else’s', async () => {
    const [{ id }, other] = [await makeUser(db), await makeUser(db)]
    await showPhoto(id, 3 * MEGABYTE)
    await showPhoto(other.id, 3 * MEGABYTE)
    const withdrawn = await showPhoto(id, 2 * MEGABYTE)
    await db.update(pets).set({ status: 'inactivo' }).where(eq(pets.id, withdrawn))
    expect(await measureStorage(db, id, now)).toBe(5 * MEGABYTE)
    await showPhoto(id, null)
    expect(await measureStorage(db, id, now)).toBe(5 * MEGABYTE + 300 * 1024)
  })

  it('ends with a sentence that says how much is used, and a deleted photo makes room', async () => {
    const { id } = await makeUser(db)
    const petId = await showPhoto(id, 9 * MEGABYTE)
    const reserve = () => reserveStorage(db, { ownerId: id, bytes: 2 * MEGABYTE, now, quota: 10 * MEGABYTE })
    await expect(reserve()).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringMatching(/ocupan 9 MB de los 10 MB .* Quita fotos/),
    })
    await db.delete(petPhotos).where(eq(petPhotos.petId, petId))
    await reserve()
  })

  it('is not exceeded by uploads that come at once', async () => {
    const { id } = await makeUser(db)
    const uploads = Array.from({ length: 20 }, () =>
      reserveStorage(db, { ownerId: id, bytes: MEGABYTE, now, quota: 5 * MEGABYTE }),
    )
    const results = await Promise.allSettled(uploads)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await measureStorage(db, id, now)).toBe(5 * MEGABYTE)
    const later = new Date(now.getTime() + 11 * 60_000)
    expect(await measureStorage(db, id, later)).toBe(0)
    await reserveStorage(db, { ownerId: id, bytes: MEGABYTE, now: later, quota: 5 * MEGABYTE })
    expect(
      await db.select().from(storageReservations).where(eq(storageReservations.ownerId, id)),
    ).toHaveLength(1)
  })

  it('is larger for a foundation than for a person', async () => {
    const [person, foundation] = [await makeUser(db), (await makeFoundation(db)).user]
    const gigabyte = 1000 * MEGABYTE
    await expect(reserveStorage(db, { ownerId: person.id, bytes: gigabyte, now })).rejects.toMatchObject({
      code: 'too_large',
    })
    await reserveStorage(db, { ownerId: foundation.id, bytes: gigabyte, now })
  })

  it('counts the bytes of a stored photo, and is asked for before one is', async () => {
    const { id } = await makeUser(db)
    const ctx = makeContext({ kind: 'user', id, confirmed: true })
    const file = new File([new Uint8Array(await blots(77, 900, 700))], 'luna.jpg')
    const hash = await storePhotoFile(ctx, file)
    const [photo] = await db.select().from(storedPhotos).where(eq(storedPhotos.hash, hash))
    expect(photo?.bytes).toBeGreaterThan(1000)
    await reserveStorage(db, { ownerId: id, bytes: 499 * MEGABYTE, now })
    await expect(storePhotoFile(ctx, file)).rejects.toMatchObject({ code: 'too_large' })
  })
})
