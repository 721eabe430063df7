import { HEIGHT, WIDTH } from '@/db/seed/portraits/canvas'
import { randomFrom } from '@/db/seed/portraits/random'
import { paintScene, type SceneName } from '@/db/seed/portraits/scenes/scenes'
import { group, pen } from '@/db/seed/portraits/svg'
import { backdrop, COLLARS, cat, dog } from '@/scripts/art/animals'
import {
  at,
  ball,
  bed,
  blanket,
  bowl,
  calendar,
  harmfulFood,
  heart,
  magnifier,
  mapPin,
  scratchingPost,
  toothbrush,
} from '@/scripts/art/props'

/** Care pictures are 16:10; scenes are painted higher and lose their upper part. */
const CARE_HEIGHT = 750

interface Setting {
  scene: SceneName
  backdrop: string
  /** How much of the scene's upper part is cut away. */
  cut?: number
}

function picture(seed: string, setting: Setting, ...layers: string[]): string {
  const painted = paintScene(setting.scene, backdrop(setting.backdrop), randomFrom(seed))
  const scene = group(painted, `transform="translate(0 ${-(setting.cut ?? HEIGHT - CARE_HEIGHT)})"`)
  const size = `width="${WIDTH}" height="${CARE_HEIGHT}" viewBox="0 0 ${WIDTH} ${CARE_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${scene}${layers.join('')}</svg>`
}

/** A cut-out animal on the picture; `x` and `y` place the upper left corner of its own 1200×900. */
function placed(svg: string, x: number, y: number, scale: number): string {
  return group(svg, `${pen`transform="translate(${x} ${y})`} scale(${scale})"`)
}

const CENTRED = { shift: 0, tilt: 2 } as const

function atHome(): Record<string, string> {
  const sleeper = dog('care-home', 'retriever', 'Rojo', {
    ...CENTRED,
    pose: 'lying',
    eyesClosed: true,
    collar: COLLARS.green,
    gaze: 0.5,
    mouth: 'sonrisa',
  })
  const onShelf = cat('care-cat', 'comun', 'Gris', {
    ...CENTRED,
    pose: 'sitting',
    collar: null,
    eye: '#D9A63A',
  })
  const elder = dog('care-elder', 'retriever', 'Crema', {
    ...CENTRED,
    pose: 'lying',
    age: 'adulto mayor',
    coatLength: 'mediano',
    eyesClosed: true,
    collar: COLLARS.purple,
    gaze: -0.5,
  })
  const first = dog('care-meet', 'shepherd', 'Leonado', {
    ...CENTRED,
    tilt: 5,
    pose: 'sitting',
    collar: COLLARS.red,
    gaze: 0.9,
    mouth: 'sonrisa',
  })
  const second = cat('care-meet-cat', 'comun', 'Carey', {
    ...CENTRED,
    tilt: -5,
    pose: 'sitting',
    collar: COLLARS.mango,
    gaze: -1,
  })
  return {
    'primera-semana-en-casa': picture(
      'home',
      { scene: 'room', backdrop: 'arena' },
      at(600, 660, 1, bed('#C9A06C')),
      placed(sleeper, 60, -66, 0.9),
    ),
    'una-casa-feliz-para-tu-gato': picture(
      'cat',
      { scene: 'window', backdrop: 'menta', cut: 60 },
      at(900, 716, 1.24, scratchingPost()),
      placed(onShelf, -130, -44, 0.88),
    ),
    'cuidar-a-un-adulto-mayor': picture(
      'elder',
      { scene: 'sofa', backdrop: 'salvia' },
      placed(elder, 60, -60, 0.9),
      at(190, 628, 1, blanket(820, '#D98F6C')),
    ),
    'presentar-a-tu-nueva-mascota': picture(
      'meet',
      { scene: 'room', backdrop: 'lila' },
      placed(first, -190, -20, 0.86),
      placed(second, 260, 20, 0.8),
    ),
  }
}

function health(): Record<string, string> {
  const puppy = dog('care-vaccine', 'retriever', 'Tricolor', {
    ...CENTRED,
    age: 'cachorro',
    pose: 'sitting',
    collar: COLLARS.red,
    mouth: 'lengua',
  })
  const pair = dog('care-heart', 'hound', 'Blanco y canela', {
    ...CENTRED,
    tilt: 4,
    collar: null,
    mouth: 'sonrisa',
  })
  const partner = cat('care-heart-cat', 'comun', 'Calicó (tricolor)', {
    ...CENTRED,
    tilt: -4,
    eyesClosed: true,
    collar: null,
  })
  const scratcher = dog('care-tick', 'terrier', 'Dorado', {
    ...CENTRED,
    coatLength: 'mediano',
    collar: COLLARS.teal,
    mouth: 'sonrisa',
  })
  const smile = dog('care-teeth', 'bully', 'Blanco y negro', {
    ...CENTRED,
    mouth: 'lengua',
    collar: COLLARS.red,
  })
  return {
    'calendario-de-vacunas': picture(
      'vaccine',
      { scene: 'disc', backdrop: 'cielo' },
      at(872, 300, 1.2, calendar('#D9694F'), 4),
      placed(puppy, -150, -40, 0.9),
    ),
    'esterilizacion-sin-mitos': picture(
      'heart',
      { scene: 'blobs', backdrop: 'rosa' },
      placed(pair, -150, 10, 0.84),
      placed(partner, 330, 40, 0.82),
      at(530, 96, 0.66, heart('#C9463D'), -6),
    ),
    'pulgas-garrapatas-y-parasitos': picture(
      'tick',
      { scene: 'jardin', backdrop: 'maiz' },
      placed(scratcher, -120, -10, 0.88),
      at(870, 330, 1.16, magnifier()),
    ),
    'dientes-sanos': picture(
      'teeth',
      { scene: 'azulejos', backdrop: 'menta', cut: 60 },
      placed(smile, -60, -10, 0.88),
      at(690, 560, 1.1, toothbrush('#C65F4C'), -32),
    ),
  }
}

function daily(): Record<string, string> {
  const hungry = dog('care-food', 'mix', 'Canela', {
    ...CENTRED,
    tilt: 4,
    mouth: 'lengua',
    collar: COLLARS.teal,
  })
  const curious = cat('care-plants', 'comun', 'Atigrado café', {
    ...CENTRED,
    collar: COLLARS.teal,
    eye: '#8FB36B',
    gaze: 0.8,
  })
  const walker = dog('care-walk', 'collie', 'Blanco y café', {
    ...CENTRED,
    pose: 'sitting',
    coatLength: 'mediano',
    collar: COLLARS.purple,
    mouth: 'lengua',
  })
  const lost = dog('care-lost', 'terrier', 'Sal y pimienta', {
    ...CENTRED,
    pose: 'sitting',
    coatLength: 'mediano',
    collar: COLLARS.red,
    mouth: 'serio',
    gaze: 0.7,
  })
  return {
    'alimentacion-segun-la-edad': picture(
      'food',
      { scene: 'arch', backdrop: 'maiz' },
      placed(hungry, -110, -10, 0.88),
      at(900, 716, 1.16, bowl('#2F7F8C')),
    ),
    'alimentos-y-plantas-peligrosas': picture(
      'plants',
      { scene: 'plants', backdrop: 'salvia' },
      placed(curious, -140, -6, 0.86),
      at(830, 690, 1.12, harmfulFood()),
    ),
    'paseos-que-hacen-bien': picture(
      'walk',
      { scene: 'jardin', backdrop: 'maiz' },
      placed(walker, 20, -46, 0.9),
      at(930, 700, 1, ball('#C9463D')),
    ),
    'si-se-pierde': picture(
      'lost',
      { scene: 'casas', backdrop: 'durazno' },
      placed(lost, -110, -46, 0.9),
      at(860, 640, 1.26, mapPin('#C9463D')),
    ),
  }
}

/** One picture of 1200×750 for each care article, by its slug. */
export function carePictures(): Record<string, string> {
  return { ...atHome(), ...health(), ...daily() }
}
