import { BREEDS, COLORS, catalogId } from '@/db/seed/catalog'
import { COLOR_NAMES } from '@/db/seed/data/naming'
import { PHOTOGRAPHS, type Photograph } from '@/db/seed/data/photographs'
import { PER_PAGE } from '@/lib/search/url/pages'
import type { Animal } from './animals'
import { listsOf, looksListsOf, placeListsOf, widestListsOf } from './lists'
import { type DemoPet, isListed } from './pets'

/** What looks like many breeds, so that a photograph may say which. */
const VARIED = /^(Mestizo|Común europeo|Doméstico)/

/** Keeps its three drawings, whose gallery the page tests turn. */
const DRAWN_PET = 100_015

/** Pets from a photograph to its next use in a list. Some looks have few photographs, so their lists repeat them sooner. */
const APART = { widest: 2 * PER_PAGE, places: PER_PAGE, looks: 3 }

/** Cost of a look that would change, and of each earlier use of the photograph. */
const CHANGED_COLOR = 2
const CHANGED_SIZE = 1
const USED = 3
/** Divided by the distance in the list. */
const SAME_COLOR = 8

/**
 * Pets that a photograph can show get one, and the breed, colour, coat and size that it shows; name, age and description
 * stay, and stay true. A pet of which every fitting photograph would be twice on one page of its lists is left to be drawn.
 */
export function photographPets(pets: readonly DemoPet[]): DemoPet[] {
  const memory = createPhotographMemory()
  const uses = new Map<Photograph, number>()
  const newestFirst = [...pets].sort(
    (one, other) => Number(other.row.publishedAt) - Number(one.row.publishedAt),
  )
  const done = new Map<number, DemoPet>()
  for (const pet of newestFirst) {
    const [best] = PHOTOGRAPHS.filter((photograph) => canShow(photograph, pet))
      .map((photograph) => ({ photograph, shown: withLooks(pet, photograph, uses.has(photograph)) }))
      .filter(({ photograph, shown }) => !isListed(pet) || memory.isFresh(shown, photograph))
      .map((one) => ({
        ...one,
        cost:
          difference(one.photograph, pet.animal) +
          USED * (uses.get(one.photograph) ?? 0) +
          memory.sameness(one.shown),
      }))
      .sort((one, other) => one.cost - other.cost)
    if (best) uses.set(best.photograph, (uses.get(best.photograph) ?? 0) + 1)
    const shown = best?.shown ?? pet
    if (isListed(pet)) memory.show(shown)
    done.set(pet.row.id, shown)
  }
  return pets.map((pet) => done.get(pet.row.id) ?? pet)
}

function canShow(photograph: Photograph, { row, animal, sizes }: DemoPet): boolean {
  const { type, breed, age } = animal
  return (
    row.id !== DRAWN_PET &&
    photograph.type === type &&
    (photograph.young === true ? age === 'cachorro' || age === 'joven' : age !== 'cachorro') &&
    (VARIED.test(breed) || photograph.breeds.includes(breed)) &&
    (COLOR_NAMES[row.name]?.test(photograph.color) ?? true) &&
    (photograph.size === animal.size || (sizes?.includes(photograph.size) ?? true))
  )
}

const difference = ({ color, size }: Photograph, animal: Animal) =>
  (color === animal.color ? 0 : CHANGED_COLOR) + (size === animal.size ? 0 : CHANGED_SIZE)

function withLooks(pet: DemoPet, photograph: Photograph, isUsed: boolean): DemoPet {
  const { file, breeds, color, coat, size } = photograph
  const [likeliest = ''] = breeds
  const breed = isUsed && breeds.includes(pet.animal.breed) ? pet.animal.breed : likeliest
  const { type } = pet.animal
  return {
    ...pet,
    photograph: file,
    animal: { ...pet.animal, breed, color, coat, size },
    row: {
      ...pet.row,
      coat,
      size,
      breedId: catalogId(BREEDS, type, breed),
      colorId: catalogId(COLORS, type, color),
    },
  }
}

/** Remembers which photographs the lists of pets showed, newest first. */
function createPhotographMemory() {
  const length = new Map<string, number>()
  const shownAt = new Map<string, number>()
  const distance = (list: string, what: string) => {
    const last = shownAt.get(`${list}|${what}`)
    return last === undefined ? Number.POSITIVE_INFINITY : (length.get(list) ?? 0) - last
  }
  return {
    isFresh(pet: DemoPet, { file }: Photograph): boolean {
      const isApart = (lists: string[], least: number) => lists.every((list) => distance(list, file) >= least)
      return (
        isApart(widestListsOf(pet), APART.widest) &&
        isApart(placeListsOf(pet), APART.places) &&
        isApart(looksListsOf(pet), APART.looks)
      )
    },
    sameness: (pet: DemoPet): number =>
      Math.max(...widestListsOf(pet).map((list) => SAME_COLOR / distance(list, pet.animal.color))),
    show(pet: DemoPet): void {
      for (const list of listsOf(pet)) {
        const at = length.get(list) ?? 0
        for (const what of [pet.photograph ?? '', pet.animal.color]) shownAt.set(`${list}|${what}`, at)
        length.set(list, at + 1)
      }
    },
  }
}
