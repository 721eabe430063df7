import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { blots } from '@/tests/support/pictures'
import {
  chunk,
  compressedZeros,
  type HostileFile,
  plainPicture,
  png,
  riffChunk,
  SECRET,
  segment,
  webp,
  webpCanvas,
  withChunks,
  withSegments,
} from './files'

const text = (value: string) => Buffer.from(value, 'latin1')
const PAYLOAD = `<script>alert('${SECRET}')</script><?php system('${SECRET}') ?>`
const GPS = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '0/1 10/1 48/1',
  GPSLongitudeRef: 'W',
  GPSAreaInformation: SECRET,
}
const EXIF = { IFD0: { Make: SECRET, Artist: SECRET }, IFD3: GPS }
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${SECRET}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** A progressive JPEG whose last scan is repeated: each one makes a decoder go over the whole picture again. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, jpeg.length - 2)
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ])
}

/**
 * A grey progressive JPEG that goes over its picture again and again, each time with 31 bytes that change nothing: legal,
 * and a tenth of a minute's work in 180 KB.
 * @param hide puts a marker before them that has no length, which what follows could be taken for.
 */
async function emptyScans(side: number, times: number, hide = false): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#888888' } })
    .toColourspace('b-w')
    .jpeg({ progressive: true, quality: 50, optimiseScans: false })
    .toBuffer()
  const start = Buffer.from([0xff, 0xda])
  const first = jpeg.indexOf(start)
  const second = jpeg.indexOf(start, first + 2)
  const third = jpeg.indexOf(start, second + 2)
  const head = Buffer.from(jpeg.subarray(0, second))
  const scan = Buffer.from(jpeg.subarray(second, third))
  // The last byte of a scan's header says which bits it brings: all at once, so that a repetition is no refinement.
  head[first + 9] = 0
  scan[9] = 0
  const before = hide ? Buffer.from([0xff, 0x01]) : Buffer.alloc(0)
  const scans = Array.from({ length: times }, () => Buffer.concat([before, scan]))
  return Buffer.concat([head, ...scans, Buffer.from([0xff, 0xd9])])
}

/** Photos that carry more than a picture: all of it has to go. */
export async function laden(): Promise<HostileFile[]> {
  const jpeg = await blots(60, 400, 300)
  const plain = await sharp(jpeg).png().toBuffer()
  const picture = await sharp(jpeg).webp().toBuffer()
  const files: Record<string, Buffer> = {
    'a JPEG with place and camera': await sharp(jpeg).withExif(EXIF).jpeg().toBuffer(),
    'a PNG with place and camera': await sharp(jpeg).withExif(EXIF).png().toBuffer(),
    'a WebP with place and camera': await sharp(jpeg).withExif(EXIF).webp().toBuffer(),
    'a JPEG with an XMP packet': await sharp(jpeg).withXmp(XMP).jpeg().toBuffer(),
    'a PNG with an XMP packet': await sharp(jpeg).withXmp(XMP).png().toBuffer(),
    'a JPEG with a colour profile': await sharp(jpeg).withIccProfile('p3').jpeg().toBuffer(),
    'a JPEG with a broken colour profile': withSegments(
      jpeg,
      segment(0xe2, Buffer.concat([text('ICC_PROFILE\0\x01\x01'), text(SECRET.repeat(20))])),
    ),
    'a JPEG with a broken EXIF block': withSegments(
      jpeg,
      segment(0xe1, text(`Exif\0\0II*\0\xff\xff${SECRET}`)),
    ),
    'a JPEG with IPTC': withSegments(
      jpeg,
      segment(0xed, text(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20${SECRET}`)),
    ),
    'a JPEG with a script in its comment': withSegments(jpeg, segment(0xfe, text(PAYLOAD))),
    'a JPEG with a ZIP behind it': Buffer.concat([jpeg, text(`PK\x03\x04${SECRET}`)]),
    'a JPEG with a PDF behind it': Buffer.concat([jpeg, text(`%PDF-1.7 ${SECRET}`)]),
    'a JPEG with a second one behind it': Buffer.concat([
      jpeg,
      await sharp(jpeg).withExif(EXIF).jpeg().toBuffer(),
    ]),
    'a JPEG with ten megabytes of segments': withSegments(
      jpeg,
      ...Array.from({ length: 160 }, () => segment(0xe5, text(SECRET.repeat(2900)))),
    ),
    'a PNG with a script in its text': withChunks(plain, chunk('tEXt', text(`Comment\0${PAYLOAD}`))),
    'a PNG with HTML behind it': Buffer.concat([plain, text(PAYLOAD)]),
    'a PNG with a hundred thousand texts': withChunks(
      plain,
      ...Array.from({ length: 100_000 }, () => chunk('tEXt', text(`a\0${SECRET}`))),
    ),
    'a WebP with a ZIP behind it': Buffer.concat([picture, text(`PK\x03\x04${SECRET}`)]),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, becomes: 'photo' }))
}

/** Decompression bombs: must be refused, or cost little. */
export async function bombs(): Promise<HostileFile[]> {
  const jpeg = await blots(61, 400, 300)
  const plain = await sharp(jpeg).png().toBuffer()
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#808080' } })
  const progressive = await flat(3000).jpeg({ progressive: true }).toBuffer()
  const zeros = compressedZeros(64)
  const text64 = Buffer.concat([text('a\0\0'), zeros])
  const zeros7 = compressedZeros(7)
  const text7 = Buffer.concat([text('a\0\0'), zeros7])
  const international7 = Buffer.concat([text('a\0\x01\0\0\0'), zeros7])
  const files: Record<string, [Buffer, HostileFile['becomes']]> = {
    'a PNG with 64 MB in a compressed text': [withChunks(plain, chunk('zTXt', text64)), 'photo'],
    'a PNG with 640 MB in compressed texts': [
      withChunks(plain, ...Array.from({ length: 10 }, () => chunk('zTXt', text64))),
      'photo',
    ],
    'a PNG with 1,400 MB in small compressed texts': [
      withChunks(plain, ...Array.from({ length: 200 }, () => chunk('zTXt', text7))),
      'photo',
    ],
    'a PNG with 1,400 MB in small international texts': [
      withChunks(plain, ...Array.from({ length: 200 }, () => chunk('iTXt', international7))),
      'photo',
    ],
    'a PNG with 64 MB in its colour profile': [withChunks(plain, chunk('iCCP', text64)), 'photo'],
    'a PNG of one megapixel with 64 MB behind its pixels': [
      png({ width: 1000, height: 1000, colour: 0, data: zeros }),
      'photo',
    ],
    'a PNG of 49 megapixels': [
      png({ width: 7000, height: 7000, bits: 1, colour: 0, data: compressedZeros(6) }),
      'photo',
    ],
    'a PNG of 6 megapixels with 16 bits and transparency': [
      png({ width: 2450, height: 2450, bits: 16, colour: 6, data: compressedZeros(46) }),
      'photo',
    ],
    'an interlaced PNG of 16 megapixels': [
      png({ width: 4000, height: 4000, interlaced: true, data: compressedZeros(47) }),
      'photo',
    ],
    'a turned PNG of 6 megapixels with 16 bits and transparency': [
      png({
        width: 2450,
        height: 2450,
        bits: 16,
        colour: 6,
        data: compressedZeros(46),
        extras: [chunk('eXIf', Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'))],
      }),
      'photo',
    ],
    'a JPEG of 49 megapixels': [await flat(7000).jpeg().toBuffer(), 'photo'],
    'a turned JPEG of 49 megapixels': [
      await flat(7000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'photo',
    ],
    'a progressive JPEG of 16 megapixels': [
      await flat(4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      'photo',
    ],
    'a line, 20,000 high': [await plainPicture(1, 20_000), 'invalid'],
    'a line, 20,000 wide': [await plainPicture(20_000, 1), 'invalid'],
    'a JPEG that goes over its picture five thousand times for nothing': [
      await emptyScans(4000, 5000),
      'invalid',
    ],
    'a JPEG that hides how often it goes over its picture': [await emptyScans(4000, 5000, true), 'invalid'],
    'a progressive JPEG of 16 megapixels without its end, and with empty scans': [
      (await emptyScans(4000, 80)).subarray(0, -2),
      'photo',
    ],
    'a JPEG that goes over its picture ten thousand times': [manyScans(progressive, 10_000), 'invalid'],
    'a WebP of 2,000 frames': [await frames(2000), 'photo'],
  }
  return Object.entries(files).map(([name, [bytes, becomes]]) => ({ name, bytes, becomes }))
}

/** An animated WebP: the same picture again and again. */
async function frames(count: number): Promise<Buffer> {
  const still = await sharp(await blots(63, 400, 300))
    .webp()
    .toBuffer()
  const frame = Buffer.alloc(16)
  frame.writeUIntLE(399, 6, 3)
  frame.writeUIntLE(299, 9, 3)
  frame.writeUIntLE(40, 12, 3)
  const one = riffChunk('ANMF', Buffer.concat([frame, still.subarray(12)]))
  const loop = riffChunk('ANIM', Buffer.alloc(6))
  return webp(webpCanvas(400, 300, 0x02), loop, ...Array.from({ length: count }, () => one))
}

/** Photos that are seldom seen and whole. */
export async function odd(): Promise<HostileFile[]> {
  const jpeg = await blots(64, 400, 300)
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      async (orientation) =>
        [
          `a JPEG turned as ${orientation} says`,
          await sharp(jpeg).withMetadata({ orientation }).toBuffer(),
        ] as const,
    ),
  )
  const files: Record<string, Buffer> = {
    ...Object.fromEntries(turned),
    'a JPEG turned as nothing says': await sharp(jpeg)
      .withExif({ IFD0: { Orientation: '99' } })
      .jpeg()
      .toBuffer(),
    'a JPEG for printers (CMYK)': await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer(),
    'a grey JPEG': await sharp(jpeg).greyscale().jpeg().toBuffer(),
    'a progressive JPEG': await sharp(jpeg).jpeg({ progressive: true }).toBuffer(),
    'a PNG with 16 bits': await sharp(jpeg).toColourspace('rgb16').png().toBuffer(),
    'a grey PNG with 16 bits': await sharp(jpeg).toColourspace('grey16').png().toBuffer(),
    'a PNG with one bit': png({
      width: 64,
      height: 64,
      bits: 1,
      colour: 0,
      data: deflateSync(Buffer.alloc(64 * 9)),
    }),
    'a PNG with a palette': await sharp(jpeg).png({ palette: true }).toBuffer(),
    'an interlaced PNG': await sharp(jpeg).png({ progressive: true }).toBuffer(),
    'a see-through PNG': await sharp(jpeg).ensureAlpha(0.3).png().toBuffer(),
    'a see-through WebP without loss': await sharp(jpeg).ensureAlpha(0.3).webp({ lossless: true }).toBuffer(),
    'a PNG that moves': withChunks(
      await plainPicture(40, 40),
      chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    ),
    'a WebP that moves': await frames(3),
    'a PNG of one pixel': await plainPicture(1, 1),
    'a panorama': await plainPicture(4000, 500),
    'a tower': await plainPicture(500, 4000),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, becomes: 'photo' }))
}
