import sharp from 'sharp'
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
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, becomes: 'photo' }))
}
