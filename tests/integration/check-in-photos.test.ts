import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionRequestEvents,
  adoptionRequests,
  orphanedFiles,
  pets,
  users,
} from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { openPhoto } from '@/lib/adoption/check-ins/operations/photo'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { isPhotoFileName } from '@/lib/photos/file-names'
import { sweepOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { askedPet } from '@/tests/support/adoptions'
import { checkInTokenOf } from '@/tests/support/check-ins'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { isStored } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'

/** An adoption whose first question was asked. */
async function asked() {
  const { owner, pet, adopters, requests } = await askedPet()
  const [adopter, requestId = 0] = [adopters[0] ?? owner, requests[0]]
  await db.update(adoptionRequests).set({ status: 'concluida' }).where(eq(adoptionRequests.id, requestId))
  await db.insert(adoptionRequestEvents).values({ requestId, actorId: owner.id, status: 'concluida' })
  await db.update(pets).set({ status: 'adoptado' }).where(eq(pets.id, pet.id))
  await db.insert(adoptionCheckIns).values({ requestId, day: 7, sentAt: new Date() })
  return { owner, adopter, requestId, token: await checkInTokenOf(requestId) }
}

const photoOf = async (requestId: number) =>
  (await db.select().from(adoptionCheckIns).where(eq(adoptionCheckIns.requestId, requestId)))[0]?.photo ?? ''
const picture = async (seed: number) => fileOf(await blots(seed, 900, 700))
const send = (token: string, photo: File | null, answer: 'muy bien' | 'no funcionó' = 'muy bien') =>
  answerCheckIn(makeContext(), { token, answer, note: null, photo })
const isRegistered = async (name: string) =>
  (await db.select().from(orphanedFiles).where(eq(orphanedFiles.name, name))).length === 1

describe('the photo of a check-in', () => {
  it('is stored without metadata, and only the two sides may see it', async () => {
    const { owner, adopter, requestId, token } = await asked()
    const withPlace = await sharp(await blots(1, 900, 700))
      .withExif({ IFD0: { Copyright: 'calle secreta 12' } })
      .jpeg()
      .toBuffer()
    await send(token, fileOf(withPlace))
    const name = await photoOf(requestId)
    expect(name).toMatch(/^check-ins\/[0-9a-f-]{36}\.webp$/)
    expect(isPhotoFileName(name)).toBe(false)
    expect(await isRegistered(name)).toBe(false)
    const which = { requestId, day: 7 }
    for (const { id } of [owner, adopter]) {
      const file = await openPhoto(db, { ...which, accountId: id })
      expect(file?.contentType).toBe('image/webp')
      const { exif, format } = await sharp(file?.bytes).metadata()
      expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' })
    }
    const stranger = await makePerson()
    expect(await openPhoto(db, { ...which, accountId: stranger.id })).toBeNull()
    for (const day of [30, 32_768, 2_147_483_647])
      expect(await openPhoto(db, { requestId, day, accountId: owner.id })).toBeNull()
  })

  it('is replaced by another one, which the sweep then deletes, and kept by an answer without one', async () => {
    const { requestId, token } = await asked()
    await send(token, await picture(2))
    const first = await photoOf(requestId)
    await send(token, null)
    expect(await photoOf(requestId)).toBe(first)
    await send(token, await picture(3))
    const second = await photoOf(requestId)
    expect(second).not.toBe(first)
    await sweepOrphanedFiles(db, later(25))
    expect([await isStored(first), await isStored(second)]).toEqual([false, true])
  })

  it('is not taken with a pet that is given back', async () => {
    const { requestId, token } = await asked()
    await send(token, await picture(4), 'no funcionó')
    expect(await photoOf(requestId)).toBe('')
  })

  it('goes with the answer that it did not work out', async () => {
    const { requestId, token } = await asked()
    await send(token, await picture(7))
    const name = await photoOf(requestId)
    await send(token, null, 'no funcionó')
    expect(await photoOf(requestId)).toBe('')
    await sweepOrphanedFiles(db, later(25))
    expect(await isStored(name)).toBe(false)
  })

  it('that is none is refused beside its field, and nothing is answered', async () => {
    const { requestId, token } = await asked()
    for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('%PDF-1.7')])
      await expect(send(token, fileOf(bytes))).rejects.toMatchObject({
        fields: { photo: expect.stringContaining('no una foto') },
      })
    expect(
      (await db.select().from(adoptionCheckIns).where(eq(adoptionCheckIns.requestId, requestId)))[0],
    ).toMatchObject({ answer: null, photo: null })
  })

  it.each(['owner', 'adopter'] as const)('goes with the account of the %s', async (who) => {
    const world = await asked()
    await send(world.token, await picture(5))
    const name = await photoOf(world.requestId)
    const { id, newContext } = world[who]
    await db
      .update(users)
      .set({ passwordHash: await hashPassword('Caminata7!') })
      .where(eq(users.id, id))
    const ctx = newContext()
    await deleteAccount(ctx, { password: 'Caminata7!' })
    expect(await isRegistered(name)).toBe(true)
    await ctx.settle()
    expect(await fileStore.get(name)).toBeNull()
    expect(await photoOf(world.requestId)).toBe('')
  })

  it('is in the export of the adopter as a fact, and in nobody else’s', async () => {
    const { owner, adopter, requestId, token } = await asked()
    await send(token, await picture(6))
    expect((await exportAccountData(db, adopter.id)).checkIns).toMatchObject([
      { requestId, day: 7, answer: 'muy bien', hasPhoto: true },
    ])
    expect((await exportAccountData(db, owner.id)).checkIns).toEqual([])
  })
})
