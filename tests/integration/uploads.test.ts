import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { photoUploads } from '@/db/schema'
import { originalName } from '@/lib/photos/photo-files'
import { listStoredPhotos } from '@/lib/photos/queries'
import { awaitUploads, discardUpload, readUpload, receiveUpload } from '@/lib/photos/uploads'
import { DomainError } from '@/lib/platform/errors'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { processSingleton } from '@/lib/platform/process-singleton'
import { makeContext, makePerson } from '@/tests/support/context'
import { hasFiles, isStored } from '@/tests/support/pets'
import { blots } from '@/tests/support/pictures'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** A header that holds, and nothing whole behind it. */
const cut = async (number: number) => (await blots(number)).subarray(0, 4000)

const uploadRow = async (id: string) =>
  (await db.select().from(photoUploads).where(eq(photoUploads.id, id)))[0]

describe('uploads', () => {
  it('an upload keeps its original until it is processed into a photo', async () => {
    const { ctx } = await makePerson()
    const { id } = await receiveUpload(ctx, await blots(1))
    expect(await readUpload(ctx, id)).toEqual({ id, status: 'processing' })
    expect(await isStored(originalName(id))).toBe(true)
    await ctx.settle()
    const { status, photo, problem } = await readUpload(ctx, id)
    expect([status, problem]).toEqual(['ready', undefined])
    expect(photo).toMatchObject({ width: 900, height: 600, large: `/media/${photo?.hash}-1600.webp` })
    expect(await hasFiles(photo?.hash ?? '')).toEqual([true, true, true, true])
    expect(await isStored(originalName(id))).toBe(false)
  })

  it('a file of the wrong format or size is refused before it is stored', async () => {
    const { id, ctx } = await makePerson()
    await expect(receiveUpload(ctx, Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'invalid' })
    await expect(receiveUpload(ctx, Buffer.alloc(13 << 20))).rejects.toMatchObject({ code: 'too_large' })
    expect(await db.select().from(photoUploads).where(eq(photoUploads.ownerId, id))).toEqual([])
  })

  it('an upload that cannot be decoded fails with a sentence', async () => {
    const { ctx } = await makePerson()
    const { id } = await receiveUpload(ctx, await cut(2))
    await ctx.settle()
    expect(await readUpload(ctx, id)).toEqual({
      id,
      status: 'failed',
      problem: expect.stringContaining('al archivo le falta una parte'),
    })
    expect(await isStored(originalName(id))).toBe(false)
    await expect(awaitUploads(ctx, [id])).rejects.toMatchObject({ fields: { photos: expect.any(String) } })
  })

  it('an upload waits while the file store is away, and fails with a sentence where it is full', async () => {
    const { ctx } = await makePerson()
    for (const [code, status] of [
      ['unavailable', 'processing'],
      ['storage_full', 'failed'],
    ] as const) {
      const { id } = await receiveUpload(ctx, await blots(5))
      const read = vi.spyOn(fileStore, 'get').mockRejectedValueOnce(new DomainError(code, 'Sin archivos.'))
      await ctx.settle().catch(() => {})
      read.mockRestore()
      expect(await readUpload(ctx, id)).toMatchObject({ status })
    }
  })

  it('only its sender can read or discard an upload', async () => {
    const [{ ctx }, stranger] = [await makePerson(), await makePerson()]
    const { id } = await receiveUpload(ctx, await blots(3))
    await ctx.settle()
    await expect(readUpload(stranger.ctx, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(discardUpload(stranger.ctx, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(readUpload(makeContext(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(awaitUploads(stranger.ctx, [id])).rejects.toMatchObject({ code: 'invalid' })
    expect(await awaitUploads(ctx, [id])).toHaveLength(1)
  })

  it('an upload can be discarded while it is processed', async () => {
    const { ctx } = await makePerson()
    const { id } = await receiveUpload(ctx, await blots(4))
    await discardUpload(ctx, id)
    await ctx.settle()
    expect(await isStored(originalName(id))).toBe(false)
    await expect(readUpload(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('an account may have sixteen uploads waiting, and does not block others', async () => {
    const [{ ctx }, other] = [await makePerson(), await makePerson()]
    const photo = await blots(12, 60, 40)
    for (let sent = 0; sent < 16; sent++) await receiveUpload(ctx, photo)
    await expect(receiveUpload(ctx, photo)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 10,
    })
    await receiveUpload(other.ctx, photo)
    await Promise.all([ctx.settle(), other.ctx.settle()])
    await receiveUpload(ctx, photo)
    await ctx.settle()
  })

  it('uploads of an account are limited per hour', async () => {
    const { ctx } = await makePerson()
    const nothing = Buffer.from('x')
    for (let sent = 0; sent < 200; sent++)
      await expect(receiveUpload(ctx, nothing)).rejects.toMatchObject({ code: 'invalid' })
    await expect(receiveUpload(ctx, nothing)).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})

describe('settling uploads', () => {
  it('settling waits for uploads in processing and keeps their order', async () => {
    const { ctx } = await makePerson()
    const ids: string[] = []
    for (const number of [5, 6, 7]) ids.push((await receiveUpload(ctx, await blots(number))).id)
    const asked = awaitUploads(ctx, ids.toReversed())
    await ctx.settle()
    const hashes = await asked
    const ready = await Promise.all(ids.map((id) => readUpload(ctx, id)))
    expect(hashes).toEqual(ready.map(({ photo }) => photo?.hash).toReversed())
    const photos = await listStoredPhotos(db, hashes)
    expect(photos.map(({ hash }) => hash).sort()).toEqual(hashes.toSorted())
  })

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000', "'; drop table users"])(
    'knows nothing of %j',
    async (id) => {
      const { ctx } = await makePerson()
      await expect(awaitUploads(ctx, [id])).rejects.toMatchObject({ fields: { photos: expect.any(String) } })
    },
  )

  it('settling no uploads returns at once', async () => {
    expect(await awaitUploads((await makePerson()).ctx, [])).toEqual([])
  })
})

describe('abandoned uploads', () => {
  /** One that another process has noted and kept, and then nothing. */
  async function leftLying(ownerId: number, original: Buffer | null, ageMs: number) {
    const createdAt = new Date(Date.now() - ageMs)
    const [row] = await db.insert(photoUploads).values({ ownerId, createdAt }).returning()
    const id = row?.id ?? ''
    if (original) await fileStore.put(originalName(id), original, 'application/octet-stream')
    return id
  }

  it('an abandoned upload is resumed when its sender asks for it', async () => {
    const { id: ownerId, ctx } = await makePerson()
    const id = await leftLying(ownerId, await blots(8), 30_000)
    expect(await readUpload(ctx, id)).toEqual({ id, status: 'processing' })
    await ctx.settle()
    expect(await readUpload(ctx, id)).toMatchObject({ status: 'ready' })
  })

  it('an abandoned upload is resumed when it is published', async () => {
    const { id: ownerId, ctx } = await makePerson()
    const id = await leftLying(ownerId, await blots(9), 30_000)
    expect(await awaitUploads(ctx, [id])).toHaveLength(1)
  })

  it('a recent upload of another process is left alone', async () => {
    const { id: ownerId, ctx } = await makePerson()
    const id = await leftLying(ownerId, await blots(10), 5_000)
    await readUpload(ctx, id)
    await ctx.settle()
    expect(await uploadRow(id)).toMatchObject({ status: 'processing', problem: null })
  })

  it('an upload abandoned twice fails', async () => {
    const { id: ownerId, ctx } = await makePerson()
    const id = await leftLying(ownerId, await blots(11), 10 * 60_000)
    await readUpload(ctx, id)
    // The server that took it over dies as well: its work is never done, and another one is asked.
    processSingleton('uploads', () => new Map<string, number>()).delete(id)
    await readUpload(makeContext(ctx.actor), id)
    expect(await readUpload(ctx, id)).toEqual({
      id,
      status: 'failed',
      problem: 'No pudimos procesar la foto. Súbela otra vez.',
    })
  })

  it('an abandoned upload without its original fails', async () => {
    const { id: ownerId, ctx } = await makePerson()
    const id = await leftLying(ownerId, null, 30_000)
    await readUpload(ctx, id)
    await ctx.settle()
    expect(await readUpload(ctx, id)).toMatchObject({ status: 'failed' })
  })
})
