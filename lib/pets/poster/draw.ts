import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { PosterWords } from './copy'
import { drawable, type Face, readFonts } from './font-files'
import { MARK } from './mark'

let posterFonts: Promise<Record<Face, Buffer>> | undefined

interface Poster {
  words: PosterWords
  url: string
  /** A JPEG of `PHOTO`'s proportions. */
  photo: Buffer | null
}

export const PHOTO = { width: 535, height: 401 }

const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = (PAGE.width - PHOTO.width) / 2
const CODE_CARD = { width: 196, height: 226, radius: 22 }
/** Twenty characters of another script may become a hundred letters. */
const SMALLEST_NAME = 9
const BELOW = MARGIN + PHOTO.height + 22
const COLORS = {
  ink: '#17261F',
  soft: '#4B5B53',
  monte: '#0F6B57',
  dark: '#0A4A3C',
  tint: '#E2F1EB',
  mango: '#FFB53E',
}
type Pen = InstanceType<typeof PDFDocument>

/** @param compress false keeps what is drawn readable, for tests. */
export async function drawPoster(poster: Poster, { compress = true } = {}): Promise<Buffer> {
  posterFonts ??= readFonts((file) => file)
  const fonts = await posterFonts
  const pen = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Otherwise the library reads its own font from disk.
    font: '',
    compress,
    lang: 'es',
    displayTitle: true,
    info: { Title: poster.words.title, Creator: 'Querencia' },
  })
  for (const face of ['name', 'text', 'strong'] as const) pen.registerFont(face, fonts[face])
  const done = collect(pen)
  drawPicture(pen, poster)
  drawWords(pen, poster.words)
  drawCode(pen, poster)
  drawFoot(pen, poster.url)
  pen.end()
  return done
}

function collect(pen: Pen): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pen.on('data', (chunk: Buffer) => chunks.push(chunk))
    pen.on('end', () => resolve(Buffer.concat(chunks)))
    pen.on('error', reject)
  })
}

function drawPicture(pen: Pen, { photo, words }: Poster): void {
  pen.save().roundedRect(MARGIN, MARGIN, PHOTO.width, PHOTO.height, 26).clip()
  pen.rect(MARGIN, MARGIN, PHOTO.width, PHOTO.height).fill(COLORS.tint)
  if (photo) pen.image(photo, MARGIN, MARGIN, PHOTO)
  else
    drawMark(pen, {
      x: PAGE.width / 2 - 100,
      y: MARGIN + 85,
      size: 5,
      color: COLORS.monte,
      face: COLORS.tint,
    })
  pen.restore()
  setFont(pen, 'strong', 17, COLORS.ink)
  const width = pen.widthOfString(words.state) + 34
  pen.roundedRect(MARGIN + 18, MARGIN + 18, width, 36, 18).fill(COLORS.mango)
  pen.fillColor(COLORS.ink).text(words.state, MARGIN + 35, MARGIN + 26, { lineBreak: false })
}

function drawWords(pen: Pen, words: PosterWords): void {
  const name = drawable(words.name) || drawable(words.state)
  let size = 84
  setFont(pen, 'name', size, COLORS.dark)
  while (pen.widthOfString(name) > PHOTO.width && size > SMALLEST_NAME) pen.fontSize(--size)
  pen.text(name, MARGIN - 2, BELOW, { lineBreak: false, characterSpacing: -1 })
  let y = BELOW + size * 1.1 + 6
  setFont(pen, 'strong', 19, COLORS.ink)
  pen.text(drawable(words.place), MARGIN, y, { width: PHOTO.width, height: 24, ellipsis: true })
  y += 26
  setFont(pen, 'text', 17, COLORS.soft)
  pen.text(drawable(words.kind), MARGIN, y, { width: PHOTO.width - CODE_CARD.width - 24 })
  y = Math.max(pen.y + 16, BELOW + 158)
  for (const fact of words.facts) {
    drawTick(pen, MARGIN, y)
    setFont(pen, 'text', 15.5, COLORS.ink)
    pen.text(drawable(fact), MARGIN + 32, y + 2, { width: PHOTO.width - CODE_CARD.width - 60 })
    y = Math.max(pen.y, y + 22) + 8
  }
}

function drawTick(pen: Pen, x: number, y: number): void {
  pen.circle(x + 11, y + 11, 11).fill(COLORS.tint)
  pen
    .moveTo(x + 6, y + 11.5)
    .lineTo(x + 9.8, y + 15)
    .lineTo(x + 16, y + 7.5)
  pen.lineWidth(2.2).lineCap('round').lineJoin('round').stroke(COLORS.monte)
}

/** QR code on white, with the quiet zone of four modules that scanners need. */
function drawCode(pen: Pen, { url, words }: Poster): void {
  const { width, height, radius } = CODE_CARD
  const [left, top] = [PAGE.width - MARGIN - width, PAGE.height - MARGIN - 34 - height]
  pen.roundedRect(left, top, width, height, radius).fill(COLORS.tint)
  const side = width - 28
  pen.roundedRect(left + 14, top + 14, side, side, 12).fill('#FFFFFF')
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  const unit = side / size
  for (const [row, modules] of data.entries())
    for (const [column, dark] of modules.entries())
      if (dark) pen.rect(left + 14 + column * unit, top + 14 + row * unit, unit, unit)
  pen.fill('#000000')
  setFont(pen, 'strong', 14.5, COLORS.dark)
  pen.text(words.scan, left, top + side + 21, { width, align: 'center' })
}

function drawFoot(pen: Pen, url: string): void {
  const y = PAGE.height - MARGIN - 17
  drawMark(pen, { x: MARGIN, y: y - 5, size: 0.56, color: COLORS.monte, face: '#FFFFFF' })
  setFont(pen, 'name', 18, COLORS.dark)
  pen.text('querencia', MARGIN + 29, y - 1, { lineBreak: false, characterSpacing: -0.5 })
  setFont(pen, 'text', 11.5, COLORS.soft)
  pen.text(url.replace(/^https?:\/\//, ''), MARGIN + 140, y + 5, {
    width: PHOTO.width - 140,
    height: 14,
    align: 'right',
    ellipsis: true,
  })
}

interface Mark {
  x: number
  y: number
  size: number
  color: string
  face: string
}

function drawMark(pen: Pen, { x, y, size, color, face }: Mark): void {
  pen.save().translate(x, y).scale(size)
  pen.path(MARK.ears).fill(color).path(MARK.body).fill(color)
  pen.circle(14, 20, 2.5).circle(26, 20, 2.5).path(MARK.nose).fill(face)
  pen.restore()
}

const setFont = (pen: Pen, face: Face, size: number, color: string) => pen.font(face, size).fillColor(color)
