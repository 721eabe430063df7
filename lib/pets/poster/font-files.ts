import { readFile } from 'node:fs/promises'
import path from 'node:path'
import anyAscii from 'any-ascii'

/** Static weights: a PDF holds no variable fonts. Named by weight by hand, which `scripts/make-fonts.ts` cannot do. */
const FILES = { name: 'bricolage-800.ttf', text: 'figtree-500.ttf', strong: 'figtree-700.ttf' }

export type Face = keyof typeof FILES

/** @param make a font of the file that is read, and of its name; `next.config.ts` traces their folder into the build */
export async function readFonts<Font>(
  make: (file: Buffer, name: string) => Font,
): Promise<Record<Face, Font>> {
  const read = async (face: Face) =>
    make(await readFile(path.join(process.cwd(), 'lib/pets/poster/fonts', FILES[face])), FILES[face])
  const [name, text, strong] = await Promise.all([read('name'), read('text'), read('strong')])
  return { name, text, strong }
}

const KNOWN = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/
/** Pictures have no likeness in letters. */
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu

/** A text in the letters that the fonts have; others become a likeness: 'Łukasz' → 'Lukasz', 'Жучка' → 'Zhuchka'. */
export function drawable(text: string): string {
  const signs = [...text.normalize('NFC').replace(PICTURES, ' ')]
  return signs
    .map((sign) => (KNOWN.test(sign) ? sign : anyAscii(sign)))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}
