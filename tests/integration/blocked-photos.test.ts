import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { expensePhotos, petPhotos, pets, storedPhotos, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { removePet, unblockPetPhotos } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { createPet } from '@/lib/pets/operations/create-pet'
import { sweepBlockedPhotos } from '@/lib/photos/block-operations'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import { awaitUploads, readUpload, receiveUpload } from '@/lib/photos/uploads'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { makeExpense } from '@/tests/support/expenses'
import { mailsTo } from '@/tests/support/outbox'
import { hasFiles, newPet, photosOf } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'
import { report } from '@/tests/support/reports'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const NONE = [false, false, false, false]
const ALL = [true, true, true, true]
const REASON = 'Las fotos son de otra persona.'

type Publisher = Awaited<ReturnType<typeof makePerson>>

const publish = async ({ newContext }: Publisher, ...pictures: Buffer[]) =>
  (await createPet(newContext(), { ...(await newPet()), files: pictures.map((bytes) => fileOf(bytes)) })).id

/** Takes a reported pet down with its photos. */
async function block(petId: number) {
  await report(petId)
  const ctx = makeContext(staffActor(5))
  const seen = (await findPetModeration(db, petId))?.seen ?? ''
  await removePet(ctx, { petId, seen, reason: REASON, blockPhotos: 'si' })
  await ctx.settle()
  return ctx
}

describe('blocking the photos of a pet', () => {
  it('deletes their files, takes them from all pets of the owner and is audited', async () => {
    const owner = await makePerson()
    const [picture, other] = [await blots(501), await blots(502)]
    const [taken, second] = [await publish(owner, picture, other), await publish(owner, picture)]
    const hashes = await photosOf(taken)
    expect(await hasFiles(hashes[0] ?? '')).toEqual(ALL)
    const ctx = await block(taken)
    for (const hash of hashes) expect(await hasFiles(hash)).toEqual(NONE)
    expect([await photosOf(taken), await photosOf(second)]).toEqual([[], []])
    expect(ctx.expired).toContain(`pet:${second}`)
    expect(await listAudit(`pet:${taken}`)).toMatchObject([
      { action: 'listing.remove', reason: REASON },
      { action: 'photos.block', detail: { count: 2 } },
    ])
  })

  it('refuses the same picture and a smaller copy from anybody, with a sentence', async () => {
    const picture = await blots(503)
    await block(await publish(await makePerson(), picture))
    const thief = await makePerson()
    const sentence = /retiró esta foto/
    await expect(publish(thief, picture)).rejects.toMatchObject({
      code: 'invalid',
      fields: { photos: expect.stringMatching(sentence) },
    })
    const copy = await sharp(picture).resize(600).jpeg({ quality: 70 }).toBuffer()
    await expect(publish(thief, copy)).rejects.toMatchObject({
      fields: { photos: expect.stringMatching(sentence) },
    })
    const { id } = await receiveUpload(thief.ctx, copy)
    await thief.ctx.settle()
    expect(await readUpload(thief.ctx, id)).toMatchObject({
      status: 'failed',
      problem: expect.stringMatching(sentence),
    })
    await expect(publish(thief, await blots(504))).resolves.toBeGreaterThan(0)
  })

  it('refuses an upload that was accepted before and is published after', async () => {
    const picture = await blots(505)
    const [owner, other] = [await makePerson(), await makePerson()]
    const { id } = await receiveUpload(other.ctx, picture)
    await other.ctx.settle()
    await awaitUploads(other.ctx, [id])
    await block(await publish(owner, picture))
    await expect(createPet(other.newContext(), { ...(await newPet()), uploads: [id] })).rejects.toMatchObject(
      { code: 'invalid' },
    )
  })

  it('leaves a picture that another account shows, which may be whose it is', async () => {
    const picture = await blots(506)
    const [victim, thief] = [await makePerson(), await makePerson()]
    const original = await publish(victim, picture)
    await block(await publish(thief, picture))
    const [hash = ''] = await photosOf(original)
    expect(await hasFiles(hash)).toEqual(ALL)
    const [row] = await db.select().from(storedPhotos).where(eq(storedPhotos.hash, hash))
    expect(row?.blockedAt).toBeNull()
  })

  it('leaves a picture of another account whose listing is withdrawn, unless staff took that one down, too', async () => {
    const [picture, stolen] = [await blots(513), await blots(514)]
    const [victim, thief, accomplice] = [await makePerson(), await makePerson(), await makePerson()]
    // What the first publishes after that removal, staff see before anybody can report it.
    const another = await makePerson()
    const original = await publish(victim, picture)
    await db.update(pets).set({ status: 'inactivo' }).where(eq(pets.id, original))
    await block(await publish(thief, picture))
    const [hash = ''] = await photosOf(original)
    expect(await hasFiles(hash)).toEqual(ALL)
    const copy = await publish(accomplice, stolen)
    const first = await publish(another, stolen)
    await report(copy)
    const seen = (await findPetModeration(db, copy))?.seen ?? ''
    await removePet(makeContext(staffActor(5)), { petId: copy, seen, reason: REASON })
    const [taken = ''] = await photosOf(copy)
    await block(first)
    expect(await hasFiles(taken)).toEqual(NONE)
  })

  it('takes them from the expenses of a foundation, and leaves what is another one’s invoice', async () => {
    const { user } = await makeFoundation(db)
    const pet = await publish(await makePerson(), await blots(511))
    const theirs = await publish(await makePerson(), await blots(512))
    await db.update(pets).set({ ownerId: user.id }).where(eq(pets.id, pet))
    const [[own = ''], [other = '']] = [await photosOf(pet), await photosOf(theirs)]
    const invoiceOf = async (foundationId: number, hash: string) => {
      const expenseId = await makeExpense({ foundationId })
      await db.insert(expensePhotos).values({ expenseId, position: 0, hash })
    }
    await invoiceOf(user.id, own)
    await invoiceOf(user.id, other)
    await block(pet)
    await block(theirs)
    expect(await Promise.all([own, other].map(hasFiles))).toEqual([NONE, ALL])
    const kept = inArray(expensePhotos.hash, [own, other])
    expect(await db.select().from(expensePhotos).where(kept)).toMatchObject([{ hash: other }])
  })

  it('without asking for it removing a pet keeps its photos', async () => {
    const owner = await makePerson()
    const petId = await publish(owner, await blots(507))
    await report(petId)
    const seen = (await findPetModeration(db, petId))?.seen ?? ''
    await removePet(makeContext(staffActor(5)), { petId, seen, reason: REASON })
    expect(await db.$count(petPhotos, eq(petPhotos.petId, petId))).toBe(1)
  })

  it('maintenance remembers blocked photos, and deletes files that a crash left', async () => {
    const petId = await publish(await makePerson(), await blots(508))
    const [hash = ''] = await photosOf(petId)
    await report(petId)
    const seen = (await findPetModeration(db, petId))?.seen ?? ''
    // The process dies before its deferred tasks.
    await removePet(makeContext(staffActor(5)), { petId, seen, reason: REASON, blockPhotos: 'si' })
    expect(await hasFiles(hash)).toEqual(ALL)
    await sweepBlockedPhotos(db, new Date())
    expect(await hasFiles(hash)).toEqual(NONE)
    await deleteUnusedPhotos(db, new Date(Date.now() + 72 * 3_600_000))
    expect(await db.$count(storedPhotos, eq(storedPhotos.hash, hash))).toBe(1)
  })

  it('ends when staff say so: the same picture is accepted again, with its files, and it is audited', async () => {
    const owner = await makePerson()
    const picture = await blots(510)
    const petId = await publish(owner, picture)
    const [hash = ''] = await photosOf(petId)
    await block(petId)
    await expect(publish(owner, picture)).rejects.toMatchObject({ code: 'invalid' })
    expect((await findPetModeration(db, petId))?.blockedPhotos).toBe(1)
    const unblock = () => unblockPetPhotos(makeContext(staffActor(5)), { petId, reason: 'Era suya.' })
    await Promise.all([unblock(), unblock()])
    expect((await findPetModeration(db, petId))?.blockedPhotos).toBe(0)
    expect(await hasFiles(hash)).toEqual(NONE)
    await publish(owner, picture)
    expect(await hasFiles(hash)).toEqual(ALL)
    const entries = await listAudit(`pet:${petId}`)
    expect(entries.filter(({ action }) => action === 'photos.unblock')).toMatchObject([
      { detail: { count: 1 }, reason: 'Era suya.' },
    ])
  })

  it('tells the owner that the photos are gone', async () => {
    const owner = await makePerson()
    await block(await publish(owner, await blots(509)))
    const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, owner.id))
    expect((await mailsTo(account?.email ?? ''))[0]?.text).toContain('eliminamos sus fotos')
  })
})
