import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { ownPhotoUrl } from '@/lib/pets/imports/compare'
import { listExportedPets, listPresentPets } from '@/lib/pets/imports/pet-queries'
import { findFaultyRows } from '@/lib/pets/imports/queries'
import { faultyRowsCsv, petsCsv } from '@/lib/pets/imports/write-sheet'
import { readCsv } from '@/lib/text/csv'
import { csvFile, importFile, importRowsOf, makeImporter, pictureServer } from '@/tests/support/imports'

const url = (name: string) => `https://fotos.example/${name}.jpg`

describe('exporting pets', () => {
  it('an export that is imported again changes nothing', async () => {
    const importer = await makeImporter()
    const { download, fetched } = pictureServer()
    const rows = [
      { Código: 'A', Nombre: "'=Luna", 'Foto 2': url('b') },
      { Código: 'B', Descripción: `-Empieza con guion; "cita"\ny otra línea. ${'Duerme mucho. '.repeat(9)}` },
    ]
    await importFile(importer, csvFile(rows), download)
    await db.update(pets).set({ ownCode: null, houseTrained: null }).where(eq(pets.ownCode, 'B'))
    const before = await importer.pets()
    fetched.length = 0
    const text = petsCsv(await listExportedPets(db, importer.id), ';')
    const done = await importFile(importer, new File([text], 'export.csv'), download)
    expect(done).toMatchObject({
      photos: 0,
      verdicts: { unchanged: 2, faulty: 0, new: 0, update: 0, kept: 0 },
      outcomes: { unchanged: 2 },
    })
    expect(await importer.pets()).toEqual(before)
    expect(fetched).toEqual([])
    expect(before.map(({ name }) => name)).toContain("'=Luna".slice(1))
  })

  it('photos that two rows exchange are exchanged, and none is lost', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const rows = ['A', 'B'].map((code) => ({ Código: code, Nombre: `Luna ${code}`, 'Foto 1': url(code) }))
    await importFile(importer, csvFile(rows), download)
    const before = await listPresentPets(db, importer.id)
    const text = petsCsv(await listExportedPets(db, importer.id), ';')
    const [one = '', other = ''] = before.map(({ photos }) => photos[0] ?? '')
    const exchanged = text.replaceAll(one, 'x').replaceAll(other, one).replaceAll('x-1600', `${other}-1600`)
    const done = await importFile(importer, new File([exchanged], 'export.csv'), download)
    expect(done).toMatchObject({ outcomes: { updated: 2 }, photoProblems: 0 })
    const after = await listPresentPets(db, importer.id)
    expect(after.map(({ photos }) => photos)).toEqual([[other], [one]])
  })

  it('a photo of somebody else is not taken', async () => {
    const [importer, stranger] = [await makeImporter(), await makeImporter()]
    const { download } = pictureServer()
    await importFile(stranger, csvFile([{}]), download)
    const [theirs] = await listPresentPets(db, stranger.id)
    const done = await importFile(
      importer,
      csvFile([{ 'Foto 1': ownPhotoUrl(theirs?.photos[0] ?? '') }]),
      download,
    )
    expect(await importRowsOf(done.id)).toMatchObject([
      { outcome: 'drafted', photoProblems: [{ reason: 'Esa foto no es de una de tus mascotas.' }] },
    ])
  })

  it('rows that were not imported come back as they were, with what is wrong', async () => {
    const importer = await makeImporter()
    const id = await importer.check(csvFile([{}, { Código: 'M', Edad: 'de la camada', Nombre: '=1+1' }]))
    const found = await findFaultyRows(db, importer.id, id)
    const rows = (found?.rows ?? []).map(({ cells }) => ({ cells, errors: 'Edad: mal' }))
    const { rows: read } = readCsv(faultyRowsCsv(found?.header ?? [], rows, ';').slice(1))
    expect(read[0]?.at(-1)).toBe('Errores')
    expect(read).toHaveLength(2)
    expect(read[1]).toEqual(expect.arrayContaining(['M', 'de la camada', "'=1+1", 'Edad: mal']))
    expect(await findFaultyRows(db, (await makeImporter()).id, id)).toBeNull()
  })
})
