import type { Portrait } from '@/db/seed/data/portraits'
import { pictureNames } from '@/db/seed/pictures'
import type { Age, Coat } from '@/lib/text/vocabulary'
import type { Animal } from './animals'
import { listsOf } from './lists'
import { type DemoPet, isListed } from './pets'

const COAT_LENGTH: Record<Coat, number> = {
  'sin pelo': 0,
  corto: 1,
  mediano: 2,
  ondulado: 3,
  largo: 3,
  rizado: 3,
}
const MATURITY: Record<Age, number> = { cachorro: 0, joven: 2, adulto: 2, 'adulto mayor': 3 }

/** Divided by the distance in the list. */
const SAME_PICTURE = 40
const SAME_ANIMAL = 12

interface Candidate {
  portrait: Portrait
  /** The first one is the main picture. */
  pictures: string[]
}

/** A pet's photograph, or drawings by looks, not shown recently in the pet's lists. @returns file names by pet id, main picture first. */
export function choosePictures(
  pets: readonly DemoPet[],
  portraits: readonly Portrait[],
): Map<number, string[]> {
  const candidates = portraits.flatMap(leadsOf)
  const memory = createListMemory()
  const chosen = new Map<number, string[]>()
  const newestFirst = [...pets].sort(
    (one, other) => Number(other.row.publishedAt) - Number(one.row.publishedAt),
  )
  for (const pet of newestFirst) {
    const lists = isListed(pet) ? listsOf(pet) : []
    if (pet.photograph) {
      memory.pass(lists)
      chosen.set(pet.row.id, [pet.photograph])
      continue
    }
    const [best] = candidates
      .filter(({ portrait }) => resembles(portrait, pet.animal))
      .map((candidate) => ({
        ...candidate,
        cost: difference(candidate.portrait, pet.animal) + memory.repetition(lists, candidate),
      }))
      .sort((one, other) => one.cost - other.cost)
    if (best) memory.show(lists, best)
    chosen.set(pet.row.id, best?.pictures ?? [])
  }
  return chosen
}

function leadsOf(portrait: Portrait): Candidate[] {
  const names = pictureNames(portrait)
  return names.map((_, at) => ({ portrait, pictures: [...names.slice(at), ...names.slice(0, at)] }))
}

const resembles = (portrait: Portrait, { type, breed, color }: Animal) =>
  portrait.type === type && portrait.color === color && portrait.breeds.includes(breed)

const difference = (portrait: Portrait, { coat, age }: Animal) =>
  (COAT_LENGTH[portrait.coat] - COAT_LENGTH[coat]) ** 2 + (MATURITY[portrait.age] - MATURITY[age]) ** 2

function createListMemory() {
  const length = new Map<string, number>()
  const shownAt = new Map<string, number>()
  const nearness = (list: string, what: string) => {
    const last = shownAt.get(`${list}|${what}`)
    return last === undefined ? 0 : 1 / ((length.get(list) ?? 0) - last)
  }
  return {
    repetition: (lists: readonly string[], { portrait, pictures: [main = ''] }: Candidate): number =>
      Math.max(
        0,
        ...lists.map(
          (list) => SAME_PICTURE * nearness(list, main) + SAME_ANIMAL * nearness(list, portrait.id),
        ),
      ),
    show(lists: readonly string[], { portrait, pictures: [main = ''] }: Candidate): void {
      for (const list of lists) {
        const at = length.get(list) ?? 0
        for (const what of [main, portrait.id]) shownAt.set(`${list}|${what}`, at)
      }
      this.pass(lists)
    },
    pass(lists: readonly string[]): void {
      for (const list of lists) length.set(list, (length.get(list) ?? 0) + 1)
    },
  }
}
