import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The fonts of a poster: the site's own, one file per weight, because a PDF holds no variable ones. Each is named after its
 * weight (a reader of PDFs tells fonts by their names), which `scripts/make-fonts.ts` cannot do: these are made by hand.
 */
export interface PosterFonts {
  name: Buffer
  text: Buffer
  strong: Buffer
}

/** `next.config.ts` names this folder, so that the files go where the server goes. */
const read = (file: string) => readFile(path.join(process.cwd(), 'lib/poster/fonts', file))

let fonts: Promise<PosterFonts> | undefined

/** Reads the fonts from the disk, once. */
export function posterFonts(): Promise<PosterFonts> {
  fonts ??= Promise.all([read('bricolage-800.ttf'), read('figtree-500.ttf'), read('figtree-700.ttf')]).then(
    ([name, text, strong]) => ({ name, text, strong }),
  )
  return fonts
}
