import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, HEALTH_LABELS, STATUS_LABELS } from '@/lib/text/copy/labels'
import { type CsvSeparator, writeCsv } from '@/lib/text/csv'
import { PET_TYPES } from '@/lib/text/vocabulary'
import {
  COLUMNS,
  type ColumnKey,
  ERRORS_HEADER,
  EXAMPLE_CODE,
  headerOf,
  PET_ID_HEADER,
  photoHeader,
  TYPE_WORDS,
} from './columns'
import { ownPhotoUrl } from './compare'
import type { PlacedPet } from './dto'
import { isErrorsTitle } from './header'

const PHOTO_HEADERS = Array.from({ length: MAX_PET_PHOTOS }, (_, at) => photoHeader(at + 1))
const HEADERS = [...COLUMNS.map(({ header }) => header), ...PHOTO_HEADERS]

const EXAMPLE: Partial<Record<ColumnKey, string>> = {
  code: EXAMPLE_CODE,
  name: 'Luna',
  type: TYPE_WORDS.perro,
  gender: GENDER_LABELS.hembra,
  age: AGE_LABELS.joven,
  size: SIZE_LABELS.mediano,
  coat: COAT_LABELS.corto,
  health: HEALTH_LABELS['vacunas al dia'],
  castrated: 'Sí',
  houseTrained: 'Sí',
  specialNeeds: 'No',
  children: 'Sí',
  dogs: 'Sí',
  tags: 'Cariñoso, Tranquilo',
  description:
    'Luna llegó una noche de lluvia y desde entonces saluda a todo el mundo. Camina bien con correa, duerme de corrido y espera su plato sentada. Busca una casa con paciencia.',
}

/** Headers and an example row, which an import refuses. */
export function templateCsv(catalog: PetCatalog, separator: CsvSeparator): string {
  const { breeds, colors } = catalog.perro
  const example = { ...EXAMPLE, breedId: breeds[0]?.name ?? '', colorId: colors[0]?.name ?? '' }
  const photos = PHOTO_HEADERS.map((_, at) => (at === 0 ? 'https://www.tu-fundacion.example/luna.jpg' : ''))
  return writeCsv(
    [HEADERS, [...COLUMNS.map(({ key }) => example[key as keyof typeof example] ?? ''), ...photos]],
    separator,
  )
}

export function valuesCsv(catalog: PetCatalog, cities: readonly string[], separator: CsvSeparator): string {
  const ofType = PET_TYPES.flatMap((type) => [
    ...catalog[type].breeds.map(({ name }) => ['Raza', TYPE_WORDS[type], name]),
    ...catalog[type].colors.map(({ name }) => ['Color', TYPE_WORDS[type], name]),
  ])
  return writeCsv(
    [['Columna', 'Animal', 'Valor'], ...ofType, ...cities.map((name) => ['Ciudad', '', name])],
    separator,
  )
}

export interface ExportedPet extends PlacedPet {
  breed: string
  color: string
}

/** In the columns of an import: reading it again changes nothing. */
export function petsCsv(pets: readonly ExportedPet[], separator: CsvSeparator): string {
  return writeCsv([[PET_ID_HEADER, headerOf('status'), ...HEADERS], ...pets.map(petCells)], separator)
}

const answer = (value: boolean | null): string => (value === null ? '' : value ? 'Sí' : 'No')

function petCells(pet: ExportedPet): string[] {
  const { words } = pet
  const cells: Record<(typeof COLUMNS)[number]['key'], string> = {
    petId: String(pet.id),
    code: pet.code ?? '',
    name: words.name,
    type: TYPE_WORDS[words.type],
    breedId: pet.breed,
    colorId: pet.color,
    gender: GENDER_LABELS[words.gender],
    age: AGE_LABELS[words.age],
    size: SIZE_LABELS[words.size],
    coat: COAT_LABELS[words.coat],
    health: HEALTH_LABELS[words.health],
    castrated: answer(words.castrated),
    houseTrained: answer(words.houseTrained),
    specialNeeds: answer(words.specialNeeds),
    children: answer(words.children),
    dogs: answer(words.dogs),
    cats: answer(words.cats),
    tags: words.tags.join(', '),
    city: pet.city,
    description: words.description,
    photos: '',
    errors: '',
    status: STATUS_LABELS[pet.status],
  }
  const photos = PHOTO_HEADERS.map((_, at) => pet.photos[at])
  return [
    cells.petId,
    cells.status,
    ...COLUMNS.map(({ key }) => cells[key]),
    ...photos.map((hash) => (hash === undefined ? '' : ownPhotoUrl(hash))),
  ]
}

/** Rows unchanged, with their problems; replaces an earlier column of problems. */
export function faultyRowsCsv(
  header: readonly string[],
  rows: readonly { cells: readonly string[]; errors: string }[],
  separator: CsvSeparator,
): string {
  const columns = header.flatMap((title, at) => (isErrorsTitle(title) ? [] : [at]))
  const pick = (cells: readonly string[]) => columns.map((at) => cells[at] ?? '')
  return writeCsv(
    [[...pick(header), ERRORS_HEADER], ...rows.map(({ cells, errors }) => [...pick(cells), errors])],
    separator,
  )
}
