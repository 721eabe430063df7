import sharp, { type PngOptions } from 'sharp'
import { expect, it } from 'vitest'
import { withCheckSums } from '@/lib/photos/png-check-sums'
import { withOddSums } from '@/tests/support/hostile/flawed'
import { blots } from '@/tests/support/pictures'

const SHAPES: [string, PngOptions][] = [
  ['plain', {}],
  ['interlaced', { progressive: true }],
  ['with a palette', { palette: true }],
  ['of two colours', { palette: true, colours: 2 }],
]

const strictPixels = (png: Buffer) => sharp(png, { failOn: 'warning' }).raw().toBuffer()

it.each(SHAPES)('a PNG %s keeps every pixel of a file with a harmless end', async (_, options) => {
  for (const [width, height] of [
    [1, 1],
    [3, 5],
    [101, 77],
    [400, 300],
  ] as const) {
    const png = await sharp(await blots(51, 400, 300))
      .resize(width, height)
      .png(options)
      .toBuffer()
    const pixels = await strictPixels(png)
    const flawed = [
      ...[13, 14, 16, 17, 19, 20].map((bytes) => png.subarray(0, -bytes)),
      withOddSums(png, { chunks: true }),
      withOddSums(png, { picture: true }),
    ]
    for (const file of flawed)
      expect((await strictPixels((await withCheckSums(file)) ?? Buffer.alloc(0))).equals(pixels)).toBe(true)
  }
})

it.each(SHAPES)('a PNG %s that lacks pixels, or was changed, is left alone', async (_, options) => {
  const png = await sharp(await blots(52, 400, 300))
    .png(options)
    .toBuffer()
  for (const file of [
    png.subarray(0, -60),
    png.subarray(0, png.length / 2),
    png.subarray(0, 40),
    png.subarray(0, 33),
    withOddSums(png, { chunks: true, picture: true }),
  ])
    expect(await withCheckSums(file)).toBeNull()
})
