import { randomFrom } from '@/db/seed/random'
import { backdrop, COLLARS, cat, dog } from './animals'
import { HEIGHT, WIDTH } from './portraits/canvas'
import { paintScene, type SceneName } from './portraits/scenes/scenes'
import { group, pen } from './portraits/svg'
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
} from './props'

/** 16:10; scenes are taller and cropped at the top. */
const CARE_HEIGHT = 750

interface Setting {
  scene: SceneName
  backdrop: string
  cut?: number
}

function picture(seed: string, setting: Setting, ...layers: string[]): string {
  const painted = paintScene(setting.scene, backdrop(setting.backdrop), randomFrom(seed))
  const scene = group(painted, `transform="translate(0 ${-(setting.cut ?? HEIGHT - CARE_HEIGHT)})"`)
  const size = `width="${WIDTH}" height="${CARE_HEIGHT}" viewBox="0 0 ${WIDTH} ${CARE_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${scene}${layers.join('')}</svg>`
}

/** `x` and `y` place the upper left corner of the 1200×900 cut-out. */
function placed(svg: string, x: number, y: number, scale: number): string {
  return group(svg, `${pen`transform="translate(${x} ${y})`} scale(${scale})"`)
}

const CENTRED = { shift: 0, tilt: 2 } as const

function firstWeek(): string {
  const resting = { pose: 'lying', eyesClosed: true, gaze: 0.5, mouth: 'sonrisa' } as const
  const sleeper = dog('care-home', 'retriever', 'Rojo', { ...CENTRED, ...resting, collar: COLLARS.green })
  return picture(
    'home',
    { scene: 'room', backdrop: 'arena' },
    at(600, 660, 1, bed('#C9A06C')),
    placed(sleeper, 60, -66, 0.9),
  )
}

function happyCat(): string {
  const look = { ...CENTRED, pose: 'sitting', collar: null, eye: '#D9A63A' } as const
  return picture(
    'cat',
    { scene: 'window', backdrop: 'menta', cut: 60 },
    at(900, 716, 1.24, scratchingPost()),
    placed(cat('care-cat', 'comun', 'Gris', look), -130, -44, 0.88),
  )
}

function oldDog(): string {
  const resting = { pose: 'lying', eyesClosed: true, gaze: -0.5, coatLength: 'mediano' } as const
  const look = { ...CENTRED, ...resting, age: 'adulto mayor', collar: COLLARS.purple } as const
  return picture(
    'elder',
    { scene: 'sofa', backdrop: 'salvia' },
    placed(dog('care-elder', 'retriever', 'Crema', look), 60, -60, 0.9),
    at(190, 628, 1, blanket(820, '#D98F6C')),
  )
}

function firstMeeting(): string {
  const host = {
    shift: 0,
    tilt: 5,
    pose: 'sitting',
    collar: COLLARS.red,
    gaze: 0.9,
    mouth: 'sonrisa',
  } as const
  const guest = { shift: 0, tilt: -5, pose: 'sitting', collar: COLLARS.mango, gaze: -1 } as const
  return picture(
    'meet',
    { scene: 'room', backdrop: 'lila' },
    placed(dog('care-meet', 'shepherd', 'Leonado', host), -190, -20, 0.86),
    placed(cat('care-meet-cat', 'comun', 'Carey', guest), 260, 20, 0.8),
  )
}

function vaccines(): string {
  const puppy = {
    ...CENTRED,
    age: 'cachorro',
    pose: 'sitting',
    collar: COLLARS.red,
    mouth: 'lengua',
  } as const
  return picture(
    'vaccine',
    { scene: 'disc', backdrop: 'cielo' },
    at(872, 300, 1.2, calendar('#D9694F'), 4),
    placed(dog('care-vaccine', 'retriever', 'Tricolor', puppy), -150, -40, 0.9),
  )
}

function neutering(): string {
  const hound = { shift: 0, tilt: 4, collar: null, mouth: 'sonrisa' } as const
  const sleeper = { shift: 0, tilt: -4, eyesClosed: true, collar: null } as const
  return picture(
    'heart',
    { scene: 'blobs', backdrop: 'rosa' },
    placed(dog('care-heart', 'hound', 'Blanco y canela', hound), -150, 10, 0.84),
    placed(cat('care-heart-cat', 'comun', 'Calicó (tricolor)', sleeper), 330, 40, 0.82),
    at(530, 96, 0.66, heart('#C9463D'), -6),
  )
}

function parasites(): string {
  const look = { ...CENTRED, coatLength: 'mediano', collar: COLLARS.teal, mouth: 'sonrisa' } as const
  return picture(
    'tick',
    { scene: 'jardin', backdrop: 'maiz' },
    placed(dog('care-tick', 'terrier', 'Dorado', look), -120, -10, 0.88),
    at(870, 330, 1.16, magnifier()),
  )
}

function teeth(): string {
  const look = { ...CENTRED, mouth: 'lengua', collar: COLLARS.red } as const
  return picture(
    'teeth',
    { scene: 'azulejos', backdrop: 'menta', cut: 60 },
    placed(dog('care-teeth', 'bully', 'Blanco y negro', look), -60, -10, 0.88),
    at(690, 560, 1.1, toothbrush('#C65F4C'), -32),
  )
}

function feeding(): string {
  const look = { shift: 0, tilt: 4, mouth: 'lengua', collar: COLLARS.teal } as const
  return picture(
    'food',
    { scene: 'arch', backdrop: 'maiz' },
    placed(dog('care-food', 'mix', 'Canela', look), -110, -10, 0.88),
    at(900, 716, 1.16, bowl('#2F7F8C')),
  )
}

function harmful(): string {
  const look = { ...CENTRED, collar: COLLARS.teal, eye: '#8FB36B', gaze: 0.8 } as const
  return picture(
    'plants',
    { scene: 'plants', backdrop: 'salvia' },
    placed(cat('care-plants', 'comun', 'Atigrado café', look), -140, -6, 0.86),
    at(830, 690, 1.12, harmfulFood()),
  )
}

function walk(): string {
  const look = { ...CENTRED, pose: 'sitting', coatLength: 'mediano', mouth: 'lengua' } as const
  const walker = dog('care-walk', 'collie', 'Blanco y café', { ...look, collar: COLLARS.purple })
  return picture(
    'walk',
    { scene: 'jardin', backdrop: 'maiz' },
    placed(walker, 20, -46, 0.9),
    at(930, 700, 1, ball('#C9463D')),
  )
}

function lost(): string {
  const look = { ...CENTRED, pose: 'sitting', coatLength: 'mediano', mouth: 'serio', gaze: 0.7 } as const
  const waiting = dog('care-lost', 'terrier', 'Sal y pimienta', { ...look, collar: COLLARS.red })
  return picture(
    'lost',
    { scene: 'casas', backdrop: 'durazno' },
    placed(waiting, -110, -46, 0.9),
    at(860, 640, 1.26, mapPin('#C9463D')),
  )
}

/** One picture of 1200×750 for each care article, by its slug. */
export const CARE_PICTURES: Readonly<Record<string, () => string>> = {
  'primera-semana-en-casa': firstWeek,
  'una-casa-feliz-para-tu-gato': happyCat,
  'cuidar-a-un-adulto-mayor': oldDog,
  'presentar-a-tu-nueva-mascota': firstMeeting,
  'calendario-de-vacunas': vaccines,
  'esterilizacion-sin-mitos': neutering,
  'pulgas-garrapatas-y-parasitos': parasites,
  'dientes-sanos': teeth,
  'alimentacion-segun-la-edad': feeding,
  'alimentos-y-plantas-peligrosas': harmful,
  'paseos-que-hacen-bien': walk,
  'si-se-pierde': lost,
}
