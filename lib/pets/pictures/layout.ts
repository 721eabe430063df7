import type { Font } from 'fontkit'
import { drawable, type Face } from '@/lib/pets/poster/font-files'
import type { PictureWords } from './copy'
import { type FitRule, fitText, type Letters, widthOf } from './letters'
import { type Box, type PictureForm, SHAPES, type Shape } from './shapes'

interface TextLine {
  text: string
  face: Face
  size: number
  color: string
  x: number
  baseline: number
  box: Box
}

export interface Layout {
  texts: TextLine[]
  pill: Box & { color: string }
  pin: Box
  /** The mark of the site, in front of its name. */
  mark: Box
  code: { card: Box; square: Box } | null
}

const COLORS = { ink: '#17261F', white: '#FFFFFF', tint: '#E2F1EB', dark: '#0A4A3C' }
const PILL = { waiting: '#FFB53E', other: '#E9E2F6' }
const NAME: Omit<FitRule, 'width' | 'height' | 'largest'> = { smallest: 44, lines: 2, leading: 1 }

/** Where everything of a picture stands but the photo: what is read lies within `SHAPES[form].safe`. */
export function layOut(form: PictureForm, words: PictureWords, host: string, letters: Letters): Layout {
  const shape = SHAPES[form]
  const pen = new Pen(letters, shape)
  const pill = pen.pill(words)
  pen.name(words)
  pen.line('strong', words.kind, words.breed, COLORS.white)
  const pin = pen.place(words)
  const mark = pen.foot(host)
  const code = shape.code ? pen.code(words, shape.code) : null
  return { texts: pen.texts, pill, pin, mark, code }
}

/** Writes downwards in the column of text. */
class Pen {
  readonly texts: TextLine[] = []
  readonly #letters: Letters
  readonly #shape: Shape
  #y: number

  constructor(letters: Letters, shape: Shape) {
    this.#letters = letters
    this.#shape = shape
    this.#y = shape.column.y
  }

  pill({ state, isWaiting }: PictureWords): Layout['pill'] {
    const { pill } = this.#shape
    const height = pill.size * 2.1
    const x = pill.x + pill.size * 0.9
    const baseline = pill.y + height / 2 + pill.size * 0.35
    const line = this.#write('strong', state, pill.size, COLORS.ink, x, baseline)
    const width = line.box.width + pill.size * 1.8
    return { x: pill.x, y: pill.y, width, height, color: isWaiting ? PILL.waiting : PILL.other }
  }

  name(words: PictureWords): void {
    const { column, name } = this.#shape
    const text = drawable(words.name) || words.state
    const font = this.#letters.name
    const { lines, size } = fitText(font, text, { ...NAME, ...name, width: column.width })
    for (const line of lines) {
      this.#write('name', line, size, COLORS.white, column.x - size * 0.03, this.#y + size * 0.8)
      this.#y += size * NAME.leading
    }
    this.#y += Math.max(10, size * 0.14)
  }

  /** @param shorter said where the text is too long */
  line(face: Face, text: string, shorter: string, color: string, indent = 0): void {
    const { column, small } = this.#shape
    const font = this.#letters[face]
    const rule = { height: small * 1.5, largest: small, smallest: small - 8, lines: 1, leading: 1.25 }
    const width = column.width - indent
    const whole = drawable(text)
    const said = widthOf(font, whole, rule.smallest) <= width ? whole : drawable(shorter)
    const { lines, size } = fitText(font, said, { ...rule, width })
    const [line = ''] = lines
    this.#write(face, line, size, color, column.x + indent, this.#y + small)
    this.#y += small * 1.45
  }

  place({ city, country }: PictureWords): Box {
    const { column, small } = this.#shape
    const pin = { x: column.x, y: this.#y + small * 0.12, width: small, height: small }
    this.line('text', `${city}, ${country}`, city, COLORS.tint, small * 1.3)
    return pin
  }

  foot(host: string): Box {
    const { column, foot } = this.#shape
    const mark = { x: column.x, y: foot.y, width: foot.size * 1.05, height: foot.size * 1.26 }
    const x = mark.x + mark.width + foot.size * 0.32
    const baseline = foot.y + foot.size * 0.92
    const word = this.#write('name', 'querencia', foot.size, COLORS.white, x, baseline)
    const left = word.box.x + word.box.width + foot.size * 0.5
    const size = Math.round(foot.size * 0.62)
    const room = column.x + column.width - left
    if (widthOf(this.#letters.text, host, size) <= room)
      this.#write('text', host, size, COLORS.tint, left, baseline)
    return mark
  }

  /** White, with the quiet zone that scanners need, four modules, around the square. */
  code({ scan }: PictureWords, card: Box): NonNullable<Layout['code']> {
    const margin = 24
    const side = card.width - 2 * margin
    const square = { x: card.x + margin, y: card.y + margin, width: side, height: side }
    const top = square.y + side + 8
    const height = card.y + card.height - 18 - top
    const font = this.#letters.strong
    const rule = { width: side, height, largest: 28, smallest: 20, lines: 2, leading: 1.2 }
    const { lines, size } = fitText(font, drawable(scan), rule)
    let y = top + (height - lines.length * size * 1.2) / 2
    for (const line of lines) {
      const x = square.x + (side - widthOf(font, line, size)) / 2
      this.#write('strong', line, size, COLORS.dark, x, y + size * 0.92)
      y += size * 1.2
    }
    return { card, square }
  }

  #write(face: Face, text: string, size: number, color: string, x: number, baseline: number): TextLine {
    const font: Font = this.#letters[face]
    const box = { x, y: baseline - size * 0.8, width: widthOf(font, text, size), height: size * 1.05 }
    const line: TextLine = { text, face, size, color, x, baseline, box }
    this.texts.push(line)
    return line
  }
}
