import type { DemoPet } from './pets'

/** Names of the lists of the site without a filter but the type. */
export const widestListsOf = ({ animal }: DemoPet): string[] => ['all', `${animal.type} any`]

/** Filtered by a place, an owner, or what a picture does not decide. */
export function placeListsOf({ row, animal }: DemoPet): string[] {
  const { type, age, gender } = animal
  const filters = [row.countryId, row.cityId, age, gender]
  return [
    `${row.countryId}`,
    `city ${row.cityId}`,
    `owner ${row.ownerId}`,
    ...filters.map((filter) => `${type} ${filter}`),
  ]
}

/** Filtered by what a picture shows. */
export const looksListsOf = ({ animal: { type, breed, color, size, coat } }: DemoPet): string[] =>
  [breed, color, size, coat].map((filter) => `${type} ${filter}`)

/** All that show the pet, with at most one filter besides the type. */
export const listsOf = (pet: DemoPet): string[] => [
  ...widestListsOf(pet),
  ...placeListsOf(pet),
  ...looksListsOf(pet),
]
