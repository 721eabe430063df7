import { renderAsync } from '@resvg/resvg-js'
import type { OverlayOptions } from 'sharp'

/**
 * Markup of ours as pixels to lay over a picture. Not by sharp: where this process decodes uploads (`lib/photos/inspect.ts`) it
 * must read no SVG.
 */
export async function rasterise(markup: string): Promise<OverlayOptions> {
  const { pixels, width, height } = await renderAsync(markup, { font: { loadSystemFonts: false } })
  return { input: pixels, raw: { width, height, channels: 4 }, premultiplied: true, left: 0, top: 0 }
}
