import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import breeds from '@/db/seed/data/breeds.json'
import colors from '@/db/seed/data/colors.json'
import { PORTRAITS, type Portrait } from '@/db/seed/data/portraits'
import { PICTURES_DIR, pictureNames, STAMP_FILE } from '@/db/seed/pictures'
import { randomFrom } from '@/db/seed/random'
import { AGES, COATS, PET_TYPES } from '@/lib/vocabulary'
import { CAT_COATS, DOG_COATS } from '@/scripts/art/portraits/coats'
import { dogTypeOf } from '@/scripts/art/portraits/dog/types'
import { drawPicture } from '@/scripts/art/portraits/pictures'

const MIXED_BREED = 'Mestizo (criollo)'
const MAX_BYTES = 8_000_000

const LUNA: Portrait = {
  id: 'luna',
  type: 'perro',
  breeds: [MIXED_BREED],
  color: 'Tricolor',
  coat: 'corto',
  age: 'adulto',
  pictures: 3,
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()
const readPicture = (name: string) => readFileSync(path.join(PICTURES_DIR, name))

/** Mean difference of two pictures per channel, 0 to 255, at a size where platforms draw alike. */
async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((input) => sharp(input).resize(120, 90).removeAlpha().raw().toBuffer()),
  )
  if (!left || !right) throw new Error('There is no picture')
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length
}

describe('drawing a portrait', () => {
  it('is deterministic, and each picture and each animal looks different', () => {
    const pictures = [0, 1, 2].map((index) => drawPicture(LUNA, index))
    expect([0, 1, 2].map((index) => drawPicture(LUNA, index))).toEqual(pictures)
    expect(new Set([...pictures, drawPicture({ ...LUNA, id: 'nube' }, 0)]).size).toBe(4)
  })

  it('knows a coat for every colour of dogs and cats in the catalogue', () => {
    expect(Object.keys(DOG_COATS).sort()).toEqual(names(colors.perro))
    expect(Object.keys(CAT_COATS).sort()).toEqual(names(colors.gato))
  })

  it.each([
    ...names(colors.perro).map((color) => ['perro', MIXED_BREED, color] as const),
    ...names(colors.gato).map((color) => ['gato', 'Siamés', color] as const),
    ...names(breeds.otro).flatMap((breed) =>
      names(colors.otro).map((color) => ['otro', breed, color] as const),
    ),
  ])('gives a complete SVG document: %s, %s, %s', (type, breed, color) => {
    for (const index of [0, 1, 2]) {
      const coat = COATS[(color.length + index) % COATS.length] ?? 'corto'
      const age = AGES[color.length % AGES.length] ?? 'joven'
      const svg = drawPicture({ ...LUNA, type, breeds: [breed], color, coat, age }, index)
      expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="900" /)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

describe('the committed pictures', () => {
  const listed = PORTRAITS.flatMap(pictureNames)
  const committed = readdirSync(PICTURES_DIR)

  it('are those that the list of portraits names, no more and no fewer', () => {
    expect(committed.sort()).toEqual([...listed, path.basename(STAMP_FILE)].sort())
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('take at most 8 MB of the repository', () => {
    const bytes = committed.map((name) => statSync(path.join(PICTURES_DIR, name)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
  })

  it.each(PET_TYPES)('show what the generator draws (a sample: %s)', async (type) => {
    const portrait = PORTRAITS.find((one) => one.type === type)
    if (!portrait) throw new Error(`No portrait of ${type}`)
    for (const [index, name] of pictureNames(portrait).entries()) {
      const drawn = Buffer.from(drawPicture(portrait, index))
      expect(await meanDifference(readPicture(name), drawn), name).toBeLessThan(3)
    }
  })

  it('stand for breeds that are drawn with the same build', () => {
    for (const { id, type, breeds: alike } of PORTRAITS.filter((one) => one.type === 'perro')) {
      const builds = alike
        .filter((breed) => breed !== MIXED_BREED)
        .map((breed) => dogTypeOf(breed, randomFrom(`${type}${id}|type`)))
      expect(new Set(builds).size, id).toBeLessThan(2)
    }
  })
})
