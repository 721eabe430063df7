import { describe, expect, it } from 'vitest'
import { decodeText } from '@/lib/text/text-encoding'

const read = (text: string) => decodeText(Buffer.from(text))
const twice = (text: string) => Buffer.from(text).toString('latin1')

describe('letters that were encoded twice', () => {
  it.each([
    ['beside an emoji', 'Lola 🐶;Perro\nNiÃ±a;Perro', 'Lola 🐶;Perro\nNiña;Perro'],
    ['beside right ones', 'Ñusta;MuÃ±eca', 'Ñusta;Muñeca'],
    ['beside a letter of another language', 'Māra;TomÃ¡s', 'Māra;Tomás'],
    ['in titles', 'CÃ³digo;HogareÃ±o;Niños', 'Código;Hogareño;Niños'],
    ['three times', 'NiÃƒÂ±a;JosÃƒÂ©', 'Niña;José'],
    ['three times, beside an emoji', '🐱 Lulú;NiÃƒÂ±a', '🐱 Lulú;Niña'],
    ['four times', twice(twice(twice('Ñandú'))), 'Ñandú'],
    ['with quotes and dashes', 'Ñ; â€œLunaâ€\u009d â€“ sÃ­ â€¦', 'Ñ; “Luna” – sí …'],
    ['with an emoji', 'Ñusta;Sol ðŸ\u0090¶ âœ…', 'Ñusta;Sol 🐶 ✅'],
    ['with signs before words', 'Ñusta;Â¿QuÃ© come? Â¡Todo!', 'Ñusta;¿Qué come? ¡Todo!'],
    ['by an old Mac', 'Ñusta;Ni√±a;Jos√©;Luc√≠a;¬øQu√© come?', 'Ñusta;Niña;José;Lucía;¿Qué come?'],
    ['by a DOS program', 'Ñusta;Ni├▒a', 'Ñusta;Niña'],
    ['with a mark before the titles', 'ï»¿CÃ³digo;Nombre 🐶', 'Código;Nombre 🐶'],
  ])('are undone %s', (_, text, right) => {
    expect(read(text)).toEqual({ text: right, encoding: 'utf-8 twice', doubtful: false })
  })

  it('are undone in a file of UTF-16 and in rows of an older encoding, too', () => {
    expect(decodeText(Buffer.from('Nombre;Animal\nNiÃ±a;Perro', 'utf16le'))?.text).toContain('Niña')
    const mixed = Buffer.from('MuÃ±eca;Ñusta;piñón;Lulú;Tomás', 'latin1')
    expect(decodeText(mixed)).toMatchObject({ text: 'Muñeca;Ñusta;piñón;Lulú;Tomás' })
  })

  it.each([
    'Ñandú: «CAFÉ», “JOSÉ”, PIÑÓN…',
    'João e Ângela; MAÇÃ; São Paulo; IRMÃ',
    '√única; √ Niña; ½ taza; 3–4 años; 20 €',
    'Crème brûlée; Zoë; Ødegård; Āra',
    '└─ Luna ├─ Sol',
  ])('are not seen in %s', (text) => {
    expect(read(text)).toEqual({ text, encoding: 'utf-8', doubtful: false })
  })

  it.each(['MarÃa;Luna', 'NiÃ?a', 'Muñeca;Niï¿½a', 'Ã ngel', 'lechÃ'])(
    'whose half is lost make the file doubtful: %s',
    (text) => {
      expect(read(text)?.doubtful).toBe(true)
    },
  )
})

describe('the end of a file', () => {
  const text = 'Nombre;Animal\r\nÑusta;Perro\r\n'
  it.each([
    ['the end mark of DOS', Buffer.from(`${text}\u001a`)],
    ['the end mark of DOS in an old encoding', Buffer.from(`${text}\u001a`, 'latin1')],
    ['a zero', Buffer.from(`${text}\0`)],
    ['zeros up to a full block', Buffer.concat([Buffer.from(text), Buffer.alloc(300)])],
    ['end mark and zeros', Buffer.from(`${text}\u001a\0\0\0`)],
    ['half a letter of UTF-16', Buffer.from(text, 'utf16le').subarray(0, -1)],
    ['half a letter of UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1)],
    [
      'half a letter of big-endian UTF-16',
      Buffer.concat([Buffer.from(text, 'utf16le').swap16(), Buffer.of(0)]),
    ],
    ['a zero of UTF-16', Buffer.from(`${text}\0`, 'utf16le')],
  ])('is no part of its text: %s', (_, bytes) => {
    expect(decodeText(bytes)).toMatchObject({ text, doubtful: false })
  })

  it('makes no text of binary data', () => {
    expect(decodeText(Buffer.from('\x89PNG\0\0a'))).toBeNull()
    expect(decodeText(Buffer.from('Luna\0;Perro'))).toBeNull()
  })
})
