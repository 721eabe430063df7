import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '@/lib/people/accounts/operations/document'
import { type FileFormat, formatOf, formatProblem, isPhotoFormat } from '@/lib/photos/photo-format'
import { processPhoto } from '@/lib/photos/process-photo'
import { blots } from '@/tests/support/pictures'

const bytes = (text: string) => Buffer.from(text, 'latin1')

const STARTS: readonly [FileFormat, string][] = [
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\r'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['avif', '\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B'],
  ['avif', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif'],
  ['gif', 'GIF89a\x01\0\x01\0\0\0'],
  ['tiff', 'II*\0\x08\0\0\0'],
  ['tiff', 'MM\0*\0\0\0\x08'],
  ['raw', 'II*\0\x10\0\0\0CR\x02\0'],
  ['raw', '\0\0\0\x18ftypcrx \0\0\0\0crx isom'],
  ['raw', 'FUJIFILMCCD-RAW 0201'],
  ['bmp', 'BM\x36\0\0\0\0\0\0\0'],
  ['ico', '\0\0\x01\0\x01\0'],
  ['jxl', '\xff\x0a\0\0'],
  ['jp2', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['psd', '8BPS\0\x01'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['svg', '<?xml version="1.0"?>\n<!-- a drawing -->\n<svg>'],
  ['pdf', '%PDF-1.7\n'],
  ['pdf', '\xef\xbb\xbf\n%PDF-1.7\n'],
  ['video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['video', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['video', '\x1a\x45\xdf\xa3\x9fB\x86\x81'],
  ['video', 'RIFF\x10\0\0\0AVI LIST'],
  ['archive', 'PK\x03\x04\x14\0'],
  ['html', '<!doctype html><title>x</title>'],
  ['html', '\n<html><body><svg>'],
  ['empty', ''],
  [null, 'RIFF\x10\0\0\0WAVEfmt '],
  [null, '\xff\xd8'],
  [null, 'acta'],
]

describe('the format of a file', () => {
  it.each(STARTS)('%s is known by its first bytes: %j', (format, start) => {
    expect(formatOf(bytes(start))).toBe(format)
  })

  it('every format that is no photo here has a sentence of its own, the same with and without the name', () => {
    const formats = [...new Set(STARTS.map(([format]) => format))].filter((format) => !isPhotoFormat(format))
    const sentences = formats.map((format) => formatProblem(format))
    expect(new Set(sentences).size).toBe(formats.length)
    for (const format of formats.filter((one) => one !== null))
      expect(formatProblem(format, 'luna.x')).toBe(formatProblem(format).replace('El archivo', '“luna.x”'))
  })

  it('a sentence about one format names no other', () => {
    const names = ['AVIF', 'TIFF', 'BMP', 'GIF', 'SVG', 'PDF', 'JPEG XL', 'JPEG 2000']
    const formats = ['avif', 'tiff', 'bmp', 'gif', 'svg', 'pdf', 'jxl', 'jp2'] as const
    for (const [at, format] of formats.entries())
      expect(names.filter((name) => formatProblem(format).includes(name))).toEqual([names[at]])
  })

  it('a photo on the server is refused with the sentence that the browser shows', async () => {
    for (const [format, start] of STARTS.filter(([one]) => !isPhotoFormat(one)))
      await expect(processPhoto(bytes(start))).rejects.toThrow(formatProblem(format as 'gif'))
  })
})

describe('a file that cannot be read whole', () => {
  it('a photo that lacks a part is called incomplete, a broken one damaged', async () => {
    const jpeg = await blots(5)
    const png = await sharp(jpeg).png().toBuffer()
    const webp = await sharp(jpeg).webp().toBuffer()
    for (const whole of [jpeg, png, webp])
      await expect(processPhoto(whole.subarray(0, whole.length / 2))).rejects.toThrow('le falta una parte')
    const noise = Buffer.from(png)
    const data = noise.indexOf('IDAT') + 4
    deflateSync(Buffer.alloc(9)).copy(noise, data)
    await expect(processPhoto(noise)).rejects.toThrow('está dañado')
  })

  it('a JPEG without its end marker becomes the photo that it is with it', async () => {
    const jpeg = await blots(6)
    const [whole, cut] = [await processPhoto(jpeg), await processPhoto(jpeg.subarray(0, -2))]
    expect(cut.hash).toBe(whole.hash)
  })
})

describe('a document', () => {
  const fileOf = (start: string, name: string, type: string) => new File([bytes(start)], name, { type })

  it('is what its content says, whatever its name and declared type', async () => {
    const document = await checkDocument(fileOf('\xef\xbb\xbf%PDF-1.7', 'acta.txt', 'text/plain'))
    expect(document).toMatchObject({ extension: 'pdf', contentType: 'application/pdf' })
  })

  it.each([
    ['\0\0\0\x18ftypheic', 'HEIC'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'WebP'],
    ['PK\x03\x04', 'Word'],
  ])('in a format that we do not take is refused with what to do: %j', async (start, word) => {
    const document = expect.stringMatching(`^Por favor carga un documento válido: .*${word}.*Guárdalo como`)
    await expect(checkDocument(fileOf(start, 'acta.pdf', 'application/pdf'))).rejects.toMatchObject({
      fields: { document },
    })
  })
})
