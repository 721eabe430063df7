import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { petPhotos, photoUploads, storedPhotos, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { changePicture } from '@/lib/accounts/operations/update-profile'
import { fileStore } from '@/lib/integrations/files/store'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { originalName } from '@/lib/photos/photo-files'
import { listDuplicatePetIds, listStoredPhotos } from '@/lib/photos/queries'
import {
  awaitUploads,
  discardUpload,
  receiveUpload,
  storePhotoFile,
  storePhotoFiles,
} from '@/lib/photos/uploads'
import { deleteAccount } from '@/lib/privacy/operations'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { hasFiles, isStored } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'

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

/** A photo as the world knows it, at the hour it was stored. */
async function storeAt(ctx: ReturnType<typeof makeContext>, number: number, hoursAgo: number) {
  const hash = await storePhotoFile(ctx, fileOf(await blots(number)))
  await db
    .update(storedPhotos)
    .set({ createdAt: later(-hoursAgo) })
    .where(eq(storedPhotos.hash, hash))
  return hash
}

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

const show = (petId: number, hash: string, position = 0) =>
  db.insert(petPhotos).values({ petId, position, hash, width: 900, height: 600, blur: '' })

describe('the sweep', () => {
  it('the sweep removes rows and files unused for a day, and nothing else', async () => {
    const { id, ctx } = await makePerson()
    const [unused, fresh, shown, portrait] = [
      await storeAt(ctx, 20, 30),
      await storeAt(ctx, 21, 20),
      await storeAt(ctx, 22, 30),
      await storeAt(ctx, 23, 30),
    ]
    await show((await makePet(db)).id, shown)
    await db.update(users).set({ photo: portrait }).where(eq(users.id, id))
    const uploaded = await receiveUpload(ctx, await blots(24))
    await ctx.settle()
    const [awaited = ''] = await awaitUploads(ctx, [uploaded.id])
    await deleteUnusedPhotos(db, new Date())
    expect(await hasFiles(unused)).toEqual([false, false, false, false])
    expect(await listStoredPhotos(db, [unused])).toEqual([])
    for (const hash of [fresh, shown, portrait, awaited])
      expect(await hasFiles(hash)).toEqual([true, true, true, true])
    // A day later the upload is old, and what it became was never used.
    await deleteUnusedPhotos(db, later(25))
    expect(await uploadRow(uploaded.id)).toBeUndefined()
    expect(await hasFiles(awaited)).toEqual([false, false, false, false])
    for (const hash of [shown, portrait]) expect(await hasFiles(hash)).toEqual([true, true, true, true])
  })

  it('the sweep removes originals that never became a photo', async () => {
    const { ctx } = await makePerson()
    const { id } = await receiveUpload(ctx, await blots(25))
    await deleteUnusedPhotos(db, later(25))
    expect(await isStored(originalName(id))).toBe(false)
    expect(await uploadRow(id)).toBeUndefined()
    await ctx.settle()
  })

  it('the sweep goes on after a file it cannot remove, and retries it next time', async () => {
    const { ctx } = await makePerson()
    const [stuck, other] = [
      await receiveUpload(ctx, await blots(50)),
      await receiveUpload(ctx, await blots(51)),
    ]
    const remove = fileStore.delete
    const failing = vi.spyOn(fileStore, 'delete').mockImplementation(async (name) => {
      if (name === originalName(stuck.id)) throw new Error('The store does not answer')
      await remove(name)
    })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await deleteUnusedPhotos(db, later(25))
    expect(log).toHaveBeenCalledOnce()
    expect([await uploadRow(stuck.id), await uploadRow(other.id)]).toEqual([expect.anything(), undefined])
    failing.mockRestore()
    log.mockRestore()
    await deleteUnusedPhotos(db, later(25))
    expect(await isStored(originalName(stuck.id))).toBe(false)
    expect(await uploadRow(stuck.id)).toBeUndefined()
    await ctx.settle()
  })

  it('the sweep leaves a photo alone that was just stored again or is about to be used', async () => {
    const { ctx } = await makePerson()
    const again = await storeAt(ctx, 26, 30)
    await storePhotoFile(ctx, fileOf(await blots(26)))
    const upload = await receiveUpload(ctx, await blots(27))
    await ctx.settle()
    const asked = await storeAt(ctx, 27, 30)
    await awaitUploads(ctx, [upload.id])
    await discardUpload(ctx, upload.id)
    await deleteUnusedPhotos(db, new Date())
    for (const hash of [again, asked]) expect(await hasFiles(hash)).toEqual([true, true, true, true])
  })

  it('concurrent sweeps never remove a photo that is stored again meanwhile', async () => {
    const { ctx } = await makePerson()
    const hash = await storeAt(ctx, 28, 30)
    await Promise.all([
      ...Array.from({ length: 4 }, () => deleteUnusedPhotos(db, new Date())),
      storePhotoFile(ctx, fileOf(await blots(28))),
    ])
    expect(await hasFiles(hash)).toEqual([true, true, true, true])
    expect(await listStoredPhotos(db, [hash])).toHaveLength(1)
  })
})

describe('copies', () => {
  it('resized and re-encoded copies are found on other accounts’ pets only', async () => {
    const [{ id, ctx }, thief] = [await makePerson(), await makePerson()]
    const original = await blots(30, 1600, 1200)
    const [own, other] = [await makePet(db, { ownerId: id }), await makePet(db)]
    await show(own.id, await storePhotoFile(ctx, fileOf(original)))
    await show(other.id, await storePhotoFile(ctx, fileOf(await blots(31, 1600, 1200))))
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
    await show((await makePet(db)).id, await storePhotoFile(ctx, fileOf(await plain('#204060'))))
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
    await deleteUnusedPhotos(db, later(25))
    expect(await hasFiles(first)).toEqual([false, false, false, false])
    expect(await hasFiles(second)).toEqual([true, true, true, true])
    await changePicture(ctx, null)
    await deleteUnusedPhotos(db, later(25))
    expect(await hasFiles(second)).toEqual([false, false, false, false])
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
})
