import { auxiliary, codedPicture, gridHeic, readHeic, singleHeic } from '@/tests/support/heic'
import { type HostileFile, SECRET } from './files'

/** Pictures in boxes that say something else, or carry more than a picture. */
export function heics(): HostileFile[] {
  const [enormous, red] = [codedPicture(readHeic('enormous')), codedPicture(readHeic('red'))]
  const tiles = (coded: typeof red, changes: Partial<Parameters<typeof gridHeic>[0]> = {}) =>
    gridHeic({
      columns: 2,
      tiles: [coded, coded, coded, coded],
      tileSize: 64,
      width: 128,
      height: 128,
      ...changes,
    })
  const exif = {
    type: 'Exif' as const,
    data: Buffer.from(`\0\0\0\0Exif\0\0${SECRET}`, 'latin1'),
    properties: [],
    refersTo: ['cdsc' as const, [1]] as ['cdsc', number[]],
  }
  return [
    { name: 'HEIC of 67 megapixels in 15 KB', bytes: readHeic('enormous'), becomes: 'too_large' },
    {
      name: 'HEIC of 67 megapixels that says 64 × 64',
      bytes: singleHeic(enormous, 64, 64),
      becomes: 'invalid',
    },
    {
      name: 'HEIC of four tiles of 67 megapixels that say 64 × 64',
      bytes: tiles(enormous),
      becomes: 'invalid',
    },
    { name: 'HEIC that says 4 gigapixels', bytes: singleHeic(red, 65_535, 65_535), becomes: 'too_large' },
    {
      name: 'HEIC of 64 × 64 that says 16 megapixels',
      bytes: singleHeic(red, 4000, 4000),
      becomes: 'invalid',
    },
    {
      name: 'HEIC that carries a place, and depths of 67 megapixels',
      bytes: tiles(red, { others: [auxiliary(enormous, 8192, 'urn:mpeg:hevc:2015:auxid:2'), exif] }),
      becomes: 'photo',
    },
  ]
}
