import { describe, expect, it } from 'vitest'
import { directUrl } from '@/lib/photos/remote-url'
import { checkText } from '@/tests/support/sheets'

const A = 'https://fotos.example/a.jpg'
const B = 'https://fotos.example/b.jpg'

async function photosOf(cell: string) {
  const quoted = `"${cell.replaceAll('"', '""')}"`
  const { rows, readings } = await checkText(`Nombre;Animal;Foto\nLuna;Perro;${quoted}`)
  const [row] = rows
  const pet = row?.pet
  return { verdict: row?.verdict, photos: pet && 'addresses' in pet ? pet.addresses : null, readings }
}

describe('the addresses of a cell', () => {
  it.each([
    [`${A},${B}`, [A, B]],
    [`${A};${B}`, [A, B]],
    [`${A}; ${B},`, [A, B]],
    [`${A}|${B}`, [A, B]],
    [`${A}\n${B}`, [A, B]],
    [`${A},www.b.example/b.jpg`, [A, 'https://www.b.example/b.jpg']],
    ['http://fotos.example/a.jpg', [A]],
    ['www.fotos.example/a.jpg', ['https://www.fotos.example/a.jpg']],
    ['//fotos.example/a.jpg', [A]],
    [`(${A})`, [A]],
    [`<${A}>`, [A]],
    [`"${A}"`, [A]],
    [`[Foto de Luna](${A})`, [A]],
    [`Foto:${A}.`, [A]],
    ['https://fotos.example/a(1).jpg', ['https://fotos.example/a(1).jpg']],
    ['https://fotos.example/a,b.jpg', ['https://fotos.example/a,b.jpg']],
    [`=IMAGE("${A}")`, [A]],
    [`=IMAGEN("${A}";"Luna";0)`, [A]],
    [`=HYPERLINK("${A}";"Ver foto")`, [A]],
  ])('%s', async (cell, photos) => {
    expect(await photosOf(cell)).toMatchObject({ verdict: 'draft', photos })
  })

  it.each(['C:\\fotos\\luna.jpg', 'file:///home/ana/luna.jpg', 'data:image/png;base64,AAAA', 'luna.jpg'])(
    'are none that anybody could fetch: %s',
    async (cell) => {
      expect(await photosOf(cell)).toMatchObject({ verdict: 'draft', photos: [], readings: [] })
    },
  )

  it.each(['http://192.168.1.20/foto.jpg', 'https://ana:clave@fotos.example/a.jpg'])(
    'that cannot be opened leave a draft without photos, and are named: %s',
    async (cell) => {
      const readings = [{ key: 'photos', typed: cell, read: '' }]
      expect(await photosOf(cell)).toMatchObject({ verdict: 'draft', photos: [], readings })
    },
  )

  it('are to be corrected beside one that can be opened', async () => {
    expect(await photosOf(`${A} http://192.168.1.20/foto.jpg`)).toMatchObject({ verdict: 'faulty' })
  })
})

describe('an address that shares a file', () => {
  const DRIVE = 'https://drive.google.com/uc?export=download&id=1AbC_-9'
  it.each([
    ['https://drive.google.com/file/d/1AbC_-9/view?usp=sharing', DRIVE],
    ['https://drive.google.com/file/u/1/d/1AbC_-9/view', DRIVE],
    ['https://drive.google.com/file/d/1AbC_-9/view?resourcekey=0-x&usp=sharing', `${DRIVE}&resourcekey=0-x`],
    ['https://drive.google.com/open?id=1AbC_-9&usp=drive_fs', DRIVE],
    ['https://drive.google.com/uc?id=1AbC_-9', DRIVE],
    ['https://www.dropbox.com/s/abc/michi.jpg?dl=0', 'https://www.dropbox.com/s/abc/michi.jpg?raw=1'],
    [
      'https://www.dropbox.com/scl/fi/abc/michi.jpg?rlkey=k&dl=0',
      'https://www.dropbox.com/scl/fi/abc/michi.jpg?rlkey=k&raw=1',
    ],
  ])('leads to the file: %s', (shared, direct) => {
    expect(directUrl(shared)).toBe(direct)
    expect(directUrl(direct)).toBe(direct)
  })

  it.each([
    A,
    'https://drive.google.com/drive/folders/1AbC',
    'https://dropbox.com.fotos.example/a?dl=0',
    'x',
  ])('is told apart from %s', (address) => {
    expect(directUrl(address)).toBe(address)
  })
})
