import { describe, expect, it } from 'vitest'
import { cellAddresses, cellText } from '@/lib/pets/imports/cell-text'
import { checkText } from '@/tests/support/sheets'

describe('what other formats write for a letter', () => {
  it.each([
    ['Ni&ntilde', 'Niña'.slice(0, 3)],
    ['Ni&ntildea', 'Niña'],
    ['Mu&ntilde;eca', 'Muñeca'],
    ['Tom &amp Jerry', 'Tom & Jerry'],
    ['Jos&eacute y Mar&iacutea', 'José y María'],
    ['Pi&#241a', 'Piña'],
    ['Pi&#241 y Sol', 'Piñ y Sol'],
    ['&iquestQu&eacute come?', '&iquestQué come?'],
    ['&Ntildeusta', 'Ñusta'],
    ['Luna&nbsp', 'Luna'],
    ['Luna &amp;amp Sol', 'Luna & Sol'],
    ['Ni\\u00f1a', 'Niña'],
    ['\\u00d1usta \\ud83d\\udc36', 'Ñusta 🐶'],
    ['\\"Luna\\"', '"Luna"'],
    ['Luna\\n', 'Luna'],
    ['Juega.\\r\\nDuerme.', 'Juega.\nDuerme.'],
    ['Ni%C3%B1a', 'Niña'],
    ['Ni%c3%b1a%20Luz', 'Niña Luz'],
    ['Ni=C3=B1a', 'Niña'],
    ['=C2=BFQui=C3=A9n la adopta?', '¿Quién la adopta?'],
    ['<![CDATA[Luna]]>', 'Luna'],
    ['**Luna**', 'Luna'],
    ['__Sol y Mar__', 'Sol y Mar'],
  ])('%s is %s', (cell, read) => {
    expect(cellText(cell)).toBe(read)
  })

  it.each([
    'Uno&notas',
    'R&D',
    'Sol&Luna',
    'Come 50%20 veces',
    '2=2',
    'C:\\fotos\\nueva',
    '\\\\casa\\nube',
    'Ni\\u00zz',
    'Pesa 5 kg * 2',
    '**Luna** y **Sol**',
    'x=1&copy=2',
    'https://casa.example/ni%C3%B1a',
  ])('is not seen in %s', (text) => {
    expect(cellText(text)).toBe(text)
  })

  it.each([
    'https://fotos.example/ni%C3%B1a.jpg?a=1&copy=2&lt=3',
    'https://fotos.example/a.jpg?q==C3=B1',
    'https://fotos.example/a\\u00f1.jpg',
  ])('stays as it is in the address of a photo: %s', (address) => {
    expect(cellAddresses(address)).toBe(address)
  })
})

describe('a name with signs that no name has', () => {
  const notesFor = async (name: string) =>
    (await checkText(`Código;Nombre;Especie\nE-1;"${name}";Perro`)).sheet.notes.join()

  it.each([
    'Ni%F1a',
    'Ni=F1a',
    'Ni\\\\u00f1a',
    'Luna <3',
    '{{nombre}}',
    'Luna*',
    'Ni&zzz;a',
    'Ni\uFFFDa',
    'MarÃa',
  ])('is pointed out: %s', async (name) => {
    expect(await notesFor(name)).toContain(`Este nombre tiene signos que quizá no son suyos: «${name}»`)
  })

  it.each([
    'Niña (la chica)',
    "D'Artagnan",
    'Ni&ntildea',
    'Tom & Jerry',
    'N.º 5',
    'Luna/Sol',
    'Lola 🐶',
    'Ni%C3%B1a',
  ])('is not one that people give: %s', async (name) => {
    expect(await notesFor(name)).not.toContain('signos')
  })

  it('is named among the first ones, once', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => `E-${at};Luna*${at % 10};Perro`)
    const { sheet } = await checkText(['Código;Nombre;Especie', ...rows].join('\n'))
    expect(sheet.notes.join()).toMatch(/Estos nombres tienen .*«Luna\*0».*«Luna\*7» y 2 más\. Míralos/)
  })
})
