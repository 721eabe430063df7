import { create, type Font } from 'fontkit'
import { type Face, readFonts } from '@/lib/pets/poster/font-files'

export type Letters = Record<Face, Font>

let loaded: Promise<Letters> | undefined

/** Letters become outlines here, so that a picture looks the same where the machine has no fonts. */
export function readLetters(): Promise<Letters> {
  loaded ??= readFonts(fontOf)
  return loaded
}

function fontOf(file: Buffer, name: string): Font {
  const font = create(file)
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`)
  return font
}

export const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm

/** The outline of a line of text, as the data of an SVG path: no letter of it can become markup. */
export function outlineOf(font: Font, text: string, size: number, x: number, baseline: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  return glyphs
    .map((glyph, index) => {
      const place = positions[index]
      const outline = glyph.path.transform(
        scale,
        0,
        0,
        -scale,
        pen + (place?.xOffset ?? 0) * scale,
        baseline - (place?.yOffset ?? 0) * scale,
      )
      pen += (place?.xAdvance ?? 0) * scale
      return outline.toSVG()
    })
    .join('')
}

export interface FitRule {
  width: number
  /** Height of all lines together. */
  height: number
  largest: number
  smallest: number
  lines: number
  /** Line height, as a multiple of the font size. */
  leading: number
}

interface FittedText {
  lines: string[]
  size: number
}

const STEP = 2
const DOTS = '…'

/** The text as large as it fits: on more lines rather than small, and cut only where it is as small as may be. */
export function fitText(font: Font, text: string, rule: FitRule): FittedText {
  for (let size = rule.largest; size >= rule.smallest; size -= STEP) {
    const lines = wrap(font, text, size, rule.width)
    if (lines && lines.length <= linesAt(size, rule)) return { lines, size }
  }
  return { lines: cut(font, text, rule), size: rule.smallest }
}

const linesAt = (size: number, { lines, height, leading }: FitRule) =>
  Math.max(1, Math.min(lines, Math.floor(height / (size * leading))))

/** Null where a word alone is too wide. */
function wrap(font: Font, text: string, size: number, width: number): string[] | null {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (widthOf(font, longer, size) <= width) lines.splice(-1, 1, longer)
    else if (widthOf(font, word, size) <= width) lines.push(word)
    else return null
  }
  return lines
}

/** Lines full of letters, the last of them with dots. */
function cut(font: Font, text: string, rule: FitRule): string[] {
  const fits = (line: string) => widthOf(font, line, rule.smallest) <= rule.width
  const count = linesAt(rule.smallest, rule)
  const lines = ['']
  for (const letter of text) {
    const line = `${lines.at(-1)}${letter}`
    if (fits(line)) lines.splice(-1, 1, line)
    else if (lines.length < count) lines.push(letter.trim())
    else return [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', fits)]
  }
  return lines
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let kept = line
  while (kept !== '' && !fits(`${kept}${DOTS}`)) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}${DOTS}`
}
