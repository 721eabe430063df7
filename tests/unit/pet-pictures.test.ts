import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PetDto, PicturedPet } from '@/lib/pets/dto'
import { pictureWords } from '@/lib/pets/pictures/copy'
import { drawPicture, MAX_PICTURE_BYTES } from '@/lib/pets/pictures/draw'
import { type Layout, layOut } from '@/lib/pets/pictures/layout'
import { readLetters } from '@/lib/pets/pictures/letters'
import { groundOf } from '@/lib/pets/pictures/photo-ground'
import { type Box, PICTURE_FORMS, type PictureForm, SHAPES } from '@/lib/pets/pictures/shapes'
// As where one process draws and decodes uploads, which must not be read as SVG.
import '@/lib/photos/inspect'
import { samplePet } from '@/tests/support/fixtures'

const URL_OF_PAGE = 'https://querencia.example/pet-detail/100001'
const HOST = new URL(URL_OF_PAGE).host
const FAR: PetDto['place'] = {
  ...samplePet().place,
  city: 'San Fernando del Valle de Catamarca',
  country: 'República Dominicana',
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .webp()
    .toBuffer()

/** What compresses worst. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer()

const PETS: [string, Partial<PetDto>, (() => Promise<Buffer>) | null][] = [
  ['of one letter', { name: 'Ó' }, () => plain(800, 600)],
  ['with a long name', { name: 'Maximiliano Bartolomé' }, () => plain(800, 600)],
  ['with a name of one long word', { name: 'Wwwwwwwwwwwwwwwwwwww', place: FAR }, () => plain(800, 600)],
  [
    'with a name in another script',
    { name: '龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍', place: FAR },
    () => plain(800, 800),
  ],
  ['with a name from right to left', { name: '\u202eלונה' }, () => plain(800, 600)],
  ['with a picture in the name', { name: 'Luna 🐶👩‍👩‍👧' }, () => plain(800, 600)],
  ['with pictures for a name', { name: '🐶🐾' }, null],
  ['with markup in the name', { name: '</svg><script>&"\'' }, null],
  ['without a photo', { type: 'otro', breed: 'Conejo' }, null],
  ['with a tall photo', { status: 'en proceso' }, () => plain(500, 1500)],
  ['with a wide photo', { status: 'adoptado', place: FAR }, () => plain(1600, 300)],
  ['with a photo of noise', { breed: 'Perro sin pelo del Perú' }, () => noise(1100, 1100)],
]

function boxesOf({ texts, pill, pin, mark, code }: Layout): Box[] {
  return [...texts.map(({ box }) => box), pill, pin, mark, ...(code ? [code.card] : [])]
}

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

async function layoutOf(form: PictureForm, changes: Partial<PicturedPet> = {}) {
  return layOut(form, pictureWords(samplePet(changes)), HOST, await readLetters())
}

const CASES = PICTURE_FORMS.flatMap((form) =>
  PETS.map(([title, pet, photo]) => ({ form, title, pet, photo })),
)
/** Each drawing takes a while: every pet in one form, and what differs most in each. */
const DRAWN = CASES.filter(
  ({ form, title }) =>
    form === 'historia' || title === 'with a photo of noise' || title === 'without a photo',
)

describe('a picture of a pet', () => {
  it.each(DRAWN)('$form $title is a light JPEG of its size', async ({ form, pet, photo }) => {
    const words = pictureWords(samplePet(pet))
    const jpeg = await drawPicture(form, { words, url: URL_OF_PAGE, photo: (await photo?.()) ?? null })
    const { width, height } = SHAPES[form]
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height })
    expect(jpeg.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  })

  it.each(CASES)(
    '$form $title has its words within the safe area, and beside each other',
    async ({ form, pet }) => {
      const layout = await layoutOf(form, pet)
      const { safe } = SHAPES[form]
      expect(boxesOf(layout).filter((box) => !contains(safe, box))).toEqual([])
      const { texts, mark, code } = layout
      const column = texts.filter(({ box }) => !code || !contains(code.card, box))
      const [, ...below] = column
      const others = [mark, ...(code ? [code.card] : [])]
      expect(below.filter(({ box }) => others.some((other) => overlap(box, other)))).toEqual([])
      expect(texts.every(({ text }) => text !== '')).toBe(true)
    },
  )

  it('leaves the top and the bottom of a story to the application', () => {
    const { safe, height } = SHAPES.historia
    expect([safe.y, height - safe.y - safe.height]).toEqual([250, 340])
  })

  it('says who it is, where and how to get there, agreeing with the pet', async () => {
    const said = async (form: PictureForm, changes: Partial<PicturedPet>) =>
      (await layoutOf(form, changes)).texts.map(({ text }) => text)
    expect(await said('historia', {})).toEqual([
      'En adopción',
      'Canela',
      'Perra mestiza mediana',
      'Medellín, Colombia',
      'querencia',
      'querencia.example',
      'Escanea para',
      'conocer a Canela',
    ])
    expect(await said('vista-previa', { status: 'adoptado', gender: 'macho' })).toEqual(
      expect.arrayContaining(['Adoptado', 'Perro mestizo mediano']),
    )
    expect(await said('publicacion', { status: 'adoptado' })).toContain('Adoptada')
    expect(await said('publicacion', { status: 'en proceso' })).toContain('En proceso de adopción')
  })

  it('cuts a name that is too long even small, and leaves a country out rather than cutting a city', async () => {
    const { texts } = await layoutOf('vista-previa', { name: '龍'.repeat(20), place: FAR })
    expect(texts.some(({ face, text }) => face === 'name' && text.endsWith('…'))).toBe(true)
    expect(texts.map(({ text }) => text)).toContain(FAR.city)
  })

  it.each([
    ['above', { width: 300, height: 900 }, { left: 100, top: 0, width: 100, height: 150 }],
    ['beside', { width: 1200, height: 800 }, { left: 500, top: 100, width: 200, height: 200 }],
  ])('keeps a head that is %s', async (_, size, head) => {
    const red = { create: { ...head, channels: 3 as const, background: '#f00' } }
    const photo = await sharp({ create: { ...size, channels: 3, background: '#777' } })
      .composite([{ input: await sharp(red).png().toBuffer(), left: head.left, top: head.top }])
      .webp()
      .toBuffer()
    const { photo: box } = SHAPES.publicacion
    const ground = await groundOf(box, photo)
    const { channels } = await sharp(ground).removeAlpha().stats()
    expect(channels[0]?.max).toBeGreaterThan(230)
  })
})
