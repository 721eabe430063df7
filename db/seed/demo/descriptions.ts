import type { Bio, Requirements } from '@/db/seed/data/bio'
import { ANY_BIOS } from '@/db/seed/data/bios-any'
import { CAT_BIOS } from '@/db/seed/data/bios-cats'
import { DOG_BIOS } from '@/db/seed/data/bios-dogs'
import { OTHER_BIOS } from '@/db/seed/data/bios-others'
import type { Random } from '@/db/seed/random'
import { createRotation } from '@/db/seed/sampling'
import { type PetType, TAGS, type Tag } from '@/lib/text/vocabulary'
import {
  agree,
  careSentence,
  companySentence,
  healthSentence,
  homeSentence,
  type PetFacts,
  processSentence,
} from './sentences'

const FACTS = ['houseTrained', 'specialNeeds', 'castrated', 'health', 'children', 'dogs', 'cats'] as const

export function matchesFacts(requires: Requirements, pet: PetFacts & { waiting: boolean }): boolean {
  return (
    FACTS.every((fact) => requires[fact] === undefined || requires[fact] === pet[fact]) &&
    (requires.sizes?.includes(pet.size) ?? true) &&
    (requires.breeds?.includes(pet.breed) ?? true) &&
    (!requires.haired || pet.coat !== 'sin pelo') &&
    (requires.narrators?.includes(pet.narrator) ?? true) &&
    (!requires.waiting || pet.waiting)
  )
}

export function renderBio(bio: Bio, pet: Pick<PetFacts, 'gender'>, name: string): string {
  return agree(bio.text, pet).replaceAll('{nombre}', name)
}

type Biographer = (
  random: Random,
  pet: PetFacts & { waiting: boolean },
  name: string,
) => { description: string; tags: Tag[]; sizes: Requirements['sizes'] }

/** A bio repeats only after all others that fit. */
export function createBiographer(): Biographer {
  const rotate = createRotation<Bio>()
  return (random, pet, name) => {
    const allowed = BIOS[pet.type].filter(
      (bio) => (bio.ages.length === 0 || bio.ages.includes(pet.age)) && matchesFacts(bio.requires, pet),
    )
    const bio = rotate(random, allowed)
    const sentences = [renderBio(bio, pet, name), ...closing(random, pet, bio.requires)]
    return {
      description: sentences.join(' '),
      tags: generateTags(random, bio.tags),
      sizes: bio.requires.sizes,
    }
  }
}

/** Up to three. */
function closing(random: Random, pet: PetFacts, claimed: Requirements): string[] {
  const care = careSentence(random, pet, claimed)
  const facts = [
    random.chance(0.65) ? healthSentence(random, pet, claimed) : null,
    random.chance(0.55) ? companySentence(random, pet, claimed) : null,
    random.chance(0.3) ? homeSentence(random, pet, claimed) : null,
    random.chance(0.5) ? processSentence(random, pet) : null,
  ]
  return [care, ...facts]
    .filter((sentence) => sentence !== null)
    .slice(0, 3)
    .map((sentence) => agree(sentence, pet))
}

function generateTags(random: Random, shown: readonly Tag[]): Tag[] {
  const extra = random.chance(0.4) ? [random.pick(TAGS)] : []
  return TAGS.filter((tag) => shown.includes(tag) || extra.includes(tag))
}

export const BIOS: Record<PetType, readonly Bio[]> = {
  perro: [...DOG_BIOS, ...ANY_BIOS],
  gato: [...CAT_BIOS, ...ANY_BIOS],
  otro: OTHER_BIOS,
}
