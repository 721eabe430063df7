import { describe, expect, it } from 'vitest'
import { readMultipart } from '@/lib/platform/http/multipart-form'
import { processorTime } from '@/tests/support/growth'

const read = (body: string | Buffer) => readMultipart(Buffer.from(body), 'x')
const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`
const DATA = part('Content-Disposition: form-data; name="data"', '{"name":"ñ"}')
const photo = (parameters: string) => part(`content-disposition: form-data${parameters}`, '…')

/** @returns the fields, and of each file its name, type and bytes. */
async function entries(form: FormData | null): Promise<unknown[]> {
  const found: unknown[] = []
  for (const [name, value] of form ?? [])
    found.push(typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()])
  return found
}

describe('a multipart body', () => {
  it.each([
    ['browsers', '; name="photo"; filename="a.jpg"', 'a.jpg'],
    ['React Native', `; name="photo"; filename="a.jpg"; filename*=utf-8''a%20%C3%B1.jpg`, 'a ñ.jpg'],
    ['.NET', `; name=photo; filename=a.jpg; filename*=utf-8''a.jpg`, 'a.jpg'],
    ['clients that name the file first', '; filename="a;b.jpg"; name="photo"', 'a;b.jpg'],
    ['clients without blanks', ';name="photo";filename="a.jpg"', 'a.jpg'],
    ['curl', '; name="photo"; filename="a \\"b\\".jpg"', 'a "b".jpg'],
    ['browsers with a quote in the name', '; name="photo"; filename="a %22b%22.jpg"', 'a "b".jpg'],
    ['another charset than UTF-8', `; name="photo"; filename="a.jpg"; filename*=iso-8859-1''b.jpg`, 'a.jpg'],
    ['a file without a name', '; name="photo"; filename=""', ''],
  ])('of %s is read', async (_, parameters, name) => {
    const file = ['photo', name, 'text/plain', '…']
    expect(await entries(read(`${DATA}${photo(parameters)}--x--\r\n`))).toEqual([
      ['data', '{"name":"ñ"}'],
      file,
    ])
  })

  it.each([
    ['lines that end in LF', `${DATA}${photo('; name=photo; filename=a')}--x--\n`.replaceAll('\r\n', '\n')],
    ['a preamble', `A form\r\nof parts\r\n${DATA}${photo('; name=photo; filename=a')}--x--\r\n`],
    ['an epilogue', `${DATA}${photo('; name=photo; filename=a')}--x--\r\nThe end --x\r\n--x`],
    ['no last line end', `${DATA}${photo('; name=photo; filename=a')}--x--`],
    [
      'blanks after a boundary',
      `${DATA}${photo('; name=photo; filename=a')}--x--`.replaceAll('--x\r', '--x \t\r'),
    ],
  ])('with %s is read', async (_, body) => {
    expect(await entries(read(body))).toEqual([
      ['data', '{"name":"ñ"}'],
      ['photo', 'a', 'text/plain', '…'],
    ])
  })

  it('keeps bytes as they are, also what looks like a boundary, and names a type', async () => {
    const bytes = Buffer.from([
      0xff,
      0x0d,
      0x0a,
      0x00,
      ...Buffer.from(' --x--\r\n--xy\r\n--x-\r\n'),
      0xf1,
      0x0d,
    ])
    const head =
      '--x\r\nContent-Type: image/jpeg\r\nContent-Disposition: form-data; name="p"; filename="a"\r\n\r\n'
    const form = read(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]))
    const file = form?.get('p')
    if (!(file instanceof File)) throw new Error('It is no file')
    expect(file.type).toBe('image/jpeg')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
  })

  it.each([
    ['is none', 'nothing'],
    ['was cut', DATA],
    ['was cut in its headers', '--x\r\nContent-Disposition: form-data; name="a"\r\n--x--'],
    ['has a part without a name', `${part('Content-Type: text/plain', 'a')}--x--`],
    [
      'has two dispositions',
      `${part('Content-Disposition: form-data; name=a\r\nContent-Disposition: form-data; name=b', '')}--x--`,
    ],
    ['names a part twice', `${photo('; name=a; name=b')}--x--`],
    ['has an unfinished quote', `${photo('; name="a')}--x--`],
    ['is of mail', `${part('Content-Disposition: attachment; name="a"', '')}--x--`],
    ['has headers without end', `--x\r\n${'a: b\r\n'.repeat(10_000)}\r\n\r\n--x--`],
  ])('that %s is refused', (_, body) => {
    expect(read(body)).toBeNull()
  })

  it('with a text that is not UTF-8 is refused, as JSON is', () => {
    expect(read(Buffer.from(`${DATA}--x--`, 'latin1'))).toBeNull()
  })

  it('is read in a time that grows with its length, however odd it is', () => {
    for (const odd of ['\n--x', '--x\r\n', '; a="\\\\', '\r\n\r\n', ';']) {
      const form = `--x\r\nContent-Disposition: form-data; name="a"${odd.repeat(200_000)}`
      expect(processorTime(() => read(form))).toBeLessThan(1)
    }
  })
})
