import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { photoUploads, storedPhotos, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { changePicture } from '@/lib/people/accounts/operations/update-profile'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { originalName } from '@/lib/photos/photo-files'
import { listDuplicatePetIds, listStoredPhotos } from '@/lib/photos/queries'
import { receiveUpload, storePhotoFile, storePhotoFiles } from '@/lib/photos/uploads'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { deleteAccount } from '@/lib/privacy/operations'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { hasFiles, isStored } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'
import { showPhoto, storeAt } from '@/tests/support/stored-photos'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const uploadRow = async (id: string) =>
  (await db.select().from(photoUploads).where(eq(photoUploads.id, id)))[0]

describe('photos of a form', () => {
  it('files of a form are stored in their order', async () => {
    const { ctx } = await makePerson()
    const files = [fileOf(await blots(12)), fileOf(await blots(13))]
    const hashes = await storePhotoFiles(ctx, files)
    expect(await storePhotoFiles(ctx, files.toReversed())).toEqual(hashes.toReversed())
  })

  it('a file that is no photo is refused under the field photos', async () => {
    const { ctx } = await makePerson()
    await expect(storePhotoFiles(ctx, [fileOf(Buffer.from('x'))])).rejects.toMatchObject({
      code: 'invalid',
      fields: { photos: expect.stringContaining('No pudimos leer la foto') },
    })
    await expect(storePhotoFiles(makeContext(), [])).resolves.toEqual([])
    await expect(storePhotoFiles(makeContext(), [fileOf(await blots(1))])).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  it('files of twenty concurrent senders are all stored', async () => {
    const senders = await Promise.all(Array.from({ length: 20 }, () => makePerson()))
    const pictures = await Promise.all([14, 15, 16, 17].map((number) => blots(number, 300, 200)))
    const hashes = await Promise.all(
      senders.map(({ ctx }, index) =>
        storePhotoFile(ctx, fileOf(pictures[index % pictures.length] ?? Buffer.alloc(0))),
      ),
    )
    expect(new Set(hashes).size).toBe(4)
    for (const hash of hashes) expect(await hasFiles(hash)).toEqual([true, true, true, true])
  })
})

it('storing a photo again completes a row without dimensions', async () => {
  const { ctx } = await makePerson()
  const rowOf = (hash: string) => db.select().from(storedPhotos).where(eq(storedPhotos.hash, hash))
  const hash = await storeAt(ctx, 60, 30)
  const [whole] = await rowOf(hash)
  await db
    .update(storedPhotos)
    .set({ width: 0, height: 0, blur: '', perceptualHash: 0n })
    .where(eq(storedPhotos.hash, hash))
  expect(await storeAt(ctx, 60, 1)).toBe(hash)
  expect(await rowOf(hash)).toEqual([{ ...whole, createdAt: expect.any(Date) }])
})

describe('copies', () => {
  it('resized and re-encoded copies are found on other accounts’ pets only', async () => {
    const [{ id, ctx }, thief] = [await makePerson(), await makePerson()]
    const original = await blots(30, 1600, 1200)
    const [own, other] = [await makePet(db, { ownerId: id }), await makePet(db)]
    await showPhoto(own.id, await storePhotoFile(ctx, fileOf(original)))
    await showPhoto(other.id, await storePhotoFile(ctx, fileOf(await blots(31, 1600, 1200))))
    const taken = [
      original,
      await sharp(original).resize(700).jpeg({ quality: 40 }).toBuffer(),
      await sharp(original).webp({ quality: 60 }).toBuffer(),
      await sharp(original).modulate({ brightness: 1.1 }).png().toBuffer(),
    ]
    for (const bytes of taken) {
      const hash = await storePhotoFile(thief.ctx, fileOf(bytes))
      expect(await listDuplicatePetIds(db, [hash], thief.id)).toEqual([own.id])
      expect(await listDuplicatePetIds(db, [hash], id)).toEqual([])
    }
    const honest = await storePhotoFile(thief.ctx, fileOf(await blots(32)))
    expect(await listDuplicatePetIds(db, [honest], thief.id)).toEqual([])
    expect(await listDuplicatePetIds(db, [], thief.id)).toEqual([])
  })

  it('pictures without contrast are no copies of each other', async () => {
    const { ctx } = await makePerson()
    const plain = (background: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
    await showPhoto((await makePet(db)).id, await storePhotoFile(ctx, fileOf(await plain('#204060'))))
    const hash = await storePhotoFile(ctx, fileOf(await plain('#a0a0a0')))
    expect(await listDuplicatePetIds(db, [hash], 0)).toEqual([])
  })
})

describe('the picture of an account', () => {
  it('an account’s picture is registered, and the sweep removes its predecessor', async () => {
    const { id, ctx } = await makePerson()
    const pictureOf = async () =>
      (await db.select({ photo: users.photo }).from(users).where(eq(users.id, id)))[0]?.photo ?? ''
    await changePicture(ctx, fileOf(await blots(40)))
    const first = await pictureOf()
    await changePicture(ctx, fileOf(await blots(41)))
    const second = await pictureOf()
    expect(await listStoredPhotos(db, [first, second])).toHaveLength(2)
    await deleteUnusedPhotos(db, new Date())
    await deleteUnusedPhotos(db, later(25))
    expect(await hasFiles(first)).toEqual([false, false, false, false])
    expect(await hasFiles(second)).toEqual([true, true, true, true])
    await changePicture(ctx, null)
    await deleteUnusedPhotos(db, later(25))
    await deleteUnusedPhotos(db, later(50))
    expect(await hasFiles(second)).toEqual([false, false, false, false])
  })

  it('what is wrong with a file is said at its field, and of several which it is', async () => {
    const { ctx } = await makePerson()
    const [good, paper] = [fileOf(await blots(44)), new File(['%PDF-1.7'], 'carnet.pdf')]
    await expect(changePicture(ctx, paper)).rejects.toMatchObject({
      code: 'invalid',
      fields: { photo: expect.stringMatching(/^El archivo es un PDF/) },
    })
    await expect(storePhotoFiles(ctx, [good, paper])).rejects.toMatchObject({
      fields: { photos: expect.stringMatching(/^“carnet\.pdf”: El archivo es un PDF/) },
    })
    await expect(storePhotoFiles(ctx, [new File([], 'luna.jpg')])).rejects.toMatchObject({
      fields: { photos: expect.stringMatching(/^El archivo está en blanco/) },
    })
  })

  it('deleting an account removes its picture and waiting originals', async () => {
    const { ctx } = await makePerson()
    const done = await receiveUpload(ctx, await blots(43))
    await ctx.settle()
    await fileStore.put(originalName(done.id), Buffer.from('left behind'), 'application/octet-stream')
    const waiting = await receiveUpload(ctx, await blots(42))
    await deleteAccount(ctx, { password: '' })
    await ctx.settle()
    for (const { id } of [done, waiting]) {
      expect(await isStored(originalName(id))).toBe(false)
      expect(await uploadRow(id)).toBeUndefined()
    }
  })

  it('deleting an account removes its photos at once, but for those that others show', async () => {
    const { id, ctx } = await makePerson()
    await changePicture(ctx, fileOf(await blots(44)))
    const [portrait] = await db.select({ hash: users.photo }).from(users).where(eq(users.id, id))
    const [own, common] = [await storeAt(ctx, 45, 1), await storeAt(ctx, 46, 1)]
    const pet = await makePet(db, { ownerId: id })
    await showPhoto(pet.id, own)
    await showPhoto(pet.id, common, 1)
    await showPhoto((await makePet(db)).id, common)
    await deleteAccount({ ...ctx, now: later(1) }, { password: '' })
    await ctx.settle()
    for (const hash of [portrait?.hash ?? '', own]) {
      expect(await hasFiles(hash)).toEqual([false, false, false, false])
      expect(await listStoredPhotos(db, [hash])).toEqual([])
    }
    expect(await hasFiles(common)).toEqual([true, true, true, true])
  })
})
