import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { pets, reports } from '@/db/schema'
import { petRecord } from '@/lib/pets/edit-record'
import { createPet } from '@/lib/pets/operations/create-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { awaitUploads, receiveUpload } from '@/lib/photos/uploads'
import { recordVersion } from '@/lib/platform/forms/record'
import { makePerson } from '@/tests/support/context'
import { newPet, petInput, photosOf, rowOf } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Sender = Awaited<ReturnType<typeof makePerson>>

/** Sends pictures as the form does. */
async function upload({ ctx }: Sender, ...numbers: number[]): Promise<string[]> {
  const ids: string[] = []
  for (const number of numbers) ids.push((await receiveUpload(ctx, await blots(number))).id)
  await ctx.settle()
  return ids
}
const reportsOf = (petId: number) => db.select().from(reports).where(eq(reports.petId, petId))

describe('the photos of a pet', () => {
  it('photos keep the order of the form, with files last', async () => {
    const me = await makePerson()
    const uploads = (await upload(me, 1, 2)).reverse()
    const { id } = await createPet(me.ctx, { ...(await newPet()), uploads, files: [fileOf(await blots(3))] })
    const hashes = await photosOf(id)
    expect(hashes).toHaveLength(3)
    expect(hashes.slice(0, 2)).toEqual(await awaitUploads(me.ctx, uploads))

    const [fourth = ''] = await upload(me, 4)
    await updatePet(me.ctx, { petId: id, uploads: [fourth, String(hashes[2])] })
    const [settled] = await awaitUploads(me.ctx, [fourth])
    expect(await photosOf(id)).toEqual([settled, hashes[2]])
    // The same picture again is no second photo.
    await updatePet(me.ctx, { petId: id, files: [fileOf(await blots(4))] })
    expect(await photosOf(id)).toEqual([settled, hashes[2]])
  })

  it('a pet takes at most eight photos, and no uploads of somebody else', async () => {
    const [me, stranger] = [await makePerson(), await makePerson()]
    const foreign = await upload(stranger, 5)
    const invalid = { code: 'invalid', fields: { photos: expect.any(String) } }
    await expect(createPet(me.ctx, { ...(await newPet()), uploads: foreign })).rejects.toMatchObject(invalid)
    const unknown = Array.from({ length: 9 }, () => crypto.randomUUID())
    await expect(createPet(me.ctx, { ...(await newPet()), uploads: unknown })).rejects.toMatchObject({
      ...invalid,
      message: 'Puedes publicar hasta 8 fotos',
    })
    expect(await db.$count(pets, eq(pets.ownerId, me.id))).toBe(0)
  })

  it('photos of another account’s pet are reported to staff once', async () => {
    const [first, second] = [await makePerson(), await makePerson()]
    const form = await newPet()
    const original = await createPet(first.ctx, { ...form, uploads: await upload(first, 6) })
    await first.ctx.settle()
    expect(await reportsOf(original.id)).toEqual([])
    const copy = await createPet(second.ctx, { ...form, uploads: await upload(second, 6) })
    await second.ctx.settle()
    expect(await reportsOf(copy.id)).toMatchObject([
      {
        bySystem: true,
        reason: 'fotos repetidas',
        status: 'abierto',
        details: `Las mismas fotos están en ${original.id}.`,
      },
    ])
    await updatePet(second.ctx, { petId: copy.id, name: 'Otra' })
    await second.ctx.settle()
    expect(await reportsOf(copy.id)).toHaveLength(1)
    expect(await reportsOf(original.id)).toEqual([])
  })
})

describe('two tabs with the photos of one pet', () => {
  /** A pet with three photos, and what its form says of them. */
  async function opened() {
    const me = await makePerson()
    const uploads = await upload(me, 21, 22, 23)
    const { id: petId } = await createPet(me.ctx, { ...(await newPet()), uploads })
    const photos = await photosOf(petId)
    const edit = {
      madeFrom: recordVersion({ ...petRecord(petInput(await rowOf(petId))), photos }),
      taken: [],
    }
    return { me, petId, photos, edit }
  }

  it('keep what the other one added, and lose what it took away', async () => {
    const { me, petId, photos, edit } = await opened()
    const [a = '', b = '', c = ''] = photos
    const [added = ''] = await upload(me, 24)
    await updatePet(me.ctx, { petId, edit, uploads: [c, b, added] })
    const between = await photosOf(petId)

    // Left alone, the photos are as the first tab has put them.
    expect(await updatePet(me.ctx, { petId, edit, uploads: photos, name: 'Bruma' })).toMatchObject({
      merged: true,
    })
    expect(await photosOf(petId)).toEqual(between)

    // Changed as well, both changes are there.
    const [mine = ''] = await upload(me, 25)
    expect(await updatePet(me.ctx, { petId, edit, uploads: [mine, a, b] })).toMatchObject({ merged: true })
    const [settled] = await awaitUploads(me.ctx, [mine])
    expect(await photosOf(petId)).toEqual([settled, b, between[2]])
  })

  it('never leave it without any, and say when there are too many together', async () => {
    const { me, petId, photos, edit } = await opened()
    const [a = '', b = '', c = ''] = photos
    await updatePet(me.ctx, { petId, edit, uploads: [a] })
    await updatePet(me.ctx, { petId, edit, uploads: [b, c] })
    expect(await photosOf(petId)).toEqual([a])

    const after = { ...edit, madeFrom: recordVersion({ photos: [a] }) }
    await updatePet(me.ctx, { petId, edit: after, uploads: [a, ...(await upload(me, 26, 27, 28, 29))] })
    const many = updatePet(me.ctx, {
      petId,
      edit: after,
      uploads: [a, ...(await upload(me, 30, 31, 32, 33))],
    })
    await expect(many).rejects.toMatchObject({
      fields: { photos: expect.stringContaining('En otra pestaña se agregaron fotos') },
    })
  })
})
