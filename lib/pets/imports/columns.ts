import { MAX_PET_NAME, MIN_DESCRIPTION, type PetInput } from '@/lib/pets/schema'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { capitalise } from '@/lib/text/capitalise'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, HEALTH_LABELS, TYPE_LABELS } from '@/lib/text/copy/labels'
import { COMPANIONS, type PetType, TAGS } from '@/lib/text/vocabulary'

/** The columns of a file with pets, for reading, writing and explaining it. */

export type ColumnKey = keyof PetInput | 'code' | 'city' | 'photos' | 'petId' | 'errors' | 'status'

/** Columns that are answered with yes or no, or in other words for it. */
export const YES_NO_KEYS = [
  'health',
  'castrated',
  'houseTrained',
  'specialNeeds',
  ...COMPANIONS,
] as const satisfies readonly ColumnKey[]

/** Columns of ages whose title names another unit than years, or several. */
type AgeKey = 'months' | 'weeks' | 'days' | 'mixedAge'

/**
 * Columns of other programs that complete one of ours: a second breed, or whether it is a mix, or colour, a birth date, a
 * weight, the region, where it is, which may be a city or a kennel; or say that it is gone.
 */
export type SheetKey =
  | ColumnKey
  | 'breed2'
  | 'color2'
  | 'birth'
  | 'place'
  | 'offered'
  | 'adopted'
  | 'left'
  | 'kilos'
  | 'pounds'
  | 'grams'
  | 'mixed'
  | 'region'
  | AgeKey

interface Column {
  key: ColumnKey
  header: string
  required?: true
  allowed: string
}

const oneOf = (labels: Record<string, string>) => Object.values(labels).join(', ')
const YES_OR_NO = 'Sí o No'
const YES_NO_UNKNOWN = 'Sí, No o vacío si nadie lo ha probado'

export const MAX_CODE = 40
export const EXAMPLE_CODE = 'EJEMPLO'

export const TYPE_WORDS = { perro: 'Perro', gato: 'Gato', otro: 'Otro animal' } as const

export const MANY_WORDS = {
  perro: TYPE_LABELS.perro.many,
  gato: TYPE_LABELS.gato.many,
  otro: TYPE_LABELS.otro.many,
}
const kinds = (type: PetType) => MANY_WORDS[type].toLowerCase()
/** What the lists of names are called. */
export const LISTS = {
  breedId: (type: PetType) => (type === 'otro' ? 'animales' : `razas de ${kinds(type)}`),
  colorId: (type: PetType) => `colores de ${kinds(type)}`,
}

export const COLUMNS: readonly Column[] = [
  {
    key: 'code',
    header: 'Código',
    allowed: `El tuyo, hasta ${MAX_CODE} caracteres: con él la reconocemos la próxima vez`,
  },
  { key: 'name', header: 'Nombre', required: true, allowed: `Hasta ${MAX_PET_NAME} caracteres` },
  {
    key: 'type',
    header: 'Animal',
    required: true,
    allowed: `${oneOf(TYPE_WORDS)}; también ‘Canino’, ‘Felino’, ‘Conejo’…`,
  },
  {
    key: 'breedId',
    header: 'Raza',
    allowed: 'De la lista, según el animal; ‘SRD’, ‘Criollo’ o ‘Mezcla de…’ son mestizos',
  },
  { key: 'colorId', header: 'Color', allowed: 'De la lista, según el animal' },
  { key: 'gender', header: 'Sexo', allowed: oneOf(GENDER_LABELS) },
  {
    key: 'age',
    header: 'Edad',
    allowed: `${oneOf(AGE_LABELS)}; también ‘2 años’, ‘8 meses’ o la fecha de nacimiento`,
  },
  { key: 'size', header: 'Tamaño', allowed: oneOf(SIZE_LABELS) },
  { key: 'coat', header: 'Pelaje', allowed: oneOf(COAT_LABELS) },
  { key: 'health', header: 'Vacunas', allowed: oneOf(HEALTH_LABELS) },
  { key: 'castrated', header: 'Esterilizado', allowed: YES_OR_NO },
  { key: 'houseTrained', header: 'Hogareño', allowed: YES_OR_NO },
  { key: 'specialNeeds', header: 'Cuidados especiales', allowed: YES_OR_NO },
  { key: 'children', header: 'Niños', allowed: YES_NO_UNKNOWN },
  { key: 'dogs', header: 'Perros', allowed: YES_NO_UNKNOWN },
  { key: 'cats', header: 'Gatos', allowed: YES_NO_UNKNOWN },
  {
    key: 'tags',
    header: 'Rasgos',
    allowed: `${TAGS.map(capitalise).join(', ')}: los que quieras, separados por comas`,
  },
  { key: 'city', header: 'Ciudad', allowed: 'De tu país; vacío si es la de tu fundación' },
  {
    key: 'description',
    header: 'Descripción',
    allowed: `Al menos ${MIN_DESCRIPTION} caracteres; si falta, la mascota queda en borradores`,
  },
]

export const photoHeader = (number: number) => `Foto ${number}`
export const PHOTO_HELP = `Direcciones públicas con https, hasta ${MAX_PET_PHOTOS}; la primera es la principal. Sin fotos, la mascota queda en borradores`

export const PET_ID_HEADER = 'Número en Querencia'
export const ERRORS_HEADER = 'Errores'

const OTHER_HEADERS: Partial<Record<ColumnKey, string>> = {
  petId: PET_ID_HEADER,
  status: 'Estado',
  photos: 'Foto',
}

export const headerOf = (key: ColumnKey): string =>
  COLUMNS.find((column) => column.key === key)?.header ?? OTHER_HEADERS[key] ?? ERRORS_HEADER

const TOLD: Readonly<Record<Exclude<SheetKey, ColumnKey>, string>> = {
  breed2: headerOf('breedId'),
  mixed: headerOf('breedId'),
  color2: headerOf('colorId'),
  birth: headerOf('age'),
  months: headerOf('age'),
  weeks: headerOf('age'),
  days: headerOf('age'),
  mixedAge: headerOf('age'),
  kilos: headerOf('size'),
  pounds: headerOf('size'),
  grams: headerOf('size'),
  place: headerOf('city'),
  region: headerOf('city'),
  offered: 'Si busca familia',
  left: 'Si busca familia',
  adopted: 'Si busca familia',
}

/** What a column of a file tells, as our columns are called. */
export function columnTitle(key: SheetKey): string {
  if (key === 'photos') return 'Fotos'
  return key in TOLD ? TOLD[key as keyof typeof TOLD] : headerOf(key as ColumnKey)
}
