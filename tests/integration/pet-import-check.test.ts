import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { hold } from '@/lib/pets/hold'
import { checkImport } from '@/lib/pets/imports/operations/check'
import { listImportRows } from '@/lib/pets/imports/queries'
import { later, makeContext } from '@/tests/support/context'
import { csvFile, GOOD_ROW, importRowsOf, makeImporter, type RowInput } from '@/tests/support/imports'
import { addPhotos, PLAIN } from '@/tests/support/pets'

const WRONG: [RowInput, { column: string; problem: string; fix: string }][] = [
  [
    { Raza: 'Labradr retriever' },
    {
      column: 'Raza',
      problem: '«Labradr retriever» no está en la lista.',
      fix: expect.stringMatching(/^¿Quisiste decir «Labrador/),
    },
  ],
  [
    { Color: 'Arenna' },
    { column: 'Color', problem: '«Arenna» no está en la lista.', fix: '¿Quisiste decir «Arena»?' },
  ],
  [
    { Edad: 'de la camada' },
    { column: 'Edad', problem: '«de la camada»', fix: 'Usa Cachorro, Joven, Adulto o Adulto Mayor.' },
  ],
  [
    { 'Foto 2': 'http://192.168.1.20/foto.jpg' },
    {
      column: 'Foto 2',
      problem: 'http://192.168.1.20/foto.jpg',
      fix: 'La dirección es de una red privada. Usa una pública, con https.',
    },
  ],
  [
    { Nombre: 'Princesa Carolina de Antioquia' },
    {
      column: 'Nombre',
      problem: '«Princesa Carolina de Antioquia»',
      fix: 'El nombre no puede contener más de 20 caracteres.',
    },
  ],
  [
    { Ciudad: 'Kuito' },
    { column: 'Ciudad', problem: '«Kuito» no está en la lista.', fix: '¿Quisiste decir «Quito»?' },
  ],
  [{ Esterilizado: 'tal vez' }, { column: 'Esterilizado', problem: '«tal vez»', fix: 'Usa Sí o No.' }],
]

describe('the check of a file with pets', () => {
  it('names each of seven faulty rows among two hundred, and publishes nothing', async () => {
    const importer = await makeImporter()
    const rows: RowInput[] = Array.from({ length: 200 }, (_, n) => ({
      Código: `CC-${n}`,
      Nombre: `Luna ${n}`,
    }))
    const faulty = WRONG.map(([change, problem], n) => {
      const at = 12 + n * 13
      rows[at] = { ...rows[at], ...change }
      return { row: at + 2, problems: [problem] }
    })
    const id = await importer.check(csvFile(rows, 'mascotas-noviembre.csv'))
    expect(await importer.find(id)).toMatchObject({
      fileName: 'mascotas-noviembre.csv',
      status: 'checked',
      rows: 200,
      verdicts: { new: 193, draft: 0, update: 0, unchanged: 0, kept: 0, faulty: 7 },
      photos: 193,
    })
    expect(await listImportRows(db, id, 'faulty', 100)).toMatchObject(faulty)
    expect(await importer.pets()).toEqual([])
  })

  it('tells new pets from present ones by their code in any case, their number, and the same words', async () => {
    const importer = await makeImporter()
    const words = { ownerId: importer.id, description: PLAIN.trim() }
    const [coded, numbered, same] = [
      await makePet(db, { ...words, ownCode: 'cc-1', name: 'Luna' }),
      await makePet(db, { ...words, name: 'Sol' }),
      await makePet(db, { ...words, name: 'Mar' }),
    ]
    const text = await csvFile([
      { Código: 'CC-1' },
      { Código: '', Nombre: 'Sol' },
      { Código: 'CC-3', Nombre: 'Mar' },
      { Código: 'CC-4', Nombre: 'Mar' },
    ]).text()
    const numbers = ['Número en Querencia', '', String(numbered.id), '', '']
    const lines = text.split('\r\n').map((line, at) => `${line};${numbers[at]}`)
    const id = await importer.check(new File([lines.join('\r\n')], 'a.csv'))
    expect(await importRowsOf(id)).toMatchObject([
      { verdict: 'update', pet: { petId: coded.id } },
      { verdict: 'update', pet: { petId: numbered.id } },
      { verdict: 'update', pet: { petId: same.id } },
      { verdict: 'new', pet: { petId: null } },
    ])
  })

  it('leaves pets that are adopted, promised, withdrawn or under review as they are, and says why', async () => {
    const importer = await makeImporter()
    const states = [
      [{ status: 'adoptado' }, /Ya tiene familia/],
      [{ status: 'en proceso' }, /en proceso de adopción/],
      [{ status: 'inactivo' }, /La retiraste/],
      [hold('reports', new Date()), /está revisando/],
      [{ ...hold('removal', new Date()), status: 'inactivo' }, /retiró esta publicación/],
    ] as const
    for (const [at, [state]] of states.entries())
      await makePet(db, { ownerId: importer.id, ownCode: `E-${at}`, name: 'Luna', ...state })
    const id = await importer.check(csvFile(states.map((_, at) => ({ Código: `E-${at}` }))))
    expect(await importRowsOf(id)).toMatchObject(
      states.map(([, reason]) => ({ verdict: 'kept', reason: expect.stringMatching(reason) })),
    )
  })

  it('refuses codes and pets that come twice, the example, and numbers of other people’s pets', async () => {
    const importer = await makeImporter()
    const foreign = await makePet(db)
    await makePet(db, { ownerId: importer.id, ownCode: 'CC-9' })
    const text = await csvFile([
      { Código: 'CC-1' },
      { Código: 'cc-1' },
      { Código: 'Ejemplo' },
      { Código: 'CC-2' },
      { Código: '<b>' },
    ]).text()
    const lines = text
      .split('\r\n')
      .map((line, at) => `${line};${['Número en Querencia', '', '', '', foreign.id, ''][at]}`)
    const id = await importer.check(new File([lines.join('\r\n')], 'a.csv'))
    const [, ...faulty] = await importRowsOf(id)
    expect(faulty.map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([
      ['Se repite: ya está en la fila 2.'],
      ['«Ejemplo» es la fila de ejemplo.'],
      [`«${foreign.id}» no es el número de una de tus mascotas.`],
      ['«<b>»'],
    ])
  })

  it('an address that gave the pet its photo before counts as that photo', async () => {
    const importer = await makeImporter()
    const pet = await makePet(db, { ownerId: importer.id, ownCode: 'CC-1', name: 'Luna' })
    await addPhotos(pet.id, 'd'.repeat(32))
    const id = await importer.check(
      csvFile([{ 'Foto 1': `http://localhost:3000/media/${'d'.repeat(32)}-1600.webp` }]),
    )
    expect(await importRowsOf(id)).toMatchObject([{ verdict: 'update', problems: [] }])
  })

  it.each([
    ['an empty file', '', /está vacío/],
    ['titles alone', Object.keys(GOOD_ROW).join(','), /no tiene mascotas/],
    ['missing columns', 'Código;Nombre\n1;Luna', /faltan estas columnas: Animal/],
    ['a column that comes twice', `${Object.keys(GOOD_ROW).join(',')},NOMBRE\n`, /dos veces: NOMBRE/],
    [
      'a quote without an end',
      `${Object.keys(GOOD_ROW).join(',')}\n"CC-1,Luna`,
      /fila 2 se abre una comilla/,
    ],
    ['a damaged workbook', 'PK\x03\x04', /No pudimos abrir este libro/],
    ['binary data', 'a\0b', /no es una hoja/],
    ['too many columns', `${';'.repeat(101)}\n`, /más de 100 columnas/],
    ['too many lines', '\n'.repeat(60_000), /más de 50\u00a0000 líneas/],
    ['too many rows', `${Object.keys(GOOD_ROW).join(',')}\n${'x\n'.repeat(1001)}`, /tiene 1001 mascotas/],
  ])('refuses %s with what to do', async (_name, text, sentence) => {
    const importer = await makeImporter()
    await expect(importer.check(new File([text], 'a.csv'))).rejects.toMatchObject({
      code: 'invalid',
      fields: { file: expect.stringMatching(sentence) },
    })
  })

  it('a new file takes the place of one that was checked only, but not when it was sent twice', async () => {
    const importer = await makeImporter()
    const first = await importer.check(csvFile([{}]))
    await importer.check(csvFile([{}]))
    expect((await importer.find(first)).status).toBe('checked')
    await checkImport(makeContext(importer.actor, { now: later(1) }), { file: csvFile([{}]) })
    await expect(importer.find(first)).rejects.toThrow('no such import')
  })

  it('counts the rows to import that have no code, by which a second import would know them', async () => {
    const importer = await makeImporter()
    const rows = [{}, { Código: '', Nombre: 'Sol' }, { Código: '', Nombre: 'Mar', 'Foto 1': '' }]
    const faulty = { Código: '', Nombre: 'Nube', Edad: 'de la camada' }
    const coded = await importer.find(await importer.check(csvFile([{}, faulty])))
    expect(coded).toMatchObject({ uncoded: 0, verdicts: { faulty: 1 } })
    const some = await importer.find(await importer.check(csvFile([...rows, faulty])))
    expect(some).toMatchObject({ uncoded: 2, verdicts: { new: 2, draft: 1, faulty: 1 } })
  })

  it('a foundation that staff have not approved cannot check files', async () => {
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const ctx = makeContext({ kind: 'foundation', id: user.id, confirmed: true, approved: false })
    await expect(checkImport(ctx, { file: csvFile([{}]) })).rejects.toMatchObject({ code: 'forbidden' })
  })
})
