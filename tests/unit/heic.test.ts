import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { heicSize, heicToPng } from '@/lib/photos/heic'
import { heicShrink, inspectPhoto } from '@/lib/photos/inspect'
import { processPhoto } from '@/lib/photos/process-photo'
import {
  auxiliary,
  type Colour,
  clap,
  codedPicture,
  colr,
  gridHeic,
  heicOf,
  imir,
  irot,
  readHeic,
  singleHeic,
} from '@/tests/support/heic'

const COLOURS: Record<Colour, number[]> = {
  red: [200, 40, 40],
  green: [40, 160, 60],
  blue: [40, 60, 200],
  yellow: [230, 200, 40],
}
const READING: Colour[] = ['red', 'green', 'blue', 'yellow']
const tile = (colour: Colour) => codedPicture(readHeic(colour))
const quarters = () => codedPicture(readHeic('quarters'))

/** The colour in the middle of each quarter, in reading order, of a stored photo. */
async function quartersOf(webp: Buffer): Promise<(Colour | number[])[]> {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
      const seen = [...data.subarray(at, at + 3)]
      return (
        READING.find((one) => COLOURS[one].every((value, i) => Math.abs(value - (seen[i] ?? 0)) < 14)) ?? seen
      )
    }),
  )
}

async function published(heic: Buffer) {
  await inspectPhoto(heic)
  const { large, width, height } = await processPhoto(heic)
  return { size: [width, height], colours: await quartersOf(large) }
}

/** A grid of one colour each quarter, of 2 × 2 tiles or more. */
const grid = (columns: number, rows: number, changes: Partial<Parameters<typeof gridHeic>[0]> = {}) =>
  gridHeic({
    columns,
    tiles: Array.from({ length: columns * rows }, (_, at) => {
      const [right, below] = [at % columns >= columns / 2, Math.floor(at / columns) >= rows / 2]
      return tile(READING[(below ? 2 : 0) + (right ? 1 : 0)] ?? 'red')
    }),
    tileSize: 64,
    width: columns * 64,
    height: rows * 64,
    ...changes,
  })

describe('a HEIC becomes the photo that it shows', () => {
  it.each(['quarters', 'quarters-10-bit'])('%s, as an encoder writes it', async (name) => {
    expect(await published(readHeic(name))).toEqual({ size: [320, 192], colours: READING })
  })

  it.each([
    ['a quarter turn against the clock', [irot(1)], [192, 320], ['green', 'yellow', 'red', 'blue']],
    ['a half turn', [irot(2)], [320, 192], ['yellow', 'blue', 'green', 'red']],
    ['a quarter turn with the clock', [irot(3)], [192, 320], ['blue', 'red', 'yellow', 'green']],
    ['left and right changed', [imir(1)], [320, 192], ['green', 'red', 'yellow', 'blue']],
    ['above and below changed', [imir(0)], [320, 192], ['blue', 'yellow', 'red', 'green']],
    ['turned, then mirrored', [irot(1), imir(1)], [192, 320], ['yellow', 'green', 'blue', 'red']],
    ['mirrored, then turned', [imir(1), irot(1)], [192, 320], ['red', 'blue', 'green', 'yellow']],
  ])('%s', async (_name, turns, size, colours) => {
    expect(await published(singleHeic(quarters(), 320, 192, turns))).toEqual({ size, colours })
  })

  it('of tiles, as telephones write it, of which the last ones are cut', async () => {
    expect(await published(grid(4, 4))).toEqual({ size: [256, 256], colours: READING })
    const cut = grid(4, 4, { width: 250, height: 200, properties: [irot(3)] })
    expect(await published(cut)).toEqual({ size: [200, 250], colours: ['blue', 'red', 'yellow', 'green'] })
  })

  it('of many tiles, shrunk as they are decoded', async () => {
    const wide = grid(50, 18)
    expect(heicShrink(heicSize(wide))).toBe(2)
    expect(await published(wide)).toEqual({ size: [1600, 576], colours: READING })
    const upright = grid(50, 18, { properties: [irot(1)] })
    expect(heicShrink(heicSize(upright))).toBe(1)
    expect(await published(upright)).toEqual({
      size: [864, 2400],
      colours: ['green', 'yellow', 'red', 'blue'],
    })
  })

  it('with the depths and the gain map of a portrait, which are not shown', async () => {
    const kinds = ['urn:mpeg:hevc:2015:auxid:2', 'urn:com:apple:photo:2020:aux:hdrgainmap']
    const others = kinds.map((kind) => auxiliary(tile('blue'), 64, kind))
    expect(await published(grid(2, 2, { others }))).toEqual({ size: [128, 128], colours: READING })
  })

  it('of a live photo: the film behind it is ignored', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\x10\0free', 'latin1'), Buffer.alloc(4088, 7)])
    expect(await published(Buffer.concat([grid(2, 2), film]))).toEqual({ size: [128, 128], colours: READING })
  })

  it('in the colours of its profile, without it and all other metadata', async () => {
    const p3 = await sharp(await readWide().toBuffer()).metadata()
    const heic = grid(2, 2, { properties: [colr(p3.icc ?? Buffer.alloc(0))] })
    const { large } = await processPhoto(heic)
    const { icc, exif, xmp } = await sharp(large).metadata()
    expect([icc, exif, xmp]).toEqual([undefined, undefined, undefined])
    const [red] = await quartersOf(large)
    // Display P3's red is more than sRGB's.
    expect(red).toEqual([expect.toSatisfy((value) => value > 210), expect.anything(), expect.anything()])
  })

  it('and no place of its EXIF', async () => {
    const exif = Buffer.from('\0\0\0\0Exif\0\0 GPS -2.170998 -79.922359', 'latin1')
    const place = {
      type: 'Exif' as const,
      data: exif,
      properties: [],
      refersTo: ['cdsc', [1]] as ['cdsc', number[]],
    }
    const { large, preview } = await processPhoto(grid(2, 2, { others: [place] }))
    expect(Buffer.concat([large, preview]).includes('GPS')).toBe(false)
  })
})

describe('a HEIC that is none, or too much', () => {
  const refused = (heic: Buffer) =>
    processPhoto(heic).then(
      () => 'taken',
      ({ message }) => message,
    )
  const DAMAGED = expect.stringContaining('el archivo está dañado')

  it('cut anywhere is refused as lacking a part or as damaged', async () => {
    const whole = grid(2, 2)
    for (const share of [0.02, 0.2, 0.5, 0.9, 0.97]) {
      const message = await refused(whole.subarray(0, Math.ceil(whole.length * share)))
      expect(message, String(share)).toMatch(/le falta una parte|está dañado/)
    }
    expect(await refused(whole.subarray(0, -40))).toContain('le falta una parte')
  })

  it.each([
    ['without anything behind its brand', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['of a sequence alone', heicOf([], ['msf1', 'msf1', 'hevc'])],
    [
      'of noise',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(4096, 0x41)]),
    ],
    ['larger inside than its boxes say', singleHeic(codedPicture(readHeic('quarters')), 64, 64)],
    ['smaller inside than its boxes say', singleHeic(tile('red'), 4000, 3000)],
  ])('%s is damaged', async (_name, heic) => {
    expect(await refused(heic)).toEqual(DAMAGED)
  })

  it('whose tiles are a grid of themselves is damaged', async () => {
    const loop = grid(2, 2)
    const at = loop.indexOf('dimg') + 8
    for (let one = 0; one < 4; one += 1) loop.writeUInt16BE(1, at + 2 * one)
    expect(await refused(loop)).toEqual(DAMAGED)
  })

  it('of more pixels than we decode is refused before any is', async () => {
    for (const heic of [singleHeic(tile('red'), 30_000, 30_000), singleHeic(tile('red'), 5000, 4000)])
      expect(await refused(heic)).toBe('La foto tiene más de 16 megapíxeles.')
    expect(await refused(grid(2, 2, { width: 9000, height: 6000 }))).toMatch(/megapíxeles|está dañado/)
    await expect(inspectPhoto(singleHeic(tile('red'), 30_000, 30_000))).rejects.toMatchObject({
      code: 'too_large',
    })
  })

  it('of a narrow strip is refused like other photos', async () => {
    expect(await refused(grid(22, 2, { width: 1400, height: 70 }))).toContain('demasiado angosta')
  })

  it.each([
    ['cut to one', [clap(10, 128)]],
    ['cut to one, then turned', [clap(10, 128), irot(1)]],
    ['cut to one in two cuts', [clap(128, 20), irot(1), clap(2, 128)]],
  ])('that is %s is refused, too', async (_name, properties) => {
    expect(await refused(grid(2, 2, { properties }))).toContain('demasiado angosta')
    await expect(inspectPhoto(grid(2, 2, { properties }))).rejects.toMatchObject({ code: 'invalid' })
  })

  it('and one that is cut to less is the photo of what is left', async () => {
    const cut = grid(2, 2, { properties: [clap(128, 64)] })
    expect(await published(cut)).toEqual({ size: [128, 64], colours: READING })
  })

  it('that takes too long is refused as that', async () => {
    const limits = { maxPixels: 1e6, shrink: 1, longestMs: -1 }
    await expect(heicToPng(grid(2, 2), limits)).rejects.toThrow('tarda demasiado')
  })

  it('lets the process do other work between tiles', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    // The clock is looked at before each tile.
    const at: number[] = []
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => at.push(turns))
    await heicToPng(grid(2, 2), { maxPixels: 1_000_000, shrink: 1, longestMs: 60_000 })
    clock.mockRestore()
    clearImmediate(timer)
    const atTiles = at.slice(1, 5)
    expect(atTiles.toSorted((a, b) => a - b)).toEqual(atTiles)
    expect(new Set(atTiles).size).toBe(4)
  })

  it('damaged at any place is refused or taken, and never more than that', async () => {
    const whole = grid(2, 2)
    for (let at = 12; at < whole.length; at += Math.ceil(whole.length / 16)) {
      const heic = Buffer.from(whole)
      heic[at] = (heic[at] ?? 0) ^ 0xff
      expect(await refused(heic), `byte ${at}`).toMatch(/taken|La foto|la foto|El archivo/)
    }
  })
})

/** A picture with the profile of Display P3. */
const readWide = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .withIccProfile('p3')
    .png()
