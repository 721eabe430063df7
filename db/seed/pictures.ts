import path from 'node:path'
import type { Portrait } from './data/portraits'

/** See docs/pictures.md. */
export const PICTURES_DIR = path.join(import.meta.dirname, 'pictures')

/** Credits: `lib/text/photo-credits.json`. */
export const PHOTOS_DIR = path.join(import.meta.dirname, 'photos')

/** Document of the demo foundations that wait for approval. */
export const STAMP_FILE = path.join(PICTURES_DIR, 'stamp.png')

export const pictureNames = ({ id, pictures }: Portrait): string[] =>
  Array.from({ length: pictures }, (_, index) => `${id}-${index + 1}.webp`)
