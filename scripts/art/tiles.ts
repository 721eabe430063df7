import { backdrop, COLLARS, cat, dog } from './animals'
import { renderSmallPortrait } from './portraits/small/portrait'

/** A drawing and the size it is saved in. */
export interface Artwork {
  name: string
  svg: string
  width: number
  height: number
}

const AMBER = '#D9A63A'
const GREEN = '#8FB36B'

const HERO_SIZE = { width: 700, height: 525 }

/** Pictures with a scene, for the home page. */
export function sceneTiles(): Artwork[] {
  const tongue = { mouth: 'lengua', tilt: 2, shift: 0 } as const
  const tuxedo = {
    scene: 'blobs',
    backdrop: backdrop('coral'),
    collar: COLLARS.blueScarf,
    eye: AMBER,
  } as const
  const sleeper = { scene: 'sofa', backdrop: backdrop('monte'), pose: 'lying', eyesClosed: true } as const
  const collie = { ...tongue, scene: 'andes', backdrop: backdrop('cielo'), collar: COLLARS.red } as const
  return [
    {
      name: 'hero-b',
      svg: cat('hero-b', 'comun', 'Blanco y negro (esmoquin)', { ...tuxedo, tilt: 3, shift: 0 }),
    },
    {
      name: 'hero-c',
      svg: cat('hero-c', 'comun', 'Atigrado naranja', { ...sleeper, collar: null, tilt: 2, shift: 0 }),
    },
    { name: 'hero-d', svg: dog('hero-d', 'collie', 'Tricolor', { ...collie, coatLength: 'mediano' }) },
  ].map((tile) => ({ ...tile, ...HERO_SIZE }))
}

function rabbit(): string {
  const look = { color: 'Crema', coatLength: 'corto', age: 'adulto', eyesClosed: false } as const
  return renderSmallPortrait({
    ...look,
    animal: 'rabbit',
    seed: 'cut-conejo',
    identitySeed: 'cut-conejo',
    view: 'closeup',
    scene: 'none',
  })
}

/** Cut-outs for tiles, banners and empty states, aligned to the bottom. */
export function cutOuts(): Artwork[] {
  const open = { mouth: 'lengua', tilt: 2 } as const
  const smiling = { mouth: 'sonrisa', tilt: -2 } as const
  const old = { ...smiling, age: 'adulto mayor', collar: COLLARS.greenScarf } as const
  const resting = { pose: 'lying', eyesClosed: true, collar: COLLARS.teal, tilt: -3 } as const
  const sitting = { ...open, pose: 'sitting', age: 'joven', collar: COLLARS.red, gaze: 0.4 } as const
  const collie = { ...open, coatLength: 'mediano', collar: COLLARS.green } as const
  return [
    {
      name: 'cut-perro',
      width: 572,
      height: 560,
      svg: dog('cut-perro', 'hound', 'Blanco y canela', { ...open, collar: COLLARS.greenScarf }),
    },
    {
      name: 'cut-gato',
      width: 455,
      height: 560,
      svg: cat('cut-gato', 'comun', 'Atigrado gris', { collar: COLLARS.green, eye: AMBER, tilt: 3 }),
    },
    { name: 'cut-conejo', width: 320, height: 545, svg: rabbit() },
    { name: 'cut-mayor', width: 538, height: 660, svg: dog('cut-mayor', 'terrier', 'Sal y pimienta', old) },
    { name: 'cut-q1', width: 590, height: 690, svg: dog('cut-q1', 'collie', 'Tricolor', collie) },
    {
      name: 'cut-q2',
      width: 512,
      height: 660,
      svg: cat('cut-q2', 'comun', 'Atigrado naranja', { collar: null, eye: GREEN, tilt: 3 }),
    },
    {
      name: 'cut-q3',
      width: 642,
      height: 660,
      svg: dog('cut-q3', 'retriever', 'Negro', { ...smiling, whiteChest: false, collar: COLLARS.teal }),
    },
    { name: 'cut-sit', width: 520, height: 698, svg: dog('cut-sit', 'retriever', 'Dorado', sitting) },
    { name: 'cut-lie', width: 500, height: 557, svg: cat('cut-lie', 'comun', 'Calicó (tricolor)', resting) },
  ]
}
