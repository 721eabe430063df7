import type { Random } from '@/db/seed/random'

export type DogEar = 'bat' | 'button' | 'floppy' | 'long' | 'pointed' | 'semi' | 'spitz'

/** Measures of a dog's head, in drawing units. */
export interface DogBuild {
  ear: DogEar
  skullWidth: number
  /** Height of the skull above the eyes; negative is up. */
  skullTop: number
  /** Width of the cheeks as a share of the skull. */
  cheek: number
  muzzleWidth: number
  muzzleLength: number
  flatFace: boolean
  eyeRadius: number
  noseWidth: number
  /** How far the upper lids hang by nature. */
  lid: number
  beard: boolean
  brows: boolean
  curly: boolean
}

const COMMON_BUILD: DogBuild = {
  ear: 'floppy',
  skullWidth: 184,
  skullTop: -188,
  cheek: 1,
  muzzleWidth: 100,
  muzzleLength: 224,
  flatFace: false,
  eyeRadius: 29,
  noseWidth: 37,
  lid: 0.1,
  beard: false,
  brows: false,
  curly: false,
}

const DOG_BUILDS = {
  retriever: {},
  shepherd: { skullWidth: 176, muzzleWidth: 88, muzzleLength: 232, ear: 'pointed', cheek: 0.96 },
  hound: { skullWidth: 170, muzzleWidth: 98, muzzleLength: 240, ear: 'long', lid: 0.35, skullTop: -178 },
  terrier: { skullWidth: 172, muzzleWidth: 104, muzzleLength: 222, ear: 'semi', beard: true, brows: true },
  spitz: { skullWidth: 182, muzzleWidth: 72, muzzleLength: 190, ear: 'spitz', noseWidth: 30 },
  toy: { muzzleWidth: 66, muzzleLength: 176, ear: 'bat', eyeRadius: 34, noseWidth: 27, skullTop: -196 },
  bully: {
    skullWidth: 196,
    muzzleWidth: 124,
    muzzleLength: 218,
    ear: 'button',
    cheek: 1.08,
    noseWidth: 42,
    eyeRadius: 26,
  },
  frenchie: {
    skullWidth: 190,
    muzzleWidth: 116,
    muzzleLength: 190,
    ear: 'bat',
    flatFace: true,
    noseWidth: 40,
    cheek: 1.05,
  },
  poodle: { skullWidth: 168, muzzleWidth: 78, muzzleLength: 218, ear: 'long', curly: true },
  collie: { skullWidth: 168, muzzleWidth: 76, muzzleLength: 234, ear: 'semi', cheek: 0.96 },
  mix: {},
} satisfies Record<string, Partial<DogBuild>>

/** Named after the best-known breed of each build. */
export type DogType = keyof typeof DOG_BUILDS

export function dogBuildOf(type: DogType): DogBuild {
  return { ...COMMON_BUILD, ...DOG_BUILDS[type] }
}

/** The first match wins. */
const TYPE_BY_BREED: readonly (readonly [RegExp, DogType])[] = [
  [/caniche|poodle|barbet|lagotto|agua|bichón|coton|bedlington/i, 'poodle'],
  [/bulldog francés|boston/i, 'frenchie'],
  [
    /bull|bóxer|dogo|mastín|mastiff|boerboel|cane corso|fila|presa|rottweiler|staffordshire|american bully|pug|shar pei|cimarrón|tosa/i,
    'bully',
  ],
  [/chihuahua|pinscher miniatura|toy|papillón|phalène|terrier chileno/i, 'toy'],
  [
    /pomerania|spitz|samoyedo|keeshond|chow|eurasier|shiba|akita|hokkaido|jindo|westie|west highland|pekinés|volpino|schipperke/i,
    'spitz',
  ],
  [/collie|shetland|pastor australiano|tornjak|ovejero/i, 'collie'],
  [
    /pastor|husky|malamute|laika|lobo|kelpie|dobermann|kangal|basenji|podenco|faraón|pila|perú|xolo|pinscher/i,
    'shepherd',
  ],
  [/schnauzer|terrier|grifón|affenpinscher|lobero|brabanzón|yorkshire|shih|lhasa/i, 'terrier'],
  [
    /sabueso|beagle|basset|coonhound|foxhound|cocker|spaniel|setter|dachshund|bloodhound|braco|weimar|vizsla|pointer|hound|saluki|afgano|galgo|lebrel|fino colombiano|dálmata|gran danés/i,
    'hound',
  ],
  [/retriever|labrador|golden|terranova|leonberger|san bernardo|boyero|hovawart/i, 'retriever'],
]

const MIXED_BREED_TYPES: readonly DogType[] = [
  'retriever',
  'hound',
  'terrier',
  'bully',
  'collie',
  'shepherd',
  'mix',
  'mix',
  'mix',
  'toy',
]

/** Build of a breed, by its Spanish name; random for mixed and unknown breeds. */
export function dogTypeOf(breed: string, random: Random): DogType {
  const rule = TYPE_BY_BREED.find(([pattern]) => pattern.test(breed))
  return rule ? rule[1] : random.pick(MIXED_BREED_TYPES)
}
