import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundations, petImportRows, petImports, pets } from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import { deleteOldImports } from '@/lib/pets/imports/operations/run'
import { serverRole } from '@/lib/platform/host'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { DAY_MS } from '@/lib/text/durations'
import { makeDonation } from '@/tests/support/donations'
import {
  csvFile,
  importFile,
  importRowsOf,
  jobContext,
  makeImporter,
  pictureServer,
  workOff,
} from '@/tests/support/imports'
import { isListed, photosOf, rowOf } from '@/tests/support/pets'
import { blots } from '@/tests/support/pictures'

const url = (name: string) => `https://fotos.example/${name}.jpg`

describe('importing pets', () => {
  it('publishes the good rows of a file once, however often the file is imported', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const rows = Array.from({ length: 12 }, (_, n) => ({
      Código: `CC-${n}`,
      Nombre: `Luna ${n}`,
      'Foto 1': url(String(n % 5)),
      ...(n % 6 === 5 && { Edad: 'de la camada' }),
    }))
    const done = await importFile(importer, csvFile(rows), download)
    const outcomes = { created: 10, updated: 0, unchanged: 0, kept: 0, failed: 0 }
    expect(done).toMatchObject({ status: 'done', outcomes, verdicts: { faulty: 2 } })
    expect(await importer.pets()).toHaveLength(10)
    const again = await importFile(importer, csvFile(rows), download)
    expect(again.outcomes).toMatchObject({ created: 0, updated: 0, unchanged: 10 })
    expect(await importer.pets()).toHaveLength(10)
  })

  it('a published row is like a pet from the form: listed, in its city, with its photos in order', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const ctx = jobContext()
    const file = csvFile([{ Ciudad: 'guayaquil', 'Foto 2': url('b') }])
    await importer.start(await importer.check(file))
    await workOff(download, ctx)
    const [pet] = await importer.pets()
    if (!pet) throw new Error('There is no pet')
    expect(pet).toMatchObject({
      ownCode: 'CC-1',
      status: 'adoptable',
      goodWithChildren: true,
      goodWithDogs: null,
      goodWithCats: false,
      tags: ['cariñoso', 'tranquilo'],
      heldAt: null,
      cityId: cityNamed('ECU', 'Guayaquil').id,
    })
    expect(await isListed(pet.id)).toBe(true)
    expect(await photosOf(pet.id)).toHaveLength(2)
    expect(ctx.expired).toEqual(
      expect.arrayContaining([
        'pets',
        `pet:${pet.id}`,
        `foundation:${importer.id}`,
        `city-pets:${pet.cityId}`,
      ]),
    )
  })

  it('a changed row changes the pet, and the same bytes at the same address make no new photo', async () => {
    const importer = await makeImporter()
    const server = pictureServer()
    await importFile(importer, csvFile([{}]), server.download)
    const [before] = await importer.pets()
    const photos = await photosOf(before?.id ?? 0)
    const changed = await importFile(
      importer,
      csvFile([{ Nombre: 'Luna Roja', Edad: 'adulta' }]),
      server.download,
    )
    expect(changed.outcomes).toMatchObject({ updated: 1, created: 0 })
    const [after] = await importer.pets()
    expect(after).toMatchObject({ id: before?.id, name: 'Luna Roja', age: 'adulto', version: 2 })
    expect(await photosOf(before?.id ?? 0)).toEqual(photos)
    server.replace(url('a'), await blots(71_717, 90, 60))
    const replaced = await importFile(
      importer,
      csvFile([{ Nombre: 'Luna Roja', Edad: 'adulta' }]),
      server.download,
    )
    expect(replaced.outcomes).toMatchObject({ updated: 1 })
    expect(await photosOf(before?.id ?? 0)).not.toEqual(photos)
  })

  it('says which photos could not be read; a pet without any is a draft', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer({ [url('rota')]: 'No hay ninguna foto en la dirección.' })
    const html = async (address: string) =>
      address === url('html') ? Buffer.from('<!doctype html><title>Foto</title>') : download(address)
    const done = await importFile(
      importer,
      csvFile([
        { Código: 'A', 'Foto 2': url('rota') },
        { Código: 'B', 'Foto 1': url('rota') },
        { Código: 'C', 'Foto 2': url('html') },
      ]),
      html,
    )
    expect(done).toMatchObject({ outcomes: { created: 2, drafted: 1, failed: 0 }, photoProblems: 3 })
    const missing = { url: url('rota'), reason: 'No hay ninguna foto en la dirección.' }
    expect(await importRowsOf(done.id)).toMatchObject([
      { outcome: 'created', photoProblems: [missing] },
      { outcome: 'drafted', photoProblems: [missing] },
      {
        outcome: 'created',
        photoProblems: [{ url: url('html'), reason: expect.stringContaining('página web') }],
      },
    ])
    // Its own photo is not lost when its address is.
    const [pet] = await importer.pets()
    const photos = await photosOf(pet?.id ?? 0)
    const broken = pictureServer({ [url('a')]: 'La dirección tardó demasiado en responder.' })
    const again = await importFile(importer, csvFile([{ Código: 'A' }]), broken.download)
    expect(again).toMatchObject({ outcomes: { unchanged: 1 }, photoProblems: 1 })
    expect(await photosOf(pet?.id ?? 0)).toEqual(photos)
  })

  it('judges anew what changed after the check', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    await importFile(importer, csvFile([{}]), download)
    const [pet] = await importer.pets()
    const id = await importer.check(csvFile([{ Nombre: 'Luna Roja' }]))
    await db
      .update(pets)
      .set({ status: 'adoptado' })
      .where(eq(pets.id, pet?.id ?? 0))
    await importer.start(id)
    await workOff(download)
    expect(await importRowsOf(id)).toMatchObject([
      { verdict: 'update', outcome: 'kept', reason: expect.stringContaining('Ya tiene familia') },
    ])
    expect(await rowOf(pet?.id ?? 0)).toMatchObject({ name: 'Luna' })
  })

  it('a foundation that is no longer approved publishes nothing more', async () => {
    const importer = await makeImporter()
    const id = await importer.check(csvFile([{}]))
    await importer.start(id)
    await db.update(foundations).set({ status: 'rechazada' }).where(eq(foundations.userId, importer.id))
    await workOff(pictureServer().download)
    expect((await importer.find(id)).outcomes).toMatchObject({ failed: 1, created: 0 })
    expect(await importer.pets()).toEqual([])
  })

  it('runs one at a time; starting twice starts once, and nobody starts another’s', async () => {
    const importer = await makeImporter()
    const id = await importer.check(csvFile([{}]))
    await Promise.all([importer.start(id), importer.start(id)])
    await expect(importer.check(csvFile([{}]))).rejects.toMatchObject({ code: 'conflict' })
    await expect((await makeImporter()).start(id)).rejects.toMatchObject({ code: 'not_found' })
    await workOff(pictureServer().download)
    expect(await importer.pets()).toHaveLength(1)
  })

  it('two workers at once do each row once', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const rows = Array.from({ length: 6 }, (_, n) => ({ Código: `D-${n}`, Nombre: `Luna ${n}` }))
    const id = await importer.check(csvFile(rows))
    await importer.start(id)
    const steal = db.update(petImports).set({ leasedUntil: null }).where(eq(petImports.id, id))
    const stealing = async (address: string) => {
      await steal
      return download(address)
    }
    await Promise.all([workOff(stealing), workOff(stealing)])
    await workOff(download)
    expect(await importer.find(id)).toMatchObject({ status: 'done', outcomes: { created: 6, failed: 0 } })
    expect(await importer.pets()).toHaveLength(6)
  })

  it('a stopping server ends the row that runs and begins no other', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    await importer.start(await importer.check(csvFile([{ Código: 'E-1' }, { Código: 'E-2' }])))
    await workOff((address) => {
      serverRole.isDraining = true
      return download(address)
    }).finally(() => {
      serverRole.isDraining = false
    })
    expect(await importer.pets()).toHaveLength(1)
    await workOff(download)
    expect(await importer.pets()).toHaveLength(2)
  })

  it('gives up a row that failed three times by our own fault, and goes on', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const id = await importer.check(csvFile([{ Código: 'A', 'Foto 1': url('x') }, { Código: 'B' }]))
    await importer.start(id)
    await db.update(petImportRows).set({ attempts: 3 }).where(eq(petImportRows.importId, id))
    await db.update(petImportRows).set({ attempts: 0 }).where(eq(petImportRows.code, 'B'))
    await workOff(download)
    expect(await importRowsOf(id)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('Vuelve a intentarlo') },
      { outcome: 'created' },
    ])
  })
})

it('files are kept for thirty days, and longer while they run', async () => {
  const importer = await makeImporter()
  const running = await importer.check(csvFile([{}]))
  await importer.start(running)
  await db
    .update(petImports)
    .set({ status: 'running', createdAt: new Date(0) })
    .where(eq(petImports.id, running))
  const other = await makeImporter()
  const checked = await other.check(csvFile([{}]))
  await deleteOldImports(db, new Date(Date.now() + 29 * DAY_MS))
  expect((await other.find(checked)).rows).toBe(1)
  await deleteOldImports(db, new Date(Date.now() + 31 * DAY_MS))
  await expect(other.find(checked)).rejects.toThrow('no such import')
  expect((await importer.find(running)).rows).toBe(1)
})

it.each([
  ['is deleted', false],
  ['keeps a name for its donors', true],
])('files are part of the data of an account, and gone when it %s', async (_name, hasDonations) => {
  const importer = await makeImporter()
  const done = await importFile(importer, csvFile([{}]), pictureServer().download)
  if (hasDonations) await makeDonation({ foundationId: importer.id })
  const { imports, photoSources } = await exportAccountData(db, importer.id)
  expect(imports).toMatchObject([{ fileName: 'mascotas.csv', row: 2, outcome: 'created' }])
  expect(photoSources).toMatchObject([{ url: url('a') }])
  await deleteAccount(importer.newContext(), { password: '' })
  expect(await importRowsOf(done.id)).toEqual([])
  expect(await exportAccountData(db, importer.id)).toMatchObject({ imports: [], photoSources: [] })
})
