import type { PetInput } from '@/lib/pets/schema'
import { MAX_PET_NAME, MIN_DESCRIPTION } from '@/lib/pets/schema'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { AGE_LABELS, COAT_LABELS, GENDER_LABELS, HEALTH_LABELS, SIZE_LABELS } from '@/lib/text/copy/labels'
import { capitalise, fold } from '@/lib/text/text'
import { TAGS } from '@/lib/text/vocabulary'

/** The columns of a file with pets, for reading, writing and explaining it. */

export type ColumnKey = keyof PetInput | 'code' | 'city' | 'photos' | 'petId' | 'errors'

interface Column {
  key: ColumnKey
  header: string
  /** Other spellings, normalised by `headerKey`. */
  aliases?: readonly string[]
  required?: true
  /** Allowed values, for people. */
  allowed: string
}

const oneOf = (labels: Record<string, string>) => Object.values(labels).join(', ')
const YES_OR_NO = 'Sí o No'
const YES_NO_UNKNOWN = 'Sí, No o vacío si nadie lo ha probado'

export const MAX_CODE = 40
export const EXAMPLE_CODE = 'EJEMPLO'

export const TYPE_WORDS = { perro: 'Perro', gato: 'Gato', otro: 'Otro animal' } as const

export const COLUMNS: readonly Column[] = [
  {
    key: 'code',
    header: 'Código',
    aliases: ['codigopropio', 'codigointerno', 'cod', 'code'],
    required: true,
    allowed: `El tuyo, hasta ${MAX_CODE} caracteres: con él la reconocemos la próxima vez`,
  },
  { key: 'name', header: 'Nombre', required: true, allowed: `Hasta ${MAX_PET_NAME} caracteres` },
  {
    key: 'type',
    header: 'Animal',
    aliases: ['tipo', 'especie', 'tipodemascota'],
    required: true,
    allowed: oneOf(TYPE_WORDS),
  },
  { key: 'breedId', header: 'Raza', required: true, allowed: 'De la lista, según el animal' },
  { key: 'colorId', header: 'Color', required: true, allowed: 'De la lista, según el animal' },
  { key: 'gender', header: 'Sexo', aliases: ['genero'], required: true, allowed: oneOf(GENDER_LABELS) },
  { key: 'age', header: 'Edad', required: true, allowed: oneOf(AGE_LABELS) },
  {
    key: 'size',
    header: 'Tamaño',
    aliases: ['tamanodeadulto', 'talla'],
    required: true,
    allowed: oneOf(SIZE_LABELS),
  },
  { key: 'coat', header: 'Pelaje', aliases: ['pelo'], required: true, allowed: oneOf(COAT_LABELS) },
  { key: 'health', header: 'Vacunas', aliases: ['salud'], required: true, allowed: oneOf(HEALTH_LABELS) },
  {
    key: 'castrated',
    header: 'Esterilizado',
    aliases: ['esterilizada', 'esterilizacion', 'castrado', 'castrada'],
    required: true,
    allowed: YES_OR_NO,
  },
  {
    key: 'houseTrained',
    header: 'Hogareño',
    aliases: ['hogarena'],
    required: true,
    allowed: YES_OR_NO,
  },
  {
    key: 'specialNeeds',
    header: 'Cuidados especiales',
    aliases: ['cuidados', 'necesidadesespeciales'],
    required: true,
    allowed: YES_OR_NO,
  },
  { key: 'children', header: 'Niños', allowed: YES_NO_UNKNOWN },
  { key: 'dogs', header: 'Perros', allowed: YES_NO_UNKNOWN },
  { key: 'cats', header: 'Gatos', allowed: YES_NO_UNKNOWN },
  {
    key: 'tags',
    header: 'Rasgos',
    aliases: ['personalidad', 'caracter'],
    allowed: `${TAGS.map(capitalise).join(', ')}: los que quieras, separados por comas`,
  },
  {
    key: 'city',
    header: 'Ciudad',
    aliases: ['localidad'],
    allowed: 'De tu país; vacío si es la de tu fundación',
  },
  {
    key: 'description',
    header: 'Descripción',
    aliases: ['historia'],
    required: true,
    allowed: `Al menos ${MIN_DESCRIPTION} caracteres`,
  },
]

/** Photo columns may be numbered. */
const PHOTO_HEADER = /^fotos?\d{0,2}$/
export const photoHeader = (number: number) => `Foto ${number}`
export const PHOTO_HELP = `Direcciones públicas con https, hasta ${MAX_PET_PHOTOS}; la primera es la principal`

export const PET_ID_HEADER = 'Número en Querencia'
const PET_ID_KEYS = ['numeroenquerencia', 'idenquerencia', 'id']
export const ERRORS_HEADER = 'Errores'

export const headerOf = (key: ColumnKey): string =>
  COLUMNS.find((column) => column.key === key)?.header ?? (key === 'petId' ? PET_ID_HEADER : ERRORS_HEADER)

/** ' Tamaño ' → 'tamano'. */
export const headerKey = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '')

const KEYS = new Map<string, ColumnKey>([
  ...COLUMNS.flatMap(({ key, header, aliases = [] }) =>
    [headerKey(header), ...aliases].map((name) => [name, key] as const),
  ),
  ...PET_ID_KEYS.map((name) => [name, 'petId'] as const),
  [headerKey(ERRORS_HEADER), 'errors'],
])

export interface Header {
  /** By position; null for an unused column. */
  keys: (ColumnKey | null)[]
  missing: string[]
  repeated: string[]
  unused: string[]
}

export function readHeader(cells: readonly string[]): Header {
  const keys = cells.map((cell) => {
    const name = headerKey(cell)
    return PHOTO_HEADER.test(name) ? 'photos' : (KEYS.get(name) ?? null)
  })
  const isRepeated = (key: ColumnKey | null, at: number) =>
    key !== null && key !== 'photos' && keys.indexOf(key) !== at
  return {
    keys,
    missing: COLUMNS.filter(({ key, required }) => required && !keys.includes(key)).map(
      ({ header }) => header,
    ),
    repeated: cells.filter((_, at) => isRepeated(keys[at] ?? null, at)),
    unused: cells.filter((cell, at) => keys[at] === null && cell.trim() !== ''),
  }
}
