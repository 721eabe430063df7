import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { petPhotos, photoUploads, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { originalName } from '@/lib/photos/photo-files'
import { listStoredPhotos } from '@/lib/photos/queries'
import { awaitUploads, discardUpload, receiveUpload, storePhotoFile } from '@/lib/photos/uploads'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { later, makePerson } from '@/tests/support/context'
import { hasFiles, isStored } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'
import { showPhoto, storeAt } from '@/tests/support/stored-photos'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const uploadRow = async (id: string) =>
  (await db.select().from(photoUploads).where(eq(photoUploads.id, id)))[0]

it('the sweep removes rows and files a day after it found them unused, and nothing else', async () => {
  const { id, ctx } = await makePerson()
  const [unused, fresh, shown, portrait] = [
    await storeAt(ctx, 20, 30),
    await storeAt(ctx, 21, 20),
    await storeAt(ctx, 22, 30),
    await storeAt(ctx, 23, 30),
  ]
  await showPhoto((await makePet(db)).id, shown)
  await db.update(users).set({ photo: portrait }).where(eq(users.id, id))
  const uploaded = await receiveUpload(ctx, await blots(24))
  await ctx.settle()
  const [awaited = ''] = await awaitUploads(ctx, [uploaded.id])
  await deleteUnusedPhotos(db, new Date())
  for (const hash of [unused, fresh, shown, portrait, awaited])
    expect(await hasFiles(hash)).toEqual([true, true, true, true])
  // A day later the upload is old, and what it became waits for a day from then.
  await deleteUnusedPhotos(db, later(25))
  for (const hash of [unused, fresh]) expect(await hasFiles(hash)).toEqual([false, false, false, false])
  expect(await listStoredPhotos(db, [unused, fresh])).toEqual([])
  expect(await uploadRow(uploaded.id)).toBeUndefined()
  expect(await hasFiles(awaited)).toEqual([true, true, true, true])
  await deleteUnusedPhotos(db, later(50))
  expect(await hasFiles(awaited)).toEqual([false, false, false, false])
  for (const hash of [shown, portrait]) expect(await hasFiles(hash)).toEqual([true, true, true, true])
})

it('a photo shown for years waits for the window of backups once nothing shows it', async () => {
  const { ctx } = await makePerson()
  const hash = await storeAt(ctx, 29, 1000 * 24)
  const pet = await makePet(db)
  await showPhoto(pet.id, hash)
  await deleteUnusedPhotos(db, new Date())
  await db.delete(petPhotos).where(eq(petPhotos.hash, hash))
  await deleteUnusedPhotos(db, later(48))
  await deleteUnusedPhotos(db, later(71))
  expect(await hasFiles(hash)).toEqual([true, true, true, true])
  // Shown again, it waits from the beginning.
  await showPhoto(pet.id, hash)
  await deleteUnusedPhotos(db, later(72))
  await db.delete(petPhotos).where(eq(petPhotos.hash, hash))
  await deleteUnusedPhotos(db, later(73))
  await deleteUnusedPhotos(db, later(96))
  expect(await hasFiles(hash)).toEqual([true, true, true, true])
  await deleteUnusedPhotos(db, later(98))
  expect(await hasFiles(hash)).toEqual([false, false, false, false])
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
  await deleteUnusedPhotos(db, new Date())
  await Promise.all([
    ...Array.from({ length: 4 }, () => deleteUnusedPhotos(db, later(25))),
    storePhotoFile(ctx, fileOf(await blots(28))),
  ])
  expect(await hasFiles(hash)).toEqual([true, true, true, true])
  expect(await listStoredPhotos(db, [hash])).toHaveLength(1)
})
