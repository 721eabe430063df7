import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { cityNamed } from '@/db/seed/demo/places'
import { deleteDraft } from '@/lib/pets/drafts/operations'
import { findDraft, listDrafts } from '@/lib/pets/drafts/queries'
import { listPreviews, listQuestions } from '@/lib/pets/imports/review-queries'
import { createPet } from '@/lib/pets/operations/create-pet'
import { petWordsSchema } from '@/lib/pets/schema'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { makeDonation } from '@/tests/support/donations'
import { csvFile, importFile, importRowsOf, makeImporter, pictureServer } from '@/tests/support/imports'
import { PLAIN } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'

const draftsOf = async (ownerId: number) => (await listDrafts(db, ownerId, 1)).rows

const WITHOUT_PHOTO = { 'Foto 1': '', Ciudad: 'Guayaquil' }

describe('rows that lack a photo or a story', () => {
  it('become drafts that nobody sees, once however often the file is imported', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const file = csvFile([
      { Código: 'CC-1', ...WITHOUT_PHOTO },
      { Código: 'CC-2', Descripción: 'Muy buena.' },
      { Código: 'CC-3' },
    ])
    const done = await importFile(importer, file, download)
    expect(done).toMatchObject({
      verdicts: { new: 1, draft: 2, faulty: 0 },
      outcomes: { created: 1, drafted: 2, failed: 0 },
    })
    expect((await importer.pets()).map(({ ownCode }) => ownCode)).toEqual(['CC-3'])
    await importFile(importer, file, download)
    expect(await draftsOf(importer.id)).toMatchObject([
      {
        code: 'CC-1',
        place: { city: 'Guayaquil', country: 'Ecuador' },
        content: { missing: ['photos'], fields: { castrated: 'si' } },
      },
      {
        code: 'CC-2',
        content: {
          missing: ['description'],
          addresses: ['https://fotos.example/a.jpg'],
          tags: ['cariñoso', 'tranquilo'],
        },
      },
    ])
  })

  it('rows without a code are published once too, as long as their words stay the same', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const file = csvFile([{ Código: '' }, { Código: '', Nombre: 'Sol' }])
    const done = await importFile(importer, file, download)
    expect(done).toMatchObject({
      outcomes: { created: 2, failed: 0 },
      notes: [expect.stringContaining('2 mascotas no tienen')],
    })
    expect((await importFile(importer, file, download)).outcomes).toMatchObject({ created: 0, unchanged: 2 })
    expect(await importer.pets()).toHaveLength(2)
  })

  it('without a code, pets of one name are two drafts, and the same file adds none', async () => {
    const importer = await makeImporter()
    const lines = [
      'Nombre;Especie;Color',
      'Negrito;Perro;Negro',
      'Negrito;Perro;Café',
      'Sol;Gato;Negro',
      'Total: 3;;',
    ]
    const file = () => new File([lines.join('\n')], 'a.csv')
    await importFile(importer, file(), pictureServer().download)
    const done = await importFile(importer, file(), pictureServer().download)
    expect(done).toMatchObject({
      verdicts: { draft: 3, faulty: 0 },
      notes: [expect.stringContaining('La fila 5 no es una mascota'), expect.stringContaining('código')],
    })
    expect((await draftsOf(importer.id)).map(({ name }) => name)).toEqual(['Negrito', 'Negrito', 'Sol'])
  })

  it('equal rows without a code are a draft each, and the same file adds none', async () => {
    const importer = await makeImporter()
    const lines = ['Nombre;Especie;Color', ...Array(4).fill('Cachorro;Perro;Negro')]
    for (let time = 0; time < 2; time++) {
      const file = new File([lines.join('\n')], 'camada.csv')
      expect((await importFile(importer, file, pictureServer().download)).outcomes.drafted).toBe(4)
      expect(await draftsOf(importer.id)).toHaveLength(4)
    }
  })

  it('whose photos cannot be read keep all else that they say', async () => {
    const importer = await makeImporter()
    const [address, reason] = ['https://fotos.example/rota.jpg', 'No hay ninguna foto en la dirección.']
    await importFile(
      importer,
      csvFile([{ 'Foto 1': address }]),
      pictureServer({ [address]: reason }).download,
    )
    const fields = { type: 'perro', children: 'si', cats: 'no', description: PLAIN.trim() }
    const content = { fields, addresses: [address], missing: ['photos'] }
    expect(await draftsOf(importer.id)).toMatchObject([{ code: 'CC-1', name: 'Luna', content }])
  })

  it('a draft ends when a later file publishes its pet', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    await importFile(importer, csvFile([WITHOUT_PHOTO, { Código: 'CC-2', ...WITHOUT_PHOTO }]), download)
    await importFile(importer, csvFile([{ Código: 'cc-1' }]), download)
    expect((await draftsOf(importer.id)).map(({ code }) => code)).toEqual(['CC-2'])
  })

  it('a published draft ends, and its pet has its code and city; the file then changes nothing', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const file = csvFile([WITHOUT_PHOTO])
    await importFile(importer, file, download)
    const [draft] = await draftsOf(importer.id)
    if (!draft) throw new Error('There is no draft')
    const input = petWordsSchema.parse({ ...draft.content.fields, tags: draft.content.tags })
    const publish = async () =>
      createPet(importer.newContext(), { ...input, files: [fileOf(await blots(81_001))], draftId: draft.id })
    const { id } = await publish()
    expect(await publish()).toEqual({ id, holdReason: null })
    expect(await importer.pets()).toMatchObject([
      { id, ownCode: 'CC-1', cityId: cityNamed('ECU', 'Guayaquil').id },
    ])
    expect(await draftsOf(importer.id)).toEqual([])
    const again = await importFile(importer, file, download)
    expect(again.outcomes).toMatchObject({ unchanged: 1, drafted: 0, created: 0 })
  })

  it('a draft of somebody else can neither be seen, deleted nor published', async () => {
    const [importer, other] = [await makeImporter(), await makeImporter()]
    await importFile(importer, csvFile([WITHOUT_PHOTO]), pictureServer().download)
    const [draft] = await draftsOf(importer.id)
    if (!draft) throw new Error('There is no draft')
    expect(await findDraft(db, other.id, draft.id)).toBeNull()
    await deleteDraft(other.newContext(), { draftId: draft.id })
    const input = petWordsSchema.parse({ ...draft.content.fields, tags: [] })
    const files = [fileOf(await blots(81_002))]
    await expect(createPet(other.newContext(), { ...input, files, draftId: draft.id })).rejects.toMatchObject(
      { code: 'conflict' },
    )
    expect(await other.pets()).toEqual([])
    expect(await draftsOf(importer.id)).toHaveLength(1)
    await deleteDraft(importer.newContext(), { draftId: draft.id })
    expect(await draftsOf(importer.id)).toEqual([])
  })

  it('rows that say that a pet is gone, and empty cells of pets that are published, change nothing', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    await importFile(importer, csvFile([{ Código: 'CC-1' }]), download)
    const before = await importer.pets()
    const lines = ['Código;Nombre;Especie;Edad;Estado', 'CC-1;Luna;Perro;;', 'CC-2;Sol;Perro;2 años;Adoptado']
    const done = await importFile(importer, new File([lines.join('\n')], 'a.csv'), download)
    expect(done.outcomes).toMatchObject({ unchanged: 1, kept: 1, created: 0, drafted: 0 })
    expect(await importer.pets()).toEqual(before)
    expect(await draftsOf(importer.id)).toEqual([])
  })

  it.each([
    ['is deleted', false],
    ['keeps a name for its donors', true],
  ])(
    'drafts and accepted words are part of the data of an account, and gone when it %s',
    async (_, hasDonations) => {
      const importer = await makeImporter()
      const id = await importer.check(csvFile([{ Código: 'CC-9', Raza: 'Labradr' }, WITHOUT_PHOTO]))
      await importer.accept(id)
      await importFile(importer, csvFile([WITHOUT_PHOTO]), pictureServer().download)
      if (hasDonations) await makeDonation({ foundationId: importer.id })
      expect(await exportAccountData(db, importer.id)).toMatchObject({
        petDrafts: [{ code: 'CC-1', name: 'Luna' }],
        importWords: [{ key: 'breedId|perro|labradr', value: 'Labrador retriever' }],
      })
      await deleteAccount(importer.newContext(), { password: '' })
      expect(await exportAccountData(db, importer.id)).toMatchObject({ petDrafts: [], importWords: [] })
    },
  )
})

describe('words that are not understood', () => {
  it('are answered once for all of their rows, and for the next files', async () => {
    const importer = await makeImporter()
    const rows = Array.from({ length: 30 }, (_, n) => ({
      Código: `CC-${n}`,
      Nombre: `Luna ${n}`,
      ...(n % 3 === 0 && { Raza: 'LABRADR', Edad: 'de la camada' }),
    }))
    const id = await importer.check(csvFile(rows))
    expect((await importer.find(id)).verdicts).toMatchObject({ new: 20, faulty: 10 })
    const questions = await listQuestions(db, id)
    expect(questions).toMatchObject([
      { column: 'Edad', typed: 'de la camada', rows: 10 },
      { column: 'Raza', typed: 'LABRADR', rows: 10, options: expect.arrayContaining(['Labrador retriever']) },
    ])
    const [age, breed] = questions
    await importer.accept(id, age?.word, 'Cachorro')
    await importer.accept(id, breed?.word, 'Labrador retriever')
    expect((await importer.find(id)).verdicts).toMatchObject({ new: 30, faulty: 0 })
    expect((await importRowsOf(id))[0]).toMatchObject({ pet: { words: { age: 'cachorro' } } })
    const next = await importer.check(csvFile([{ Raza: 'labradr', Edad: 'De la camada' }]))
    expect((await importer.find(next)).verdicts).toMatchObject({ new: 1, faulty: 0 })
  })

  it('that are like none of the list are asked with all of it, and not answered with the others', async () => {
    const importer = await makeImporter()
    const id = await importer.check(csvFile([{ Raza: 'xyz123', Edad: 'abc', Color: 'Negrro' }]))
    expect(await listQuestions(db, id)).toMatchObject([
      { typed: 'abc', hasGuess: false },
      { typed: 'xyz123', hasGuess: false, options: expect.arrayContaining(['Beagle', 'Labrador retriever']) },
      { typed: 'Negrro', hasGuess: true },
    ])
    await importer.accept(id)
    expect(await listQuestions(db, id)).toMatchObject([{ typed: 'abc' }, { typed: 'xyz123' }])
  })

  it('are answered with suggested values alone, by the owner, before the import starts', async () => {
    const [importer, other] = [await makeImporter(), await makeImporter()]
    const id = await importer.check(csvFile([{ Edad: 'de la camada' }, { Código: 'CC-2' }]))
    const word = 'age||de la camada'
    await expect(importer.accept(id, word, 'Viejísimo')).rejects.toMatchObject({ code: 'invalid' })
    await expect(other.accept(id, word, 'Cachorro')).rejects.toMatchObject({ code: 'not_found' })
    await importer.start(id)
    await expect(importer.accept(id, word, 'Cachorro')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('the first pets can be seen before anything is published, those with accents first', async () => {
    const importer = await makeImporter()
    const id = await importer.check(
      csvFile([{ Código: 'CC-1' }, { Código: 'CC-2', Nombre: 'Ñusta', ...WITHOUT_PHOTO }]),
    )
    expect(await listPreviews(db, id)).toMatchObject([
      { row: 3, name: 'Ñusta', place: 'Guayaquil', photo: null, missing: ['photos'] },
      {
        row: 2,
        facts: ['Perro', 'Mestizo (criollo)', 'Hembra', 'Joven', 'Mediana', 'Código CC-1'],
        story: PLAIN.trim().slice(0, 140),
      },
    ])
    expect(await importer.pets()).toEqual([])
  })
})
