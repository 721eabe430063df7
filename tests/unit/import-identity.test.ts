import { describe, expect, it } from 'vitest'
import { acceptedKey } from '@/lib/pets/imports/typed-row'
import { checkAgainst, checkText, presentPet } from '@/tests/support/sheets'

const OWN = [
  presentPet(101, '1', { name: 'Pancho', gender: 'macho' }),
  presentPet(102, '2', { name: 'La Negra' }),
  presentPet(103, '3', { name: 'Michi', type: 'gato' }),
]

const verdictsOf = ({ rows }: Awaited<ReturnType<typeof checkText>>) =>
  rows.map(({ code, verdict, pet }) => [code, verdict, pet && 'words' in pet ? pet.petId : null])

describe('a column that only numbers the rows', () => {
  it.each(['N°', 'No.', 'Nro', 'Num', 'n'])('is no code, and said so: %s', async (title) => {
    const read = await checkAgainst(OWN, `${title};Nombre;Especie\n1;La Negra;Perra\n2;Kira;Perra`)
    expect(verdictsOf(read)).toEqual([
      ['', 'kept', null],
      ['', 'draft', null],
    ])
    expect(read.rows[0]?.reason).toMatch(/^Ya publicaste una mascota con este nombre/)
    expect(read.sheet.notes.join(' ')).toContain(`La columna «${title}» solo numera tus filas`)
  })

  it('may begin anew in each section', async () => {
    const { sheet } = await checkText('N°;Nombre;Especie\n1;Sol;Perro\n2;Mar;Perro\n1;Luna;Gato')
    expect(sheet.header.keys).toEqual([null, 'name', 'type'])
  })

  it.each([
    'Código;Nombre;Especie\n1;Sol;Perro\n2;Mar;Perro',
    'N°;Nombre;Especie\n104;Sol;Perro\n92;Mar;Perro',
    'N°;Nombre;Especie\n1;Sol;Perro\n4;Mar;Perro',
    'N°;Nombre;Especie\nP-1;Sol;Perro\nP-2;Mar;Perro',
  ])('is told apart from codes: %s', async (text) => {
    expect((await checkText(text)).sheet.header.keys[0]).toBe('code')
  })
})

describe('a code that another animal has now', () => {
  const SHEET = 'Código;Nombre;Especie\n1;Kira;Perra\n3;Michi;Perro\n2;La Negra;Perra'
  const ASKED = '1: Kira (perro), antes Pancho (perro)'
  const answered = (answer: string) =>
    checkAgainst(OWN, SHEET, new Map([[acceptedKey('code', '', ASKED), answer]]))

  it('is asked about, by name and by species, and changes nothing', async () => {
    const read = await checkAgainst(OWN, SHEET)
    expect(verdictsOf(read)).toEqual([
      ['1', 'faulty', null],
      ['3', 'faulty', null],
      ['2', 'unchanged', 102],
    ])
    expect(read.rows[0]?.problems).toMatchObject([
      {
        column: 'Código',
        problem: 'Con este código publicaste a Pancho (perro), y la fila es de Kira (perro).',
        suggestion: {
          typed: ASKED,
          options: ['Es la misma: actualízala', 'Es otra mascota'],
          hasGuess: false,
        },
      },
    ])
  })

  it('is the same pet with a new name, if the foundation says so', async () => {
    expect(verdictsOf(await answered('Es la misma: actualízala'))[0]).toEqual(['1', 'update', 101])
  })

  it('is another pet, without that code, if the foundation says so', async () => {
    expect(verdictsOf(await answered('Es otra mascota'))[0]).toEqual(['', 'draft', null])
  })

  it.each(['Pancho', 'PANCHO', 'Pancho Villa', 'pancho (cojito)'])(
    'is not asked about for %s',
    async (name) => {
      const { rows } = await checkAgainst(OWN, `Código;Nombre;Especie\n1;${name};Perro`)
      expect(rows[0]?.verdict).not.toBe('faulty')
    },
  )
})

describe('a published pet that the file says to be gone', () => {
  it('stays offered, and who imports is told so, with a way to it', async () => {
    const { rows } = await checkAgainst(OWN, 'Código;Nombre;Especie;Estado\n2;La Negra;Perra;Adoptada')
    expect(rows).toMatchObject([{ verdict: 'kept', pet: { petId: 102 } }])
    expect(rows[0]?.reason).toBe(
      'Tu hoja dice que ya no busca familia (Estado: «Adoptada»), pero sigue publicada: márcala como adoptada o retírala.',
    )
  })

  it('is found by its name where the file has no code', async () => {
    const text = 'Nombre;Especie;Estado\nMichi;Gato;Fallecido\nMichi;Perro;Fallecido\nKira;Gato;Adoptada'
    const { rows } = await checkAgainst(OWN, text)
    expect(rows.map(({ pet }) => pet && 'missing' in pet && pet.petId)).toEqual([103, undefined, undefined])
    expect(rows[0]?.reason).toContain('y tienes publicada una con su nombre')
    expect(rows[2]?.reason).toContain('no la publicamos')
  })

  it('needs nobody once it is marked', async () => {
    const adopted = presentPet(101, '1', { name: 'Pancho' }, { status: 'adoptado' })
    const { rows } = await checkAgainst([adopted], 'Código;Nombre;Especie;Estado\n1;Pancho;Perro;Adoptado')
    expect(rows).toMatchObject([{ verdict: 'unchanged', reason: null }])
  })
})

describe('rows that say the same', () => {
  it('without a code are pointed out: they may be one pet, or a litter', async () => {
    const text = 'N°;Nombre;Especie;Edad\n1;Luna;Perra;2 años\n2;Sol;Perro;1 año\n3;LUNA;perra;2 años'
    const { sheet, rows } = await checkText(text)
    expect(rows).toHaveLength(3)
    expect(sheet.notes).toContain(
      'Las filas 2 y 4 dicen lo mismo. Si son una sola mascota, deja una antes de importar.',
    )
  })

  it('with codes of their own are not', async () => {
    const { sheet } = await checkText('Código;Nombre;Especie\nA-1;Luna;Perra\nA-2;Luna;Perra')
    expect(sheet.notes.join()).not.toContain('dicen lo mismo')
  })
})
