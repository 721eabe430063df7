import type { Random } from '@/db/seed/random'
import type { Backdrop } from '@/scripts/art/portraits/backdrops'
import { blob } from '@/scripts/art/portraits/brush'
import { HEIGHT } from '@/scripts/art/portraits/canvas'
import { blend, tone } from '@/scripts/art/portraits/colour'
import { ellipse, pen, shape } from '@/scripts/art/portraits/svg'
import { leafSprig, paintAll, pawMark } from './motifs'

/** Two large discs behind the animal. */
export function disc(colours: Backdrop, random: Random): string {
  const inner = blend(colours.light, colours.shade, 0.28)
  return (
    paintAll(colours.ground) +
    ellipse(600 + random.between(-40, 40), 470, 395, 395, colours.light) +
    ellipse(600 + random.between(-20, 20), 500, 320, 320, inner, 'opacity=".55"')
  )
}

/** A niche with sprigs on both sides. */
export function arch(colours: Backdrop, random: Random): string {
  const x = 600 + random.between(-50, 50)
  const niche = (half: number, fill: string) =>
    shape(pen`M${x - half} ${HEIGHT}V430A${half} ${half} 0 0 1 ${x + half} 430V${HEIGHT}Z`, fill)
  const { leaf } = colours
  return (
    paintAll(colours.ground) +
    niche(340, colours.shade) +
    niche(294, colours.light) +
    leafSprig({ x: 70, y: 940, length: 330, angle: -74, colour: leaf }, random) +
    leafSprig({ x: 1140, y: 950, length: 270, angle: -108, colour: tone(leaf, 0.05), leaves: 4 }, random)
  )
}

/** Large leaves coming in from both lower corners. */
export function plants(colours: Backdrop, random: Random): string {
  const { leaf } = colours
  const light = blob({ x: 600, y: 470, radiusX: 520, radiusY: 400, corners: 10, roughness: 0.08 }, random)
  return (
    paintAll(colours.ground) +
    shape(light, colours.light, 'opacity=".75"') +
    leafSprig({ x: -10, y: 820, length: 430, angle: -58, colour: leaf, leaves: 6 }, random) +
    leafSprig({ x: 60, y: 930, length: 260, angle: -88, colour: tone(leaf, 0.07), leaves: 4 }, random) +
    leafSprig({ x: 1210, y: 840, length: 430, angle: -122, colour: tone(leaf, -0.02), leaves: 6 }, random) +
    leafSprig({ x: 1130, y: 930, length: 240, angle: -92, colour: tone(leaf, 0.08), leaves: 4 }, random)
  )
}

/** A wallpaper of paw marks. */
export function pawMarks(colours: Backdrop, random: Random): string {
  let drawing = paintAll(colours.ground)
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const x = 100 + column * 200 + (row % 2) * 100
      drawing += pawMark(x, 80 + row * 190, 0.95, colours.shade, random.between(-25, 25))
    }
  }
  return drawing
}

/** Two soft shapes and a small sun. */
export function blobs(colours: Backdrop, random: Random): string {
  const rim = { corners: 8, roughness: 0.14 }
  const dark = blob({ x: 260, y: 250, radiusX: 330, radiusY: 260, ...rim }, random)
  const light = blob({ x: 980, y: 640, radiusX: 380, radiusY: 330, ...rim }, random)
  return (
    paintAll(colours.ground) +
    shape(dark, colours.shade, 'opacity=".8"') +
    shape(light, colours.light, 'opacity=".8"') +
    ellipse(1010, 170, 62, 62, colours.accent, 'opacity=".8"')
  )
}
