import { isDark, lightness, tone, tonesOf } from '@/scripts/art/portraits/colour'
import { changed, LEFT_THEN_RIGHT } from '@/scripts/art/portraits/geometry'
import { smooth } from '@/scripts/art/portraits/outline'
import { clippedBy, ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import type { DogSketch } from './sketch'

interface Mouth {
  noseY: number
  noseHeight: number
  /** Where the upper lips meet. */
  y: number
  half: number
  /** How deep the lips curve. */
  smile: number
  colour: string
}

function mouthOf({ params, build, face }: DogSketch): Mouth {
  const noseY = build.flatFace ? 52 : params.age === 'cachorro' ? 64 : 66
  const noseHeight = build.noseWidth * 0.74
  const colour =
    lightness(face.muzzle) < 0.45 ? tone(face.muzzle, -0.14) : tone(tonesOf(face.muzzle).line, -0.05)
  return {
    noseY,
    noseHeight,
    y: noseY + noseHeight + (build.flatFace ? 22 : 30),
    half: build.muzzleWidth * 0.66,
    smile: params.mouth === 'serio' ? 14 : 25,
    colour,
  }
}

function openMouth({ build, face }: DogSketch, { y, half, smile }: Mouth): string {
  const { muzzleWidth } = build
  const throat =
    pen`M${-half * 0.72} ${y + smile * 0.6}Q0 ${y + 12} ${half * 0.72} ${y + smile * 0.6}` +
    pen`Q${half * 0.5} ${y + 62} 0 ${y + 64}Q${-half * 0.5} ${y + 62} ${-half * 0.72} ${y + smile * 0.6}Z`
  const tongue =
    pen`M${-half * 0.42} ${y + 26}Q0 ${y + 8} ${half * 0.42} ${y + 26}` +
    pen`L${half * 0.4} ${y + 78}Q0 ${y + 118} ${-half * 0.4} ${y + 78}Z`
  const lips =
    pen`M${-muzzleWidth * 0.86} ${y + smile - 26}Q${-half * 0.5} ${y + 30} 0 ${y}` +
    pen`Q${half * 0.5} ${y + 30} ${muzzleWidth * 0.86} ${y + smile - 26}` +
    pen`L${muzzleWidth * 0.7} ${y - 36}H${-muzzleWidth * 0.7}Z`
  return (
    shape(throat, '#5A2A2C') +
    shape(tongue, '#E8837F') +
    line(pen`M0 ${y + 34}Q2 ${y + 60} 0 ${y + 84}`, '#C9615F', 4, 'opacity=".7"') +
    shape(lips, face.muzzle)
  )
}

function lips({ y, half, smile, colour, noseY, noseHeight }: Mouth): string {
  const curve =
    pen`M${-half} ${y - smile * 0.55}C${-half * 0.82} ${y + smile * 1.15} ${-half * 0.2} ${y + smile * 1.35} 0 ${y}` +
    pen`C${half * 0.2} ${y + smile * 1.35} ${half * 0.82} ${y + smile * 1.15} ${half} ${y - smile * 0.55}`
  return line(curve, colour, 5.5) + line(pen`M0 ${y}V${noseY + noseHeight * 0.7}`, colour, 5)
}

function whiskerDots(muzzleWidth: number, { y, colour }: Mouth): string {
  let dots = ''
  for (const side of LEFT_THEN_RIGHT) {
    for (let index = 0; index < 3; index++) {
      const x = side * (muzzleWidth * (0.42 + index * 0.14))
      dots += ellipse(x, y - 14 + (index % 2) * 16 - index * 3, 3.2, 3.2, colour, 'opacity=".35"')
    }
  }
  return dots
}

function nose(width: number, y: number, height: number, colour: string): string {
  const outline =
    pen`M${-width} ${y - 2}C${-width} ${y - height * 0.72} ${-width * 0.5} ${y - height} 0 ${y - height}` +
    pen`C${width * 0.5} ${y - height} ${width} ${y - height * 0.72} ${width} ${y - 2}` +
    pen`C${width} ${y + height * 0.5} ${width * 0.4} ${y + height * 0.95} 0 ${y + height * 0.98}` +
    pen`C${-width * 0.4} ${y + height * 0.95} ${-width} ${y + height * 0.5} ${-width} ${y - 2}Z`
  const nostril = tone(colour, -0.1)
  return (
    shape(outline, colour) +
    ellipse(-width * 0.26, y - height * 0.55, width * 0.36, height * 0.17, '#FFF', 'opacity=".38"') +
    ellipse(-width * 0.45, y + height * 0.18, width * 0.17, height * 0.14, nostril) +
    ellipse(width * 0.45, y + height * 0.18, width * 0.17, height * 0.14, nostril)
  )
}

export function drawDogMuzzle(sketch: DogSketch): string {
  const { params, build, tones, face, muzzle, muzzleOutline, headClip, muzzleClip } = sketch
  const muzzleTones = tonesOf(face.muzzle)
  const mouth = mouthOf(sketch)
  const { muzzleWidth, muzzleTop } = build
  const shadowColour = isDark(params.coat.base) ? '#000' : tones.deep
  const shadow = smooth(changed(muzzleOutline, { moveY: 16, scaleX: 1.06 }))
  const lit =
    shape(muzzle, face.muzzle, 'transform="translate(-12 -14)"') +
    ellipse(-muzzleWidth * 0.3, muzzleTop + 50, muzzleWidth * 0.5, 54, muzzleTones.light, 'opacity=".5"')
  return (
    clippedBy(headClip, shape(shadow, shadowColour, 'opacity=".15"')) +
    shape(muzzle, muzzleTones.shade) +
    clippedBy(muzzleClip, lit) +
    (params.mouth === 'lengua' ? openMouth(sketch, mouth) : '') +
    lips(mouth) +
    whiskerDots(muzzleWidth, mouth) +
    nose(build.noseWidth, mouth.noseY, mouth.noseHeight, params.noseColor)
  )
}
