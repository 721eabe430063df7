import sharp from 'sharp'
import { pngChunks } from '@/lib/photos/file-structure'
import { blots } from '@/tests/support/pictures'
import { chunk, type HostileFile, plainPicture, withChunks } from './files'

/** Photos with flaws that no viewer minds. */
export async function flawed(): Promise<HostileFile[]> {
  const jpeg = await blots(65, 400, 300)
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const beforeFrame = (bytes: Buffer) => Buffer.concat([jpeg.subarray(0, frame), bytes, jpeg.subarray(frame)])
  const noted = withChunks(await plainPicture(40, 40), chunk('tIME', Buffer.alloc(7, 1)))
  const checkSum = noted.indexOf('tIME') + 4 + 7
  noted.writeUInt32BE(1, checkSum)
  const picture = await sharp(jpeg).png().toBuffer()
  const laced = await sharp(jpeg).png({ progressive: true }).toBuffer()
  const coloured = await sharp(jpeg).png({ palette: true }).toBuffer()
  const files: Record<string, Buffer> = {
    'a JPEG without its end marker': jpeg.subarray(0, -2),
    'a JPEG with half its end marker': jpeg.subarray(0, -1),
    'a JPEG that lacks its last block': jpeg.subarray(0, -6),
    'a JPEG with zeros in place of its end': Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(60)]),
    'a progressive JPEG without its end marker': progressive.subarray(0, -2),
    'a progressive JPEG that lacks the last bits of its last lines': progressive.subarray(0, -100),
    'a JPEG with bytes between its segments': beforeFrame(Buffer.from([1, 2, 3])),
    'a JPEG with filled up markers': beforeFrame(Buffer.from([0xff, 0xff, 0xff])),
    'a PNG with a wrong check sum beside the picture': noted,
    'a PNG without its end': (await plainPicture(40, 40)).subarray(0, -12),
    'a PNG that lacks a byte of its last check sum': picture.subarray(0, -13),
    'a PNG that lacks its last check sum': picture.subarray(0, -16),
    'a PNG that lacks a byte of its data’s check sum': laced.subarray(0, -17),
    'a PNG that lacks both check sums of its end': picture.subarray(0, -20),
    'an interlaced PNG that lacks both check sums of its end': laced.subarray(0, -20),
    'a PNG with a palette that lacks both check sums of its end': coloured.subarray(0, -20),
    'a PNG with wrong check sums of its data': withOddSums(picture, { chunks: true }),
    'an interlaced PNG with wrong check sums of its data': withOddSums(laced, { chunks: true }),
    'a PNG whose picture has a wrong check sum': withOddSums(picture, { picture: true }),
    'a PNG with one bit per pixel that lacks both check sums of its end': (
      await sharp(jpeg).resize(101, 77).threshold().png({ palette: true, colours: 2 }).toBuffer()
    ).subarray(0, -20),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, becomes: 'photo' }))
}

/** A PNG with other check sums: of the chunks of its picture, or of the picture as a whole. */
export function withOddSums(png: Buffer, odd: { chunks?: boolean; picture?: boolean }): Buffer {
  const parts = [...pngChunks(png)].map(({ type, start, end }) => {
    const part = Buffer.from(png.subarray(start, end))
    if (type !== 'IDAT') return part
    const isLast = png.toString('latin1', end + 4, end + 8) === 'IEND'
    const data = part.subarray(8, -4)
    if (isLast && odd.picture) data.writeUInt8(data.readUInt8(data.length - 1) ^ 0xff, data.length - 1)
    const whole = chunk(type, data)
    if (odd.chunks) whole.writeUInt8(whole.readUInt8(whole.length - 1) ^ 0xff, whole.length - 1)
    return whole
  })
  return Buffer.concat([png.subarray(0, 8), ...parts])
}
