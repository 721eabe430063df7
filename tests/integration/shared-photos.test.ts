import { describe, expect, it, vi } from 'vitest'
import { createPet } from '@/lib/pets/operations/create-pet'
import { listSharedPhotos, receiveSharedPhotos, withSharedPhotos } from '@/lib/pets/shared-photos'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { readUpload } from '@/lib/photos/uploads'
import { makePerson } from '@/tests/support/context'
import { newPet } from '@/tests/support/pets'
import { blots } from '@/tests/support/pictures'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

function shared(...files: (Buffer | string)[]): Request {
  const body = new FormData()
  for (const file of files) body.append('photos', new File([new Uint8Array(Buffer.from(file))], 'a.jpg'))
  return new Request('http://site/create-pet/fotos', { method: 'POST', body })
}

describe('photos shared from a gallery', () => {
  it('become uploads of the account, in their order, that begin a listing', async () => {
    const { id: ownerId, ctx } = await makePerson()
    const { ids, areAll } = await receiveSharedPhotos(ctx, shared(await blots(1), await blots(2)))
    expect([ids.length, areAll]).toEqual([2, true])
    await ctx.settle()
    expect((await readUpload(ctx, ids[1] ?? '')).status).toBe('ready')
    const { searchParams } = new URL(withSharedPhotos(ids), 'http://site')
    expect(await listSharedPhotos(ctx.db, ownerId, searchParams.get('fotos') ?? '')).toEqual(ids)
  })

  it('what is no photo, or one too many, is left out and said', async () => {
    const { ctx } = await makePerson()
    const photo = await blots(3)
    const some = await receiveSharedPhotos(ctx, shared('<svg/>', photo))
    expect([some.ids.length, some.areAll]).toEqual([1, false])
    await ctx.settle()
    const many = await receiveSharedPhotos(
      ctx,
      shared(...Array.from({ length: MAX_PET_PHOTOS + 1 }, () => photo)),
    )
    expect([many.ids.length, many.areAll]).toEqual([MAX_PET_PHOTOS, false])
    await ctx.settle()
    expect(await receiveSharedPhotos(ctx, shared(Buffer.alloc(14 << 20)))).toEqual({ ids: [], areAll: false })
  })

  it('are offered for one pet: the address, opened again, begins a new listing without them', async () => {
    const { id: ownerId, ctx, newContext } = await makePerson()
    const { ids } = await receiveSharedPhotos(ctx, shared(await blots(5), await blots(6)))
    await ctx.settle()
    const [used = '', free = ''] = ids
    await createPet(newContext(), { ...(await newPet()), uploads: [used], files: undefined })
    expect(await listSharedPhotos(ctx.db, ownerId, ids.join(','))).toEqual([free])
  })

  it('a second pet with photos of the first is not published, and its form is told', async () => {
    const { ctx, newContext } = await makePerson()
    const { ids } = await receiveSharedPhotos(ctx, shared(await blots(7)))
    await ctx.settle()
    const luna = { ...(await newPet({ name: 'Luna' })), uploads: ids, files: undefined }
    const { id } = await createPet(newContext(), luna)
    expect(await createPet(newContext(), luna)).toEqual({ id, holdReason: null })
    expect(await createPet(newContext(), { ...luna, name: 'Sol' })).toEqual({
      id,
      holdReason: null,
      isOther: true,
    })
  })

  it('are shown to nobody else by their address, nor is what is no upload', async () => {
    const [me, other] = [await makePerson(), await makePerson()]
    const { ids } = await receiveSharedPhotos(me.ctx, shared(await blots(4)))
    await me.ctx.settle()
    const said = [...ids, ...ids, '%00', "' or 1=1", crypto.randomUUID()].join(',')
    expect(await listSharedPhotos(me.ctx.db, me.id, said)).toEqual(ids)
    expect(await listSharedPhotos(other.ctx.db, other.id, said)).toEqual([])
    expect(await listSharedPhotos(me.ctx.db, me.id, ids)).toEqual([])
  })
})
