import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Static weights: a PDF holds no variable fonts. Named by weight by hand, which `scripts/make-fonts.ts` cannot do. */
export interface PosterFonts {
  name: Buffer
  text: Buffer
  strong: Buffer
}

/** `next.config.ts` names this folder, so that the files go where the server goes. */
const read = (file: string) => readFile(path.join(process.cwd(), 'lib/pets/poster/fonts', file))

let fonts: Promise<PosterFonts> | undefined

export function posterFonts(): Promise<PosterFonts> {
  fonts ??= Promise.all([read('bricolage-800.ttf'), read('figtree-500.ttf'), read('figtree-700.ttf')]).then(
    ([name, text, strong]) => ({ name, text, strong }),
  )
  return fonts
}
