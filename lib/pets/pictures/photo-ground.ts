import sharp from 'sharp'
import { rasterise } from './rasterise'
import type { Box } from './shapes'

/** What is left of a photo in height where it is tall, in width where it is wide: no head is cut away. */
const KEPT = { tall: 0.78, wide: 0.72 }
/** A margin narrower than this beside it would look like a mistake. */
const NARROW = 0.9
/** Heads are at the top of a tall photo: so much of what is cut is cut there. */
const CUT_ABOVE = 0.12
const FAST = { compressionLevel: 0 }
const TILE = { fill: '#E9EFE9', disc: '#F4F8F4', paw: '#C3D3C9' }

/**
 * A photo that fills the box. One of quite another shape would lose a head: it is cut less, and its own colours, blurred,
 * fill what it leaves. Without a photo the paw that pages show.
 */
export async function groundOf({ width, height }: Box, photo: Buffer | null): Promise<Buffer> {
  if (!photo) {
    const tile = { width, height, channels: 3 as const, background: TILE.fill }
    return sharp({ create: tile })
      .composite([await rasterise(pawTile(width, height))])
      .png(FAST)
      .toBuffer()
  }
  const size = await sharp(photo).metadata()
  const isTall = size.width / size.height < width / height
  const kept = isTall ? KEPT.tall : KEPT.wide
  const shape = size.width / size.height
  const fitting = isTall ? (height * shape) / kept / width : width / (shape * kept) / height
  if (fitting >= NARROW) return cropped(photo, size, { width, height })
  const inner = isTall
    ? { width: Math.round(width * fitting), height }
    : { width, height: Math.round(height * fitting) }
  const [around, whole] = await Promise.all([blurred(photo, width, height), cropped(photo, size, inner)])
  return sharp(around)
    .composite([{ input: whole, gravity: 'centre' }])
    .png(FAST)
    .toBuffer()
}

interface Size {
  width: number
  height: number
}

async function cropped(photo: Buffer, size: Size, { width, height }: Size): Promise<Buffer> {
  const rest = Math.round((width * size.height) / size.width) - height
  if (rest <= 0)
    return sharp(photo).resize({ width, height, fit: 'cover', position: 'attention' }).png(FAST).toBuffer()
  return sharp(photo)
    .resize({ width, height: height + rest, fit: 'fill' })
    .extract({ left: 0, top: Math.round(rest * CUT_ABOVE), width, height })
    .png(FAST)
    .toBuffer()
}

async function blurred(photo: Buffer, width: number, height: number): Promise<Buffer> {
  const small = await sharp(photo)
    .resize({ width: Math.round(width / 12), height: Math.round(height / 12), fit: 'cover' })
    .blur(5)
    .modulate({ brightness: 0.7, saturation: 1.1 })
    .toBuffer()
  return sharp(small).resize({ width, height, fit: 'fill', kernel: 'cubic' }).png(FAST).toBuffer()
}

/** As `public/art/sin-foto.svg`, in any shape. */
function pawTile(width: number, height: number): string {
  const scale = Math.min(width, height) / 900
  const toes = [
    [-20, -7, 7, 9.5],
    [-7.5, -17, 7, 10],
    [7.5, -17, 7, 10],
    [20, -7, 7, 9.5],
    [0, 12, 17, 14],
  ].map(([cx, cy, rx, ry]) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="translate(${width / 2} ${height / 2}) scale(${scale})"><circle r="290" fill="${TILE.disc}"/>` +
    `<g transform="rotate(-8) scale(6.4)" fill="${TILE.paw}">${toes.join('')}</g></g></svg>`
  )
}
