import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'

/** The poster's fonts; `next.config.ts` traces them into the build. */
const FILES = { name: 'bricolage-800.ttf', text: 'figtree-500.ttf', strong: 'figtree-700.ttf' }
export type Face = keyof typeof FILES

export type Letters = Record<Face, Font>

let loaded: Promise<Letters> | undefined

/** Letters become outlines here, so that a picture looks the same where the machine has no fonts. */
export function readLetters(): Promise<Letters> {
  loaded ??= Promise.all([read('name'), read('text'), read('strong')]).then(([name, text, strong]) => ({
    name,
    text,
    strong,
  }))
  return loaded
}

async function read(face: Face): Promise<Font> {
  const font = create(await readFile(path.join(process.cwd(), 'lib/pets/poster/fonts', FILES[face])))
  if (!('layout' in font)) throw new Error(`${FILES[face]} is a collection of fonts`)
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
