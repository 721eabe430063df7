import { catEarTop, drawCatEars } from '@/db/seed/portraits/cat/ears'
import { drawCatEyes, drawEyeRings } from '@/db/seed/portraits/cat/eyes'
import { drawFaceMarkings } from '@/db/seed/portraits/cat/face-markings'
import { drawCatMuzzle } from '@/db/seed/portraits/cat/muzzle'
import { type CatSketch, sketchCat } from '@/db/seed/portraits/cat/sketch'
import type { HeadDrawing } from '@/db/seed/portraits/drawing'
import { changed } from '@/db/seed/portraits/geometry'
import { smooth } from '@/db/seed/portraits/outline'
import type { CatParams } from '@/db/seed/portraits/params'
import type { Random } from '@/db/seed/portraits/random'
import { clipPath, clippedBy, ellipse, group, rectangle, shape } from '@/db/seed/portraits/svg'

/** The skull with a soft light from the left, its markings and the rings around the eyes. */
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
  // A group that is not fully opaque is composed before it is clipped, which avoids seams along the rim.
  return clippedBy(headClip, group(drawing, 'opacity=".999"'))
}

/** A cat's head. `id` must be its own within the page. */
export function drawCatHead(params: CatParams, random: Random, id: string): HeadDrawing {
  const sketch = sketchCat(params, random, id)
  const ears = drawCatEars(sketch)
  return {
    definitions: clipPath(sketch.headClip, sketch.head) + ears.definitions,
    drawing: ears.drawing + skull(sketch) + drawCatEyes(sketch) + drawCatMuzzle(sketch),
    top: catEarTop(sketch),
  }
}
