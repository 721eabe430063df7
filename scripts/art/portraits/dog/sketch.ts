import { type Random, randomFrom } from '@/db/seed/random'
import { WHITE } from '@/scripts/art/portraits/coats'
import { blend, isDark, type Tones, tonesOf } from '@/scripts/art/portraits/colour'
import { mirrored, type Outline, points } from '@/scripts/art/portraits/geometry'
import { scalloped, smooth, tufted } from '@/scripts/art/portraits/outline'
import type { DogParams } from '@/scripts/art/portraits/params'
import { type DogBuild, dogBuildOf } from './types'

interface OwnBuild extends DogBuild {
  earScale: number
  /** Distance of each eye from the middle. */
  eyeX: number
  eyeY: number
  muzzleTop: number
}

interface FaceColours {
  muzzle: string
  ear: string
  /** Tan spots over the eyes. */
  brow: string | null
  /** The stripe down the forehead. */
  blaze: string | null
}

export interface DogSketch {
  params: DogParams
  build: OwnBuild
  tones: Tones
  face: FaceColours
  longHaired: boolean
  curly: boolean
  headOutline: Outline
  head: string
  headClip: string
  muzzleOutline: Outline
  muzzle: string
  muzzleClip: string
  /** Random numbers of this picture: tufts, wrinkles. */
  random: Random
  /** Random numbers of the animal, the same on all its pictures. */
  markings: Random
  /** Prefix of SVG ids. */
  id: string
}

export function isLongHaired(params: { coatLength: string }): boolean {
  return params.coatLength === 'largo' || params.coatLength === 'ondulado'
}

function ownBuild(params: DogParams): OwnBuild {
  const common = dogBuildOf(params.type)
  const random = randomFrom(`${params.identitySeed}|build`)
  const young = params.age === 'cachorro'
  const skullWidth = common.skullWidth * random.between(0.96, 1.04) * (young ? 1.03 : 1)
  const muzzleWidth = common.muzzleWidth * random.between(0.93, 1.07) * (young ? 0.92 : 1)
  const muzzleLength = common.muzzleLength * random.between(0.965, 1.03) - (young ? 30 : 0)
  return {
    ...common,
    skullWidth,
    muzzleWidth,
    muzzleLength,
    earScale: random.between(0.93, 1.07),
    eyeX: skullWidth * (young ? 0.47 : 0.445) * random.between(0.96, 1.05),
    eyeY: young ? -8 : -22,
    eyeRadius: common.eyeRadius * (young ? 1.2 : 1),
    noseWidth: common.noseWidth * (young ? 0.88 : 1),
    muzzleTop: common.flatFace ? 14 : 2,
  }
}

function headOutlineOf({ skullTop, skullWidth, cheek, muzzleWidth }: OwnBuild): Outline {
  return mirrored(points`
    0,${skullTop - 10} ${skullWidth * 0.46},${skullTop + 8} ${skullWidth * 0.82},${skullTop + 56}
    ${skullWidth},${skullTop + 128} ${skullWidth * cheek},8 ${skullWidth * 0.9 * cheek},84
    ${skullWidth * 0.68},138 ${muzzleWidth * 0.7},168 0,176`)
}

function muzzleOutlineOf({ muzzleTop, muzzleWidth, muzzleLength }: OwnBuild): Outline {
  return mirrored(points`
    0,${muzzleTop} ${muzzleWidth * 0.52},${muzzleTop + 14} ${muzzleWidth * 0.86},${muzzleTop + 64}
    ${muzzleWidth * 1.02},${muzzleLength * 0.6} ${muzzleWidth * 0.96},${muzzleLength * 0.82}
    ${muzzleWidth * 0.58},${muzzleLength * 0.98} 0,${muzzleLength}`)
}

function headHair(params: DogParams): (x: number, y: number) => number {
  if (isLongHaired(params)) {
    return (x, y) => (y > 10 ? 46 : y > -90 ? 24 : 12) * (Math.abs(x) > 60 ? 1 : 0.4)
  }
  if (params.coatLength === 'mediano') return (x, y) => (y > 20 && Math.abs(x) > 90 ? 20 : 3)
  return (x, y) => (y > 60 && Math.abs(x) > 100 ? 7 : 0)
}

function drawMuzzleOutline(build: OwnBuild, longHaired: boolean, outline: Outline, random: Random): string {
  if (build.beard) return tufted(outline, random, (_x, y) => (y > 90 ? 44 : 6), { step: 32 })
  if (longHaired) return tufted(outline, random, (_x, y) => (y > 110 ? 18 : 0), { step: 32 })
  return smooth(outline)
}

function patternColours({ coat }: DogParams, tones: Tones, markings: Random): FaceColours {
  const plain = { muzzle: coat.base, ear: tones.shade, brow: null, blaze: null }
  switch (coat.pattern) {
    case 'bicolour':
      return { ...plain, muzzle: WHITE, blaze: WHITE }
    case 'mask':
      return { ...plain, muzzle: coat.second }
    case 'blacktan':
      return { ...plain, muzzle: coat.second, brow: coat.second }
    case 'tricolour':
      return { ...plain, muzzle: coat.third, brow: coat.second, blaze: coat.third }
    case 'merle':
      return { ...plain, muzzle: coat.third, blaze: markings.chance(0.6) ? coat.third : null }
    case 'saddle':
      return { ...plain, muzzle: blend(coat.second, coat.base, 0.25) }
    case 'spotted':
      return { ...plain, ear: markings.chance(0.7) ? coat.second : tones.shade }
    default:
      return { ...plain, muzzle: blend(tones.base, tones.light, isDark(coat.base) ? 0.3 : 0.7) }
  }
}

/** Old dogs grey at the muzzle first. */
function greyed(colours: FaceColours): FaceColours {
  return { ...colours, muzzle: blend(colours.muzzle, '#E6DFD6', isDark(colours.muzzle) ? 0.34 : 0.5) }
}

export function sketchDog(params: DogParams, random: Random, id: string): DogSketch {
  const build = ownBuild(params)
  const tones = tonesOf(params.coat.base)
  const markings = randomFrom(`${params.identitySeed}|marks`)
  const longHaired = isLongHaired(params)
  const curly = build.curly || params.coatLength === 'rizado'
  const headOutline = headOutlineOf(build)
  const head = curly
    ? scalloped(headOutline, random, 62)
    : tufted(headOutline, random, headHair(params), { step: longHaired ? 40 : 30 })
  const muzzleOutline = muzzleOutlineOf(build)
  const muzzle = drawMuzzleOutline(build, longHaired, muzzleOutline, random)
  const colours = patternColours(params, tones, markings)
  const face = params.age === 'adulto mayor' ? greyed(colours) : colours
  const clips = { headClip: `h${id}`, muzzleClip: `m${id}` }
  const outlines = { headOutline, head, muzzleOutline, muzzle, ...clips }
  return { params, build, tones, face, longHaired, curly, ...outlines, random, markings, id }
}
