import type { Random } from '@/db/seed/random'
import type { HeadDrawing } from '@/scripts/art/portraits/drawing'
import { changed } from '@/scripts/art/portraits/geometry'
import { smooth } from '@/scripts/art/portraits/outline'
import type { CatParams } from '@/scripts/art/portraits/params'
import { clipPath, clippedBy, ellipse, group, rectangle, shape } from '@/scripts/art/portraits/svg'
import { catEarTop, drawCatEars } from './ears'
import { drawCatEyes, drawEyeRings } from './eyes'
import { drawFaceMarkings } from './face-markings'
import { drawCatMuzzle } from './muzzle'
import { type CatSketch, sketchCat } from './sketch'

function skull(sketch: CatSketch): string {
  const { params, tones, head, headOutline, headClip } = sketch
  const light = smooth(changed(headOutline, { moveX: -56, moveY: -56, scaleX: 0.84, scaleY: 0.78 }))
  const greyMuzzle = ellipse(0, 96, 92, 70, '#EDE8E1', 'opacity=".28"')
  const drawing =
    rectangle({ x: -400, y: -420, width: 800, height: 800 }, tones.shade) +
    shape(head, tones.base, 'transform="translate(-20 -14)"') +
    shape(light, tones.light, 'opacity=".35"') +
    drawFaceMarkings(sketch) +
    (params.age === 'adulto mayor' ? greyMuzzle : '') +
    drawEyeRings(sketch)
  // An opacity below 1 composes the group before clipping, which avoids seams along the edge.
  return clippedBy(headClip, group(drawing, 'opacity=".999"'))
}

export function drawCatHead(params: CatParams, random: Random, id: string): HeadDrawing {
  const sketch = sketchCat(params, random, id)
  const ears = drawCatEars(sketch)
  return {
    definitions: clipPath(sketch.headClip, sketch.head) + ears.definitions,
    drawing: ears.drawing + skull(sketch) + drawCatEyes(sketch) + drawCatMuzzle(sketch),
    top: catEarTop(sketch),
  }
}
