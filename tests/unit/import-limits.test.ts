import { describe, expect, it } from 'vitest'
import type { Choices } from '@/lib/pets/imports/cell-values'
import { COLUMNS } from '@/lib/pets/imports/columns'
import { judgeRow } from '@/lib/pets/imports/judge-row'
import { readSheet } from '@/lib/pets/imports/read-sheet'
import { TypedRow } from '@/lib/pets/imports/typed-row'
import { SexColumn } from '@/lib/pets/imports/words/kinds'
import type { RowProblem } from '@/lib/text/vocabulary'

const TITLES = [...COLUMNS.map(({ header }) => header), 'Foto 1'].join(',')
const read = (text: string) => readSheet(new TextEncoder().encode(text))
const none = { perro: [], gato: [], otro: [] }
const NO_CHOICES: Choices = { breeds: none, colors: none, cities: [] }
const FACTS = { sexes: new SexColumn([]), now: new Date('2026-11-25') }

/** What is wrong with a row that says only this. */
async function problemsOf(cells: Record<string, string>, beyond = ''): Promise<RowProblem[]> {
  const row = TITLES.split(',').map((title) => `"${cells[title] ?? ''}"`)
  const { header, rows } = await read(`${TITLES}\n${row.join(',')}${beyond}`)
  const judged = judgeRow(new TypedRow(header, rows[0]?.cells ?? []), NO_CHOICES, FACTS, null)
  return 'problems' in judged ? judged.problems : []
}

const refusing = (words: string) =>
  expect.objectContaining({ fields: { file: expect.stringContaining(words) as string } })

describe('a hostile file', () => {
  it.each([
    ['a row below forty thousand empty ones', `${TITLES}${'\n'.repeat(40_000)}x`, 'demasiadas filas vacías'],
    ['line breaks of another kind', `${TITLES}${'\r'.repeat(200_000)}x`, 'más de 50\u00a0000 líneas'],
  ])('is refused for %s', async (_, text, words) => {
    await expect(read(text)).rejects.toThrow(refusing(words))
  })
})

// Takes minutes where the time grows with the square of the length.
describe('a cell of a million signs', () => {
  const long = {
    'blanks in rich text': `a<b>${' '.repeat(1_000_000)}b`,
    'commas after an address': `http://fotos.example/${','.repeat(1_000_000)}x`,
    'opened parentheses': '('.repeat(1_000_000),
  }

  it.each(Object.entries(long))('is read at once: %s', async (_, text) => {
    const cells = { Nombre: text, Descripción: text, Rasgos: text, 'Foto 1': text, Código: '!' }
    expect((await problemsOf(cells)).map(({ column }) => column)).toContain('Código')
  })

  it.each(Object.entries(long))('is read at once as a title: %s', async (_, text) => {
    await expect(read(`Nombre,Especie,"${text}"\nLuna,perro,x`)).resolves.toHaveProperty('rows.length', 1)
  })
})

describe('what is said of a cell', () => {
  // The database refuses half an emoji.
  it('is never cut in the middle of an emoji', async () => {
    const emoji = 'x'.repeat(78) + '🐶'.repeat(20)
    const problems = await problemsOf({ Animal: 'Perro', Raza: '🐶'.repeat(60), Edad: emoji }, `,${emoji}`)
    expect(problems.map(({ column }) => column)).toEqual(expect.arrayContaining(['Raza', 'Edad', 'Fila']))
    for (const { problem } of problems) expect(() => encodeURIComponent(problem)).not.toThrow()
  })

  it('a long address of a photo is shown from its beginning', async () => {
    const problems = await problemsOf({
      'Foto 1': `https://fotos.example/b.jpg https://ana@fotos.example/${'a'.repeat(200)}`,
    })
    const problem = problems.find(({ column }) => column === 'Foto 1')
    expect(problem?.problem).toMatch(/^https:\/\/ana@fotos\.example\/a+…$/)
  })
})
