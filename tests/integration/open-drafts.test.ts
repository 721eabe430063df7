import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { petDrafts, pets, users } from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import { makePet } from '@/db/seed/factories'
import { deleteDraft } from '@/lib/pets/drafts/operations'
import { findDraft, listDrafts } from '@/lib/pets/drafts/queries'
import { createPet } from '@/lib/pets/operations/create-pet'
import { petWordsSchema } from '@/lib/pets/schema'
import { csvFile, importFile, makeImporter, pictureServer } from '@/tests/support/imports'
import { blots, fileOf } from '@/tests/support/pictures'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const WITHOUT_PHOTO = { 'Foto 1': '', Ciudad: 'Guayaquil' }
type Importer = Awaited<ReturnType<typeof makeImporter>>

const draftsOf = async ({ id }: Importer) => (await listDrafts(db, id, 1)).rows

/** A foundation with one draft, whose form is open. */
async function withOpenDraft() {
  const importer = await makeImporter()
  const importAgain = (row = {}) =>
    importFile(importer, csvFile([{ ...WITHOUT_PHOTO, ...row }]), pictureServer().download)
  await importAgain()
  const [draft] = await draftsOf(importer)
  if (!draft) throw new Error('There is no draft')
  const input = petWordsSchema.parse({ ...draft.content.fields, tags: draft.content.tags })
  const publish = async (picture: number) =>
    createPet(importer.newContext(), { ...input, files: [fileOf(await blots(picture))], draftId: draft.id })
  return { importer, draft, importAgain, publish }
}

describe('a draft whose form is open', () => {
  it('is published with its code and city after the file was imported again, and is no draft any more', async () => {
    const { importer, draft, importAgain, publish } = await withOpenDraft()
    await importAgain({ Nombre: 'Lunita' })
    expect(await draftsOf(importer)).toMatchObject([{ id: draft.id, name: 'Lunita' }])
    const { id } = await publish(83_001)
    expect(await importer.pets()).toMatchObject([
      { id, ownCode: 'CC-1', cityId: cityNamed('ECU', 'Guayaquil').id },
    ])
    expect(await draftsOf(importer)).toEqual([])
  })

  it('is placed in the country of its city, also once the foundation moved to another one', async () => {
    const { importer, draft } = await withOpenDraft()
    const { id: cityId, countryId } = cityNamed('COL', 'Medellín')
    await db.update(users).set({ cityId, countryId }).where(eq(users.id, importer.id))
    expect(await findDraft(db, importer.id, draft.id)).toMatchObject({
      place: { city: 'Guayaquil', country: 'Ecuador' },
    })
  })

  it('keeps its id without a code, too, each of a litter', async () => {
    const importer = await makeImporter()
    const file = () => new File(['Nombre;Especie\nCachorro;Perro\nCachorro;Perro'], 'camada.csv')
    await importFile(importer, file(), pictureServer().download)
    const ids = (await draftsOf(importer)).map(({ id }) => id)
    await importFile(importer, file(), pictureServer().download)
    expect((await draftsOf(importer)).map(({ id }) => id)).toEqual(ids)
  })

  it('publishes nothing once somebody deleted it', async () => {
    const { importer, draft, publish } = await withOpenDraft()
    await deleteDraft(importer.newContext(), { draftId: draft.id })
    await expect(publish(83_002)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('se borró'),
    })
    expect(await importer.pets()).toEqual([])
  })

  it('is published once by two people with photos of their own; a resend of either stays one listing', async () => {
    const { importer, publish } = await withOpenDraft()
    const { id } = await publish(83_003)
    await expect(publish(83_004)).rejects.toMatchObject({ code: 'conflict' })
    expect(await publish(83_003)).toEqual({ id, holdReason: null })
    expect((await importer.pets()).map((pet) => pet.id)).toEqual([id])
  })

  it('is not published beside a pet that has its code; the draft stays until it is deleted', async () => {
    const { importer, draft, publish } = await withOpenDraft()
    await makePet(db, { ownerId: importer.id, ownCode: 'cc-1' })
    await expect(publish(83_005)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Ya publicaste'),
    })
    expect(await db.$count(pets, eq(pets.ownerId, importer.id))).toBe(1)
    expect(await db.$count(petDrafts, eq(petDrafts.id, draft.id))).toBe(1)
  })
})
