import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makePet } from '@/db/seed/factories'
import { listDrafts } from '@/lib/pets/drafts/queries'
import { listExportedPets } from '@/lib/pets/imports/pet-queries'
import { listImportRows } from '@/lib/pets/imports/queries'
import { listQuestions } from '@/lib/pets/imports/review-queries'
import { petsCsv } from '@/lib/pets/imports/write-sheet'
import {
  csvFile,
  importFile,
  importRowsOf,
  makeImporter,
  pictureServer,
  workOff,
} from '@/tests/support/imports'
import { PLAIN } from '@/tests/support/pets'

describe('a row under a code that another pet has', () => {
  it('is asked about once, and becomes a pet of its own without the code if it is another one', async () => {
    const importer = await makeImporter()
    const before = await makePet(db, { ownerId: importer.id, ownCode: '1', name: 'Pancho' })
    const id = await importer.check(csvFile([{ Código: '1', Nombre: 'Kira' }]))
    const [question] = await listQuestions(db, id)
    expect(question).toMatchObject({ column: 'Código', hasGuess: false })
    await importer.accept(id, question?.word, 'Es otra mascota')
    await importer.start(id)
    await workOff(pictureServer().download)
    expect(await importer.pets()).toMatchObject([
      { id: before.id, name: 'Pancho', ownCode: '1', version: 1 },
      { name: 'Kira', ownCode: null },
    ])
  })

  it('changes the name of that pet if it is the same', async () => {
    const importer = await makeImporter()
    await makePet(db, { ownerId: importer.id, ownCode: '1', name: 'Pancho' })
    const id = await importer.check(csvFile([{ Código: '1', Nombre: 'Kira' }]))
    const [question] = await listQuestions(db, id)
    await importer.accept(id, question?.word, 'Es la misma: actualízala')
    await importer.start(id)
    await workOff(pictureServer().download)
    expect(await importer.pets()).toMatchObject([{ name: 'Kira', ownCode: '1' }])
  })
})

describe('an export whose numbers were sorted alone', () => {
  it('is asked about row by row, and leaves every pet as it is when each is said to be another', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const rows = ['Luna', 'Sol', 'Mar'].map((name) => ({
      Código: '',
      Nombre: name,
      Descripción: `${name}. ${PLAIN.trim()}`,
      'Foto 1': `https://fotos.example/${name}.jpg`,
    }))
    await importFile(importer, csvFile(rows), download)
    const before = await importer.pets()
    const ids = before.map(({ id }) => String(id))
    const text = petsCsv(await listExportedPets(db, importer.id), ';')
    const sorted = text.replace(/^\d+/gm, (id) => ids[(ids.indexOf(id) + 1) % ids.length] ?? '')
    const id = await importer.check(new File([sorted], 'export.csv'))
    expect((await importer.find(id)).verdicts).toMatchObject({ faulty: 3, update: 0, new: 0 })
    const questions = await listQuestions(db, id)
    expect(questions).toHaveLength(3)
    for (const { word } of questions) await importer.accept(id, word, 'Es otra mascota')
    expect((await importer.find(id)).verdicts).toMatchObject({ faulty: 0, unchanged: 3, new: 0 })
    await importer.start(id)
    await workOff(download)
    expect(await importer.pets()).toEqual(before)
  })
})

describe('a draft whose code lost its zeros', () => {
  const TITLES = 'Código;Nombre;Especie'
  const file = (...rows: string[]) => new File([[TITLES, ...rows].join('\n')], 'a.csv')
  const draftsOf = async (ownerId: number) =>
    (await listDrafts(db, ownerId, 1)).rows.map(({ code, name }) => `${code} ${name}`).toSorted()

  it('is the draft of its name, and keeps its zeros; it ends when its pet is published', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    await importFile(importer, file('0101;Pelusa;Gata', '0102;Rocco;Perro'), download)
    await importFile(importer, file('101;Pelusa;Gata', '102;Otro;Perro'), download)
    const drafts = ['0101 Pelusa', '0102 Rocco', '102 Otro']
    expect(await draftsOf(importer.id)).toEqual(drafts)
    await importFile(importer, file('0101;Pelusa;Gata', '102;Otro;Perro'), download)
    expect(await draftsOf(importer.id)).toEqual(drafts)
    await importFile(importer, csvFile([{ Código: '101', Nombre: 'Pelusa' }]), download)
    expect(await draftsOf(importer.id)).toEqual(drafts.slice(1))
  })

  it('is another beside it in the same file', async () => {
    const importer = await makeImporter()
    await importFile(importer, file('01;Cría;Gata', '1;Cría;Gata'), pictureServer().download)
    expect(await draftsOf(importer.id)).toEqual(['01 Cría', '1 Cría'])
  })
})

describe('a file that says that a published pet is gone', () => {
  const withState = async (row: Parameters<typeof csvFile>[0][number], state: string) => {
    const [titles, cells] = (await csvFile([row]).text()).split('\r\n')
    return new File([`${titles};Estado\r\n${cells};${state}`], 'a.csv')
  }

  it('leaves it offered, and leads to it', async () => {
    const importer = await makeImporter()
    const pet = await makePet(db, { ownerId: importer.id, ownCode: 'CC-1', name: 'Luna' })
    const id = await importer.check(await withState({}, 'Adoptada'))
    expect(await listImportRows(db, id, 'kept', 9)).toMatchObject([{ name: 'Luna', petId: pet.id }])
    await importer.start(id)
    await workOff(pictureServer().download)
    expect(await importRowsOf(id)).toMatchObject([
      { outcome: 'kept', reason: expect.stringContaining('márcala como adoptada') },
    ])
    expect(await importer.pets()).toMatchObject([{ status: 'adoptable', version: 1 }])
  })

  it('in a word that nobody knows is asked what it means, for its next files, too', async () => {
    const importer = await makeImporter()
    const id = await importer.check(await withState({}, 'Santuario'))
    const [question] = await listQuestions(db, id)
    expect(question).toMatchObject({ column: 'Estado', typed: 'Santuario' })
    await importer.accept(id, question?.word, 'Ya no busca familia')
    expect(await importRowsOf(id)).toMatchObject([{ verdict: 'kept' }])
    const next = await importer.check(await withState({ Código: 'CC-2' }, 'santuario'))
    expect(await importRowsOf(next)).toMatchObject([{ verdict: 'kept' }])
  })

  it('by the heading above it says so again when a word was answered', async () => {
    const importer = await makeImporter()
    const text = 'Nombre;Animal;Raza\nADOPTADOS;;\nSol;Perro;\nEN ADOPCIÓN;;\nLuna;Perro;Labradr'
    const id = await importer.check(new File([text], 'a.csv'))
    expect(await importRowsOf(id)).toMatchObject([{ verdict: 'kept' }, { verdict: 'faulty' }])
    await importer.accept(id)
    expect(await importRowsOf(id)).toMatchObject([{ verdict: 'kept' }, { verdict: 'draft' }])
  })
})
