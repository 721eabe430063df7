import sharp from 'sharp'
import { STAMP } from '@/scripts/art/stamp'

/** Crisp edges between saturated colours need smart subsampling. */
const MASTER = { quality: 85, effort: 6, smartSubsample: true }

/** Encodes a drawing as WebP in the size its SVG declares. */
export const encodePicture = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp(MASTER).toBuffer()

export const encodeStamp = (): Promise<Buffer> =>
  sharp(Buffer.from(STAMP)).png({ compressionLevel: 9, palette: true }).toBuffer()
