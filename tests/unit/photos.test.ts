import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { processPhoto } from '@/lib/photos/process-photo'
import { blots } from '@/tests/support/pictures'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const RED = { r: 220, g: 30, b: 30 }

/** A plain picture, its left half red and its right half blue. */
function twoHalves(width: number, height: number) {
  const right = sharp({ create: { width: width / 2, height, channels: 3, background: '#2030d0' } }).png()
  return right.toBuffer().then((input) =>
    sharp({ create: { width, height, channels: 3, background: RED } })
      .composite([{ input, left: width / 2, top: 0 }])
      .jpeg({ quality: 95 })
      .toBuffer(),
  )
}

function noise(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  return sharp({ create: { width, height, channels: 3, noise, background: '#000' } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function colourAt(image: Buffer, left: number, top: number) {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { red: data[0] ?? 0, blue: data[2] ?? 0 }
}

describe('processing a photo', () => {
  it('a photo is stored in three WebP widths with its proportions', async () => {
    const photo = await processPhoto(await twoHalves(2000, 1500))
    const sizes = await Promise.all(
      [photo.large, photo.medium, photo.small].map((size) => sharp(size).metadata()),
    )
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 1600, 1200],
      ['webp', 800, 600],
      ['webp', 400, 300],
    ])
    expect([photo.width, photo.height]).toEqual([1600, 1200])
  })

  it('a small photo is never enlarged and still gets every size', async () => {
    const photo = await processPhoto(await twoHalves(300, 200))
    const sizes = await Promise.all(
      [photo.large, photo.medium, photo.small].map((size) => sharp(size).metadata()),
    )
    expect(sizes.map(({ width }) => width)).toEqual([300, 300, 300])
  })

  it('EXIF orientation is applied', async () => {
    const turned = await sharp(await twoHalves(1000, 600))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const photo = await processPhoto(turned)
    expect([photo.width, photo.height]).toEqual([600, 1000])
    const top = await colourAt(photo.large, 300, 100)
    const bottom = await colourAt(photo.large, 300, 900)
    expect(top.red).toBeGreaterThan(top.blue)
    expect(bottom.blue).toBeGreaterThan(bottom.red)
  })

  it('no EXIF or GPS metadata survives processing', async () => {
    const exif = { IFD0: { Make: 'Cámara' }, IFD3: { GPSLatitude: '34/1 36/1 0/1', GPSLatitudeRef: 'S' } }
    const tagged = await sharp(await twoHalves(800, 600))
      .withExif(exif)
      .jpeg()
      .toBuffer()
    expect((await sharp(tagged).metadata()).exif).toBeDefined()
    const photo = await processPhoto(tagged)
    for (const file of [photo.large, photo.medium, photo.small, photo.preview]) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata()
      expect({ exif, xmp, iptc, icc }).toEqual({})
    }
  })

  it('the preview stays under 300 KB and the placeholder tiny, however noisy the photo', async () => {
    const photo = await processPhoto(await noise(900, 600))
    const { format, width, height } = await sharp(photo.preview).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(photo.preview.length).toBeLessThan(300_000)
    expect(photo.blur).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)
    expect(photo.blur.length).toBeLessThan(400)
  })

  it('transparency is flattened on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = await sharp({ create: { width: 500, height: 400, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const photo = await processPhoto(png)
    expect((await sharp(photo.large).metadata()).hasAlpha).toBe(false)
    expect(await colourAt(photo.large, 250, 200)).toEqual({ red: 255, blue: 255 })
  })

  it('grey and 16-bit photos are processed', async () => {
    const grey = await sharp(await twoHalves(600, 400))
      .toColourspace('grey16')
      .png()
      .toBuffer()
    const photo = await processPhoto(grey)
    expect((await sharp(photo.large).metadata()).space).toBe('srgb')
  })

  it('the same picture has the same content hash', async () => {
    const original = await twoHalves(900, 600)
    const [first, second] = [await processPhoto(original), await processPhoto(original)]
    expect(first.hash).toMatch(/^[0-9a-f]{32}$/)
    expect(second.hash).toBe(first.hash)
    expect((await processPhoto(await twoHalves(900, 602))).hash).not.toBe(first.hash)
  })
})

/** What only fades towards its edges, as a wall in the light of a flash: brightness at the middle and at the edge. */
function fading(middle: number, edge: number, [x, y]: [number, number] = [0.5, 0.5]) {
  const [width, height] = [600, 450]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const distance = Math.hypot((at % width) / width - x, Math.floor(at / width) / height - y)
    pixels.fill(Math.round(middle + (edge - middle) * Math.min(1, distance * 1.5)), at * 3, at * 3 + 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

describe('the perceptual hash', () => {
  it('of what many pictures are like resembles nothing: a block of one wall blocks no other', async () => {
    const plain = [
      fading(200, 200),
      fading(220, 150),
      fading(240, 120),
      fading(150, 60, [0.5, 1]),
      twoHalves(600, 450),
    ]
    for (const picture of await Promise.all(plain))
      expect((await processPhoto(picture)).perceptualHash).toBe(0n)
  })

  it('of a photo survives another size and quality', async () => {
    const photo = await blots(7)
    const small = await sharp(photo).resize(300).jpeg({ quality: 50 }).toBuffer()
    const [one, other] = [await processPhoto(photo), await processPhoto(small)]
    expect(one.perceptualHash).not.toBe(0n)
    const difference = BigInt.asUintN(64, one.perceptualHash ^ other.perceptualHash).toString(2)
    expect(difference.replaceAll('0', '').length).toBeLessThanOrEqual(4)
  })
})

describe('a file that is no photo', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>',
  )
  const html = Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html])

  it.each([
    ['SVG', svg],
    ['HTML', html],
    ['GIF', gif],
    ['HTML behind the first bytes of a JPEG', disguised],
    ['an empty file', Buffer.alloc(0)],
  ])('a file that is no photo is refused: %s', async (_name, file) => {
    await expect(processPhoto(file)).rejects.toMatchObject({ code: 'invalid' })
  })

  it.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is refused', async (format) => {
    const whole = await sharp(await noise(400, 300))
      .toFormat(format)
      .toBuffer()
    const cut = whole.subarray(0, whole.length / 2)
    await expect(processPhoto(cut)).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('a photo too large to be decoded safely', () => {
  /** A small PNG whose header claims another size: only who reads no further than the header can tell. */
  async function claiming(width: number, height: number, interlaced: boolean) {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: RED } })
      .png()
      .toBuffer()
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    png.writeUInt8(interlaced ? 1 : 0, 28)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }

  it('a photo over 12 MB is refused', async () => {
    const heavy = Buffer.concat([await twoHalves(200, 200), Buffer.alloc(12 * 1024 * 1024)])
    await expect(processPhoto(heavy)).rejects.toMatchObject({ code: 'too_large' })
  })

  it('a photo over 50 megapixels is refused before it is decoded', async () => {
    await expect(processPhoto(await claiming(9000, 6000, false))).rejects.toMatchObject({ code: 'too_large' })
  })

  it('an interlaced PNG over 16 megapixels is refused', async () => {
    await expect(processPhoto(await claiming(5000, 4000, true))).rejects.toMatchObject({ code: 'too_large' })
    await expect(processPhoto(await claiming(4000, 4000, true))).rejects.toMatchObject({ code: 'invalid' })
  })
})
