import { PET_ID_HEADER } from '@/lib/pets/imports/columns'
import type { PlacedPet } from '@/lib/pets/imports/dto'
import { acceptedKey } from '@/lib/pets/imports/typed-row'
import { petsCsv } from '@/lib/pets/imports/write-sheet'
import { type CsvSeparator, readCsv, writeCsv } from '@/lib/text/csv'
import { checkAgainst, choicesIn, presentPet } from './sheets'

/** Exports of a foundation's pets, to be changed as people and spreadsheets change them, and checked again. */

export const NUMBER = PET_ID_HEADER
const choices = choicesIn('COL')
/** Of a story. */
export const TOLD =
  'llegó una tarde de mucha lluvia y desde entonces duerme junto a la puerta y saluda a quien pasa. '
const CAT = {
  type: 'gato' as const,
  breedId: choices.breeds.gato[0]?.id ?? 0,
  colorId: choices.colors.gato[0]?.id ?? 0,
}

export const pet = (
  id: number,
  code: string | null,
  name: string,
  words: Parameters<typeof presentPet>[2] = {},
) =>
  presentPet(
    id,
    code,
    { name, description: `${name} ${TOLD.repeat(2)}`.trim(), ...words },
    { photos: [String(id % 10).repeat(32)] },
  )

export const withCodes = (codes: readonly (string | null)[]) => [
  pet(100411, codes[0] ?? null, 'Azucena', CAT),
  pet(100412, codes[1] ?? null, 'Wayra'),
  pet(100413, codes[2] ?? null, 'Choclo'),
]
export const CODED = withCodes(['001', '002', '003'])
export const UNCODED = withCodes([])

export type Row = Record<string, string>
export const without = (rows: readonly Row[], ...titles: string[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([title]) => !titles.includes(title))))
export const withCell = (
  rows: readonly Row[],
  title: string,
  cellOf: (cell: string, at: number) => string,
): Row[] => rows.map((row, at) => ({ ...row, [title]: cellOf(row[title] ?? '', at) }))

export async function checkExport(
  own: typeof CODED,
  rows: readonly Row[],
  answers: readonly [string, string][] = [],
) {
  const accepted = new Map(answers.map(([asked, answer]) => [acceptedKey('petId', '', asked), answer]))
  const read = await checkAgainst(own, csvOf(rows), accepted)
  const told = read.rows.map((row) => [row.verdict, row.pet && 'words' in row.pet ? row.pet.petId : null])
  return { ...read, told, codes: read.rows.map(({ code }) => code) }
}

/** As `told` says that each pet of three is as it was. */
export const UNCHANGED = [
  ['unchanged', 100411],
  ['unchanged', 100412],
  ['unchanged', 100413],
]

/** Rows of an export of these pets, by title: to be changed as people and spreadsheets do. */
export function exportedRows(own: readonly PlacedPet[]): Record<string, string>[] {
  const nameIn = (entries: readonly { id: number; name: string }[], id: number) =>
    entries.find((entry) => entry.id === id)?.name ?? ''
  const exported = own.map((pet) => ({
    ...pet,
    breed: nameIn(choices.breeds[pet.words.type], pet.words.breedId),
    color: nameIn(choices.colors[pet.words.type], pet.words.colorId),
  }))
  const [titles = [], ...rows] = readCsv(petsCsv(exported, ';').slice(1)).rows
  return rows.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ''])))
}

/** A CSV of rows, with the titles of the first. */
export const csvOf = (rows: readonly Record<string, string>[], separator: CsvSeparator = ';'): string =>
  writeCsv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))], separator)
