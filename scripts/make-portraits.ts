/**
 * Regenerates the committed pictures of demo pets in db/seed/pictures. Run it after changing a drawing or
 * db/seed/data/portraits.ts, and look at the result.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PORTRAITS } from '@/db/seed/data/portraits'
import { PICTURES_DIR, pictureNames, STAMP_FILE } from '@/db/seed/pictures'
import { drawPicture } from './art/portraits/pictures'
import { encodePicture, encodeStamp } from './art/portraits/raster'

await rm(PICTURES_DIR, { recursive: true, force: true })
await mkdir(PICTURES_DIR)
let bytes = 0
for (const portrait of PORTRAITS) {
  for (const [index, name] of pictureNames(portrait).entries()) {
    const picture = await encodePicture(drawPicture(portrait, index))
    await writeFile(path.join(PICTURES_DIR, name), picture)
    bytes += picture.length
  }
}
await writeFile(STAMP_FILE, await encodeStamp())
console.log(`${PORTRAITS.length} animals, ${(bytes / 1e6).toFixed(1)} MB of pictures`)
