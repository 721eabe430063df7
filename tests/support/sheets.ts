import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import type { Choices } from '@/lib/pets/imports/cell-values'
import { checkRows } from '@/lib/pets/imports/check-rows'
import type { PlacedPet } from '@/lib/pets/imports/dto'
import { readSheet } from '@/lib/pets/imports/read-sheet'
import type { AcceptedWords } from '@/lib/pets/imports/typed-row'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { type CountryId, PET_TYPES, type PetType } from '@/lib/text/vocabulary'

/** The lists of the seeds, as an import in this country has them. */
export function choicesIn(countryId: CountryId): Choices {
  const byType = <Entry extends { type: PetType }, Listed>(
    entries: readonly Entry[],
    listed: (entry: Entry) => Listed,
  ) =>
    Object.fromEntries(
      PET_TYPES.map((type) => [type, entries.filter((entry) => entry.type === type).map(listed)]),
    ) as Record<PetType, Listed[]>
  return {
    breeds: byType(BREEDS, ({ id, name, internationalName }) => ({ id, name, alias: internationalName })),
    colors: byType(COLORS, ({ id, name }) => ({ id, name })),
    cities: cityOptions(CITIES.filter((city) => city.countryId === countryId)).map(({ id, label }) => ({
      id,
      name: label,
      region: CITIES.find((city) => city.id === id)?.region ?? '',
      countryId,
    })),
  }
}

/** Rows of `tests/support/sheets`, as three kinds of shelters write them. */
export const sheetBytes = (name: string) => readFile(path.join(import.meta.dirname, 'sheets', name))

/** What the check makes of a file, without a database. */
export async function checkFile(
  bytes: Uint8Array,
  countryId: CountryId = 'COL',
  accepted?: AcceptedWords,
  now = new Date('2026-11-25T12:00:00Z'),
  own: readonly PlacedPet[] = [],
) {
  const sheet = await readSheet(bytes)
  return { sheet, ...checkRows(sheet, choicesIn(countryId), own, now, accepted) }
}

export const checkText = (text: string, countryId?: CountryId) =>
  checkFile(new TextEncoder().encode(text), countryId)

/** A published pet of a foundation, as a check compares it. */
export const presentPet = (
  id: number,
  code: string | null,
  words: Partial<PlacedPet['words']>,
  changes: Partial<PlacedPet> = {},
): PlacedPet => ({
  id,
  code,
  words: { ...WORDS, ...words },
  place: { cityId: 1, countryId: 'COL' },
  status: 'adoptable',
  hold: null,
  blocked: false,
  photos: ['a'.repeat(32)],
  sources: {},
  city: choices.cities.find(({ id }) => id === 1)?.name ?? '',
  ...changes,
})

const choices = choicesIn('COL')
const WORDS: PlacedPet['words'] = {
  name: 'Luna',
  type: 'perro',
  breedId: choices.breeds.perro[0]?.id ?? 0,
  colorId: choices.colors.perro[0]?.id ?? 0,
  age: 'adulto',
  gender: 'hembra',
  size: 'mediano',
  coat: 'corto',
  health: 'vacunas al dia',
  description: 'Luna llegó una noche de lluvia y desde entonces saluda a todo el mundo con la cola. '
    .repeat(2)
    .trim(),
  tags: [],
  castrated: true,
  houseTrained: true,
  specialNeeds: false,
  children: null,
  dogs: null,
  cats: null,
}

/** What the check makes of a file of a foundation that has published these pets. */
export const checkAgainst = (own: readonly PlacedPet[], text: string, accepted?: AcceptedWords) =>
  checkFile(new TextEncoder().encode(text), 'COL', accepted, undefined, own)
