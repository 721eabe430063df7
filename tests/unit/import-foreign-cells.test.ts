import { describe, expect, it } from 'vitest'
import { checkRows } from '@/lib/pets/imports/check-rows'
import { readHeader } from '@/lib/pets/imports/header'
import { growthOf, LINEAR } from '@/tests/support/growth'
import { checkText, choicesIn } from '@/tests/support/sheets'

const NOW = new Date('2026-11-25T12:00:00Z')
const DESCRIPTION = 'Camina bien con correa, duerme de corrido y espera su plato sentada. '.repeat(2).trim()

describe('cells of other programs', () => {
  const row = (code: string, name: string, story: string) =>
    `Código,Nombre,Especie,Descripción\n${code},"${name}",Perro,"${story}"`

  it('entities and tags become text, whatever they would do on a page', async () => {
    const text = row(
      'E-1',
      'Ni&ntilde;a&nbsp;<b>Luz</b>',
      `<p>Es cari&amp;ntilde;osa &amp; fiel.</p><script>alert(1)</script> pesa <5 kg`,
    )
    const [checked] = (await checkText(text)).rows
    expect(checked?.pet).toMatchObject({
      fields: { name: 'Niña Luz', description: 'Es cariñosa & fiel.\n<script>alert(1)</script> pesa <5 kg' },
    })
  })

  it('a formula that only says a text is that text, and an address in one is the photo’s', async () => {
    const text = `Código;Nombre;Especie;Descripción;Foto 1
"=""00123""";"=HYPERLINK(""https://casa.example/luz"";""Luz_x000D_"")";Perro;"${DESCRIPTION}";"=HIPERVINCULO(""https://fotos.example/a.jpg"")"
"'=""E-2""";Sol;Perro;"${DESCRIPTION}";"<a href=""https://fotos.example/b.jpg"">foto</a>"
E-3;Mar;Perro;"${DESCRIPTION}";"<img alt=""Mar"" src='https://fotos.example/c.jpg'/>"`
    const { rows } = await checkText(text)
    expect(rows[0]?.pet).toMatchObject({ fields: { name: 'Luz' } })
    expect(rows[2]?.pet).toMatchObject({ fields: { name: 'Mar' } })
    expect([rows[0]?.code, rows[2]?.code]).toEqual(['00123', 'E-3'])
    // Guarded by us, it is a text that somebody typed.
    expect(rows[1]?.problems).toMatchObject([{ column: 'Código', problem: '«="E-2"»' }])
    expect(JSON.stringify(rows.map(({ pet }) => pet))).toMatch(
      /fotos\.example\/a\.jpg.*fotos\.example\/c\.jpg/,
    )
  })

  it('upright lines may part the columns', async () => {
    const [checked] = (await checkText(row('E-1', 'Luz', DESCRIPTION).replaceAll(',', '|'))).rows
    expect(checked).toMatchObject({ code: 'E-1', pet: { fields: { name: 'Luz' } } })
  })

  it('letters are composed before a code is checked, and ñ is one', async () => {
    const [checked] = (await checkText(row('MAN\u0303ANA-1', 'Luz', DESCRIPTION))).rows
    expect(checked).toMatchObject({ code: 'MAÑANA-1', problems: [] })
  })

  it('cut texts end with whole characters: the database takes no half of an emoji', async () => {
    const long = `${'a'.repeat(39)}\u{1F436} y más`
    const text = `Nombre,Especie,Personalidad,Estado\n"${long}",Perro,,Adoptado\nLuz,Perro,"${long}",`
    const { rows, readings } = await checkText(text)
    expect(rows.map(({ verdict }) => verdict)).toEqual(['kept', 'draft'])
    expect(readings.map(({ typed }) => typed.length)).toContain(39)
    const stored = JSON.stringify([rows.map(({ pet }) => pet), readings])
    expect(stored).not.toMatch(/\\ud[89ab]/i)
  })

  it('a name that is too long comes with a shorter one', async () => {
    const [checked] = (await checkText(row('E-1', 'Princesa Carolina de Antioquia', DESCRIPTION))).rows
    expect(checked?.problems[0]?.suggestion?.options).toEqual(['Princesa Carolina'])
  })
})

describe('the first suggestion', () => {
  it.each([
    ['Especie', 'Kanino', 'Perro'],
    ['Especie', 'gatto', 'Gato'],
    ['Especie', 'Hurón', 'Otro animal'],
    ['Sexo', 'macjo', 'Macho'],
    ['Sexo', 'esterilizada', 'Hembra'],
    ['Tamaño', 'mediano-grande', 'Mediano'],
    ['Esterilizado', 'cuando cumpla la edad', 'No'],
    ['Gatos', 'los persigue', 'No'],
    ['Niños', 'le encantan', 'Sí'],
    ['Niños', 'mayores de 8', 'No lo sé'],
    ['Ciudad', 'Medelin', 'Medellín'],
    ['Color', 'blanco y ngro', 'Blanco y negro'],
  ])('for %s %j is %s', async (title, cell, first) => {
    const species = title === 'Especie' ? [] : [['Especie', 'Perro']]
    const columns = [['Nombre', 'Luz'], ['Edad', '2 años'], ...species, [title, cell]]
    const { rows } = await checkText(
      [0, 1].map((at) => columns.map((column) => column[at]).join(',')).join('\n'),
    )
    expect(rows[0]?.problems[0]?.suggestion?.options[0]).toBe(first)
  })
})

describe('weights', () => {
  it.each([
    ['Peso', '12.5', '3 años', 'mediano'],
    ['Peso (kg)', '8 kg', '3 años', 'pequeño'],
    ['Weight', '70', '3 years', 'grande'],
    ['Peso', '3', '4 meses', undefined],
    ['Peso', 'normal', '3 años', undefined],
  ])('tell the size of a grown dog: %s %s, %s', async (title, weight, age, size) => {
    const { rows } = await checkText(`Nombre,Especie,Edad,${title}\nLuz,Perro,${age},${weight}`)
    expect(rows[0]).toMatchObject({ verdict: 'draft', pet: { fields: { name: 'Luz' } } })
    expect(rows[0]?.pet && 'fields' in rows[0].pet ? rows[0].pet.fields.size : null).toBe(size)
  })
})

describe('pets that are gone', () => {
  it.each([
    ['Estado', 'Adoptado', 'kept'],
    ['Estado', 'Disponible', 'draft'],
    ['Status', 'Available', 'draft'],
    ['Adoptado', 'Sí', 'kept'],
    ['Adoptado', '12/03/2025', 'kept'],
    ['¿Adoptado?', 'No', 'draft'],
    ['Adoptado', '', 'draft'],
    ['Adoptado', 'En adopción', 'draft'],
    ['Estado', 'Devuelto a su dueño', 'kept'],
    ['Disponible', 'Sí', 'draft'],
  ])('are left out by %s %j: %s', async (title, cell, verdict) => {
    const { rows } = await checkText(`Nombre,Especie,Edad,${title}\nLuz,Perro,2 años,${cell}`)
    expect(rows[0]?.verdict).toBe(verdict)
  })
})

describe('a file of words that nobody understands', () => {
  it('takes as much longer to check as it has more rows', () => {
    const header = readHeader(['Código', 'Nombre', 'Especie', 'Raza', 'Color', 'Edad', 'Ciudad', 'Tamaño'])
    const choices = choicesIn('COL')
    const check = (size: number) => {
      const rows = Array.from({ length: size }, (_, n) => ({
        row: n + 2,
        cells: [
          `C-${n}`,
          'Luna',
          'Canino',
          `pstor ${n} labrdor`,
          `rojzo ${n}`,
          `hace ${n}x`,
          `bgota ${n}`,
          `talla ${n}x`,
        ],
      }))
      checkRows({ header, rows }, choices, [], NOW)
    }
    expect(growthOf(check, 250)).toBeLessThan(LINEAR)
  })
})
