import { describe, expect, it } from 'vitest'
import { decodeText, isZip } from '@/lib/text/text-encoding'

const TEXT = 'código;tamaño\nÑusta;Sí, cariñosa: ¿quién la adopta?'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
/** Bytes of letters beyond ASCII in the encodings that Node.js does not write. */
const CP850 = { ó: 0xa2, ñ: 0xa4, Ñ: 0xa5, í: 0xa1, '¿': 0xa8, é: 0x82, ú: 0xa3, á: 0xa0, É: 0x90 }
const MAC = { ó: 0x97, ñ: 0x96, Ñ: 0x84, í: 0x92, '¿': 0xc0, é: 0x8e, ú: 0x9c, á: 0x87, É: 0x83 }
const bytesIn = (table: Record<string, number>, text: string) =>
  Uint8Array.from([...text].map((char) => table[char] ?? char.charCodeAt(0)))

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', 'UTF-8', Buffer.from(TEXT)],
    ['utf-8', 'UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['utf-16', 'UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(TEXT)])],
    ['utf-16', 'big-endian UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(TEXT)]).swap16()],
    ['utf-16', 'UTF-16 without its mark', utf16(TEXT)],
    ['windows-1252', 'Windows-1252', Buffer.from(TEXT, 'latin1')],
    ['cp850', 'CP850', bytesIn(CP850, TEXT)],
    ['macintosh', 'Mac Roman', bytesIn(MAC, TEXT)],
    ['utf-8 twice', 'UTF-8 taken for Windows-1252', Buffer.from(Buffer.from(TEXT).toString('latin1'))],
  ])('is %s for %s', (encoding, _, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, encoding, doubtful: false })
  })

  it.each(['Ñusta', 'Ñandú', 'MUÑECA', 'PIÑÓN', 'Niña', 'ñoño', 'Lulú'])(
    'is found by the one word %s in every encoding',
    (word) => {
      expect(decodeText(Buffer.from(word, 'latin1'))).toMatchObject({ text: word })
      const letters = { ...CP850, Ó: 0xe0 }
      expect(decodeText(bytesIn(letters, word))).toMatchObject({ text: word })
    },
  )

  it('is read with the quotes, dashes and signs of Windows', () => {
    const bytes = Buffer.from(
      'Ni\u00f1a \u0096 \u0093Luz\u0094, la m\u00e1s \u0091fiel\u0092\u0085 20 \u0080',
      'latin1',
    )
    expect(decodeText(bytes)?.text).toBe('Niña – “Luz”, la más ‘fiel’… 20 €')
  })

  it('is doubtful where no reading makes words, or letters were lost before', () => {
    expect(decodeText(Buffer.from('ca\u00b1ma', 'latin1'))?.doubtful).toBe(true)
    expect(decodeText(Buffer.from('Cari\uFFFDosa'))?.doubtful).toBe(true)
  })

  it('stays UTF-8 where one letter is damaged, and is doubtful', () => {
    const bytes = Buffer.concat([Buffer.from(TEXT), Buffer.from([0xc3])])
    expect(decodeText(bytes)).toEqual({ text: `${TEXT}\uFFFD`, encoding: 'utf-8', doubtful: true })
  })

  it('knows a spreadsheet and other binary files', () => {
    expect(isZip(Buffer.from('PK\x03\x04…'))).toBe(true)
    expect(decodeText(Buffer.from('\x89PNG\0\0'))).toBeNull()
  })
})
