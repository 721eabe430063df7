import sharp from 'sharp'
import { encode } from 'uqr'
import { MARK } from '@/lib/pets/poster/mark'
import type { PictureWords } from './copy'
import { type Layout, layOut } from './layout'
import { type Letters, outlineOf, readLetters } from './letters'
import { groundOf } from './photo-ground'
import { rasterise } from './rasterise'
import { type Box, type PictureForm, SHAPES, type Shape } from './shapes'

const GROUND = '#0A4A3C'
const LIGHTER = '#0F5A49'
/** Messengers show no preview that is larger, and telephones send no picture slowly. */
export const MAX_PICTURE_BYTES = 250_000
const QUALITIES = [86, 78, 70, 60, 48, 36, 24, 12]

interface Picture {
  words: PictureWords
  /** URL of the pet's page. */
  url: string
  photo: Buffer | null
}

/** A JPEG of `MAX_PICTURE_BYTES` at most. */
export async function drawPicture(form: PictureForm, { words, url, photo }: Picture): Promise<Buffer> {
  const shape = SHAPES[form]
  const letters = await readLetters()
  const layout = layOut(form, words, new URL(url).host, letters)
  const { data, info } = await sharp({
    create: { width: shape.width, height: shape.height, channels: 3, background: GROUND },
  })
    .composite([
      { input: await groundOf(shape.photo, photo), left: shape.photo.x, top: shape.photo.y },
      await rasterise(markupOf(form, shape, layout, letters, url)),
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw }).jpeg({ quality, progressive: true }).toBuffer()
    if (jpeg.length <= MAX_PICTURE_BYTES) break
  }
  return jpeg
}

/** Numbers and outlines alone: nothing that somebody wrote is in it. */
function markupOf(form: PictureForm, shape: Shape, layout: Layout, letters: Letters, url: string): string {
  const { width, height } = shape
  const { pill, pin, mark, code, texts } = layout
  const parts = [
    edgeOf(form, shape),
    rect(pill, pill.height / 2, pill.color),
    pinOf(pin),
    markOf(mark, '#FFFFFF', GROUND),
    code && rect(code.card, 32, '#FFFFFF') + codeOf(url, code.square),
    ...texts.map(({ face, text, size, x, baseline, color }) => {
      return `<path fill="${color}" d="${outlineOf(letters[face], text, size, x, baseline)}"/>`
    }),
  ]
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.filter(Boolean).join('')}</svg>`
}

const rect = ({ x, y, width, height }: Box, radius: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`

const EDGE = 56

/** The photo's rounded edge towards the words, and the mark as large as it goes, cut by the picture's corner. */
function edgeOf(form: PictureForm, { width, height, photo }: Shape): string {
  if (form === 'vista-previa') {
    const x = photo.width
    const corner = (y: number, turn: number) =>
      `<path fill="${GROUND}" d="M${x} ${y}h${-EDGE}a${EDGE} ${EDGE} 0 0 ${turn} ${EDGE} ${turn ? EDGE : -EDGE}z"/>`
    return corner(0, 1) + corner(height, 0)
  }
  const y = photo.height
  const corner = (x: number, turn: number) =>
    `<path fill="${GROUND}" d="M${x} ${y}v${-EDGE}a${EDGE} ${EDGE} 0 0 ${turn} ${turn ? -EDGE : EDGE} ${EDGE}z"/>`
  const large = { x: 600, y: height - 316, width: 440, height: 528 }
  const mark = form === 'historia' ? markOf(large, LIGHTER, GROUND) : ''
  return mark + corner(0, 0) + corner(width, 1)
}

/** @param face of its eyes and nose, the colour around it */
function markOf({ x, y, width }: Box, color: string, face: string): string {
  const eyes = '<circle cx="14" cy="20" r="2.5"/><circle cx="26" cy="20" r="2.5"/>'
  return (
    `<g transform="translate(${x} ${y}) scale(${width / 40})" fill="${color}">` +
    `<path d="${MARK.ears}"/><path d="${MARK.body}"/><g fill="${face}">${eyes}<path d="${MARK.nose}"/></g></g>`
  )
}

/** lucide's `map-pin`. */
function pinOf({ x, y, width }: Box): string {
  const line =
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0'
  return (
    `<g transform="translate(${x} ${y}) scale(${width / 24})" fill="none" stroke="#FFB53E" stroke-width="2.4">` +
    `<path d="${line}"/><circle cx="12" cy="10" r="3"/></g>`
  )
}

/** Modules of whole pixels stay sharp. */
function codeOf(url: string, square: Box): string {
  const { data, size } = encode(url, { ecc: 'M', border: 1 })
  const unit = Math.floor(square.width / size)
  const rest = (square.width - unit * size) / 2
  const [left, top] = [Math.round(square.x + rest), Math.round(square.y + rest)]
  const modules = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${left + x * unit} ${top + y * unit}h${unit}v${unit}h${-unit}z` : [])),
  )
  return `<path fill="#000" shape-rendering="crispEdges" d="${modules.join('')}"/>`
}
