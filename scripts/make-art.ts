/**
 * Regenerates the site's committed artwork: tiles, cut-outs, care pictures, placeholder, share image and icons.
 * Run it after changing a drawing, and look at the result.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { BRAND, icon } from './art/brand'
import { CARE_PICTURES } from './art/care'
import { drawFoundationAvatars } from './art/foundation-avatars/sprite'
import { noPhoto } from './art/no-photo'
import { shareImage } from './art/share-image'
import { drawShelter } from './art/shelter'
import { type Artwork, cutOuts, sceneTiles } from './art/tiles'

const ART = 'public/art'
const WEBP = { quality: 78, alphaQuality: 70, effort: 6 }

async function save(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  console.log(`${file} ${(content.length / 1000).toFixed(1)} KB`)
}

const drawn = (svg: string) => sharp(Buffer.from(svg))

async function saveTile({ name, svg, width, height }: Artwork): Promise<void> {
  await save(`${ART}/${name}.webp`, await drawn(svg).resize(width, height).webp(WEBP).toBuffer())
}

/** Trims the transparent border and aligns the animal to the bottom edge. */
async function saveCutOut({ name, svg, width, height }: Artwork): Promise<void> {
  const trimmed = await drawn(svg).trim().png().toBuffer()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const fitted = sharp(trimmed).resize(width, height, {
    fit: 'contain',
    position: 'bottom',
    background: clear,
  })
  await save(`${ART}/${name}.webp`, await fitted.webp(WEBP).toBuffer())
}

/** Open Graph image, 1200×630. Cropped at the bottom, because heads matter. */
const previewOf = (svg: string) =>
  drawn(svg)
    .extract({ left: 0, top: 12, width: 1200, height: 630 })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()

async function saveCarePictures(): Promise<void> {
  for (const [slug, draw] of Object.entries(CARE_PICTURES)) {
    const svg = draw()
    await save(`${ART}/care/${slug}.webp`, await drawn(svg).webp(WEBP).toBuffer())
    await save(`${ART}/care/${slug}-600.webp`, await drawn(svg).resize(600).webp(WEBP).toBuffer())
    await save(`${ART}/care/${slug}-og.jpg`, await previewOf(svg))
  }
}

/** An .ico file with one PNG, as Windows Vista and later read it. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function saveIcons(): Promise<void> {
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  const plain = icon(0.96, BRAND.monte, '#FFFFFF')
  const rounded = icon(0.66, BRAND.mango, BRAND.foot, { colour: BRAND.monteDark, corner: 22 })
  // Apple and Android round the corners themselves; Android keeps the middle 80 % only.
  const square = icon(0.64, BRAND.mango, BRAND.foot, { colour: BRAND.monteDark, corner: 0 })
  const maskable = icon(0.52, BRAND.mango, BRAND.foot, { colour: BRAND.monteDark, corner: 0 })
  await save('app/icon.svg', `${plain}\n`)
  await save('app/favicon.ico', icoOf(await png(plain, 32), 32))
  await save('app/apple-icon.png', await png(square, 180))
  await save('public/icons/icon-192.png', await png(rounded, 192))
  await save('public/icons/icon-512.png', await png(rounded, 512))
  await save('public/icons/icon-maskable-512.png', await png(maskable, 512))
}

for (const tile of sceneTiles()) await saveTile(tile)
await saveTile({ name: 'refugio', svg: drawShelter(), width: 540, height: 456 })
for (const cutOut of cutOuts()) await saveCutOut(cutOut)
await saveCarePictures()
await save(`${ART}/sin-foto.svg`, noPhoto())
await save('components/foundation-avatar/houses.svg', drawFoundationAvatars())
await save(`${ART}/compartir.jpg`, await drawn(shareImage()).jpeg({ quality: 84, mozjpeg: true }).toBuffer())
await saveIcons()
