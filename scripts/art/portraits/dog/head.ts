import type { Random } from '@/db/seed/random'
import { brushStroke } from '@/scripts/art/portraits/brush'
import { isDark } from '@/scripts/art/portraits/colour'
import type { HeadDrawing } from '@/scripts/art/portraits/drawing'
import { changed } from '@/scripts/art/portraits/geometry'
import { smooth } from '@/scripts/art/portraits/outline'
import type { DogParams } from '@/scripts/art/portraits/params'
import { clipPath, clippedBy, ellipse, group, line, pen, rectangle, shape } from '@/scripts/art/portraits/svg'
import { drawDogEars, earTop } from './ears'
import { drawDogEyes } from './eyes'
import { drawFaceMarkings } from './face-markings'
import { drawDogMuzzle } from './muzzle'
import { type DogSketch, sketchDog } from './sketch'

function sockets({ params, build, tones }: DogSketch): string {
  const colour = isDark(params.coat.base) ? tones.light : tones.deep
  const { eyeX, eyeY, eyeRadius } = build
  const socket = (x: number) =>
    ellipse(x, eyeY + 6, eyeRadius * 1.75, eyeRadius * 1.6, colour, 'opacity=".14"')
  return socket(-eyeX - 4) + socket(eyeX + 4)
}

function foreheadFold({ build, tones, random }: DogSketch): string {
  const top = build.skullTop
  const fold = brushStroke([0, top + 60], [random.between(-4, 4), top + 100], [0, -46], 7)
  return shape(fold, tones.deep, 'opacity=".14"')
}

function strands({ build, tones, random }: DogSketch): string {
  const top = build.skullTop
  const drawings = Array.from({ length: 7 }, (_, index) => {
    const x = (index - 3) * 30
    const startY = top + random.between(6, 30)
    const endX = x * 1.3 + random.between(-8, 8)
    const endY = top + random.between(80, 130)
    const strand = brushStroke([x, startY], [x * 1.15, top + 60], [endX, endY], 8)
    return shape(strand, tones.deep, 'opacity=".13"')
  })
  return drawings.join('')
}

function curls({ build, tones, random }: DogSketch): string {
  const drawings = Array.from({ length: 16 }, () => {
    const x = random.between(-150, 150)
    const y = random.between(build.skullTop + 20, -60)
    const radius = random.between(12, 20)
    const curl = pen`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y + 3}`
    return line(curl, tones.deep, 5, 'opacity=".2"')
  })
  return drawings.join('')
}

function forehead(sketch: DogSketch): string {
  const fold = sketch.curly ? '' : foreheadFold(sketch)
  return fold + (sketch.longHaired ? strands(sketch) : '') + (sketch.curly ? curls(sketch) : '')
}

function skull(sketch: DogSketch): string {
  const { tones, head, headOutline, headClip } = sketch
  const light = smooth(changed(headOutline, { moveX: -66, moveY: -70, scaleX: 0.86, scaleY: 0.8 }))
  const drawing =
    rectangle({ x: -400, y: -420, width: 800, height: 800 }, tones.shade) +
    shape(head, tones.base, 'transform="translate(-20 -16)"') +
    shape(light, tones.light, 'opacity=".26"') +
    drawFaceMarkings(sketch) +
    sockets(sketch) +
    forehead(sketch)
  // An opacity below 1 composes the group before clipping, which avoids seams along the edge.
  return clippedBy(headClip, group(drawing, 'opacity=".999"'))
}

export function drawDogHead(params: DogParams, random: Random, id: string): HeadDrawing {
  const sketch = sketchDog(params, random, id)
  const ears = drawDogEars(sketch)
  const clips = clipPath(sketch.headClip, sketch.head) + clipPath(sketch.muzzleClip, sketch.muzzle)
  return {
    definitions: clips + ears.definitions,
    drawing: ears.behind + skull(sketch) + drawDogMuzzle(sketch) + drawDogEyes(sketch) + ears.front,
    top: earTop(sketch.build.ear),
  }
}
