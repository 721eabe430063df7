import { describe, expect, it } from 'vitest'
import { ownPhotoUrl } from '@/lib/pets/imports/compare'
import { acceptedKey } from '@/lib/pets/imports/typed-row'
import {
  CODED,
  checkExport,
  csvOf,
  exportedRows,
  NUMBER,
  pet,
  type Row,
  TOLD,
  UNCHANGED,
  UNCODED,
  withCell,
  without,
} from '@/tests/support/exported-sheets'
import { checkAgainst } from '@/tests/support/sheets'

describe('an export whose numbers belong to other rows', () => {
  const sorted = withCell(exportedRows(UNCODED), NUMBER, (_, at) => String(100411 + ((at + 1) % 3)))
  const asked = [
    ['100412: Azucena (gato), antes Wayra (perro)', 'Es otra mascota'],
    ['100413: Wayra (perro), antes Choclo (perro)', 'Es otra mascota'],
    ['100411: Choclo (perro), antes Azucena (gato)', 'Es otra mascota'],
  ] as const

  it('as one column was sorted, is asked about row by row, and changes no animal', async () => {
    const { rows, told } = await checkExport(UNCODED, sorted)
    expect(told).toEqual(Array(3).fill(['faulty', null]))
    expect(rows[0]?.problems).toMatchObject([
      {
        column: NUMBER,
        problem: 'Con este número publicaste a Wayra (perro), y la fila es de Azucena (gato).',
        fix: expect.stringContaining('Si ordenaste una sola columna'),
        suggestion: { typed: asked[0][0], options: ['Es la misma: actualízala', 'Es otra mascota'] },
      },
    ])
  })

  it('publishes none of them twice when they are said to be others', async () => {
    const some = await checkExport(UNCODED, sorted, [[...asked[0]]])
    expect(some.told).toEqual([UNCHANGED[0], ['faulty', null], ['faulty', null]])
    const all = await checkExport(
      UNCODED,
      sorted,
      asked.map((answer) => [...answer]),
    )
    expect(all.told).toEqual(UNCHANGED)
  })

  it('is asked about among animals of one name, where story and photos are of another', async () => {
    const twins = [pet(1, null, 'Luna'), pet(2, null, 'Luna', { description: `Otra ${TOLD.repeat(2)}` })]
    const { rows, told } = await checkExport(
      twins,
      withCell(exportedRows(twins), NUMBER, (cell) => (cell === '1' ? '2' : '1')),
    )
    expect(told).toEqual(Array(2).fill(['faulty', null]))
    expect(rows[0]?.problems[0]?.problem).toBe(
      'Con este número publicaste a Luna (perro), y la fila tiene la historia o las fotos de otra.',
    )
  })

  it('is asked about where names alone were sorted', async () => {
    const names = ['Wayra', 'Choclo', 'Azucena']
    const { told } = await checkExport(
      UNCODED,
      withCell(exportedRows(UNCODED), 'Nombre', (_, at) => names[at] ?? ''),
    )
    expect(told).toEqual(Array(3).fill(['faulty', null]))
  })

  it('as a row was copied for a new animal, keeps the row of the pet and asks about the other', async () => {
    const [first = {}, ...rest] = exportedRows(UNCODED)
    const copied = { ...first, Nombre: 'Nube', Animal: 'Perro', Raza: 'Mestizo', Descripción: `Nube ${TOLD}` }
    const { told } = await checkExport(UNCODED, [copied, first, ...rest])
    expect(told).toEqual([['faulty', null], ...UNCHANGED])
    const answer = ['100411: Nube (perro), antes Azucena (gato)', 'Es otra mascota'] as [string, string]
    expect((await checkExport(UNCODED, [copied, first, ...rest], [answer])).told).toEqual([
      ['new', null],
      ...UNCHANGED,
    ])
  })

  it('twice is told by the number, not by a code that nobody wrote', async () => {
    const [first = {}] = exportedRows(UNCODED)
    const { rows } = await checkExport(UNCODED, [first, first])
    expect(rows[1]?.problems).toEqual([
      {
        column: NUMBER,
        problem: 'Se repite: ya está en la fila 2.',
        fix: 'Si es otra mascota, deja vacía la celda.',
      },
    ])
  })

  it('and whose codes are of a third pet names both', async () => {
    const [first = {}] = exportedRows(CODED)
    const { rows } = await checkExport(CODED, [{ ...first, Código: '003' }])
    expect(rows[0]?.problems[0]?.problem).toBe(
      'El número 100411 es de Azucena, y el código «003» es de Choclo.',
    )
  })

  it.each([
    ['a new name', { Nombre: 'Lirio' }],
    ['a new story', { Descripción: `Es otra historia, porque ${TOLD.repeat(2)}` }],
    ['photos of another', { 'Foto 1': ownPhotoUrl('2'.repeat(32)) }],
  ])('is not what %s means', async (_name, change) => {
    const [first = {}] = exportedRows(UNCODED)
    expect((await checkExport(UNCODED, [{ ...first, ...change }])).told).toEqual([['update', 100411]])
  })
})

describe('an export without its numbers', () => {
  const better = (rows: readonly Row[]) =>
    withCell(rows, 'Descripción', (cell) => `${cell} Ya está vacunada.`)
  const UPDATES = UNCHANGED.map(([, id]) => ['update', id])

  it.each([
    ['left out', without(exportedRows(UNCODED), NUMBER)],
    ['emptied', withCell(exportedRows(UNCODED), NUMBER, () => '')],
    ['too narrow to be shown', withCell(exportedRows(UNCODED), NUMBER, () => '####')],
  ])('is known by its photos when stories change: %s', async (_name, rows) => {
    expect((await checkExport(UNCODED, better(rows))).told).toEqual(UPDATES)
  })

  it('is known by its stories without photos', async () => {
    const photos = Array.from({ length: 8 }, (_, at) => `Foto ${at + 1}`)
    expect((await checkExport(UNCODED, without(exportedRows(UNCODED), NUMBER, ...photos))).told).toEqual(
      UNCHANGED,
    )
  })

  it.each(['100.411', '100,411', '100\u00A0411', '100411,00', '100.411,00', '1,00411E+05'])(
    'is known by them as spreadsheets write numbers: %s',
    async (cell) => {
      const [first = {}] = exportedRows(UNCODED)
      expect((await checkExport(UNCODED, [{ ...first, [NUMBER]: cell }])).told).toEqual([UNCHANGED[0]])
    },
  )

  it('is asked about where it has other codes than its pets', async () => {
    const rows = withCell(without(exportedRows(CODED), NUMBER), 'Código', (_, at) => `A-${at}`)
    const { rows: checked } = await checkExport(CODED, rows)
    expect(checked[1]?.problems).toMatchObject([
      { column: 'Código', problem: 'Ya publicaste a Wayra (perro) con el código 002.' },
    ])
  })

  it('is asked about where another animal has a photo of one of its pets', async () => {
    const [first = {}] = without(exportedRows(UNCODED), NUMBER)
    const { rows } = await checkExport(UNCODED, [
      { ...first, Nombre: 'Nube', Descripción: `Nube ${TOLD.repeat(2)}` },
    ])
    expect(rows[0]?.problems[0]?.problem).toBe(
      'Una de sus fotos es de Azucena (gato), y la fila es de Nube (gato).',
    )
  })

  it('is asked about where name and looks alone are those of a pet, once', async () => {
    const [row = {}] = without(exportedRows([UNCODED[1] ?? pet(1, null, '')]), NUMBER)
    const other = { ...row, Descripción: `Es ${TOLD.repeat(2)}`, 'Foto 1': 'https://fotos.example/nueva.jpg' }
    const { rows } = await checkExport(UNCODED, [other])
    const [problem] = rows[0]?.problems ?? []
    expect(problem?.problem).toBe('Ya publicaste a Wayra (perro).')
    const key = acceptedKey('name', '', problem?.suggestion?.typed ?? '')
    const answered = async (answer: string) =>
      (await checkAgainst(UNCODED, csvOf([other]), new Map([[key, answer]]))).rows[0]
    expect(await answered('Es la misma: actualízala')).toMatchObject({
      verdict: 'update',
      pet: { petId: 100412 },
    })
    expect(await answered('Es otra mascota')).toMatchObject({ verdict: 'new' })
    const both = await checkExport(UNCODED, [other, row])
    expect(both.told).toEqual([
      ['new', null],
      ['unchanged', 100412],
    ])
  })
})

describe('an export that is read again unchanged', () => {
  it('says which pets look for a family, and changes none of the others', async () => {
    const states = ['adoptable', 'en proceso', 'adoptado', 'inactivo'] as const
    const own = states.map((status, at) => ({ ...pet(at + 1, null, `Luna ${at}`), status }))
    const rows = exportedRows(own)
    expect(rows.map(({ Estado }) => Estado)).toEqual([
      'En adopción',
      'En proceso de adopción',
      'Adoptado',
      'Retirada',
    ])
    expect((await checkExport(own, rows)).told).toEqual(own.map(({ id }) => ['unchanged', id]))
    const elsewhere = await checkExport([], without(rows, NUMBER))
    expect(elsewhere.rows.map(({ verdict }) => verdict)).toEqual(['new', 'kept', 'kept', 'kept'])
  })

  it('keeps the cities of pets of a foundation that moved to another country', async () => {
    const own = [
      { ...pet(1, null, 'Luna'), place: { cityId: 9000, countryId: 'PER' as const }, city: 'Cusco' },
    ]
    const rows = exportedRows(own)
    expect(rows[0]?.Ciudad).toBe('Cusco')
    expect((await checkExport(own, rows)).told).toEqual([['unchanged', 1]])
    const { rows: others } = await checkExport(
      own,
      withCell(rows, 'Ciudad', () => 'Arequipa'),
    )
    expect(others[0]?.problems).toMatchObject([{ column: 'Ciudad' }])
  })
})
