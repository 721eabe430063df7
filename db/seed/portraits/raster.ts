import sharp from 'sharp'

/**
 * A drawing as PNG, in the size its SVG declares.
 * The photo pipeline shuts all decoders but those of photographs; our own drawings need SVG's.
 */
export function rasterise(svg: string): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
