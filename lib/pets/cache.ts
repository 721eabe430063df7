import 'server-only'
import { db } from '@/db/client'
import { cityPetsTag, FOUNDATION_PETS_TAG, ownerPetsTag, PETS_TAG, petTag } from '@/lib/cache-tags'
import { cachedRead } from '@/lib/runtime'
import type { PetCardDto } from './dto'
import { findPet, listCardsByIds } from './queries'
import {
  countFoundationPets,
  listCityPetIds,
  listFoundationPetIds,
  listPetIdsOfFoundation,
  listShowcasePetIds,
} from './rail-queries'

/** Specification, section 9: the home carousel, the rails of other pets, the samples of the care page. */
const HOME_PETS = 5
const RAIL_PETS = 5
const CARE_PETS = 3
/** Rows of three or four: on the list of foundations, and on each page of all their pets. */
export const FOUNDATION_PETS_PER_PAGE = 12
/** Rows of three, on the page of one foundation. */
const PETS_OF_FOUNDATION = 6

/** A pet with a public page, or null: also the null is cached, and expires when the pet appears. */
export const getPet = cachedRead(
  'pet',
  (id: number) => findPet(db, id),
  (id) => [petTag(id)],
)

/** Five of the newest pets, from all countries. */
export const getHomePets = cachedRead(
  'home-pets',
  () => showcase(HOME_PETS),
  () => [PETS_TAG],
)

/** Three sample pets for the care pages. */
export const getCarePets = cachedRead(
  'care-pets',
  () => showcase(CARE_PETS),
  () => [PETS_TAG],
)

/** How many pets of approved foundations wait for a family. */
export const getFoundationPetCount = cachedRead(
  'foundation-pet-count',
  () => countFoundationPets(db),
  () => [FOUNDATION_PETS_TAG],
)

/** The pets of approved foundations, the newest first; pages count from 1. Ask for pages that exist: each is kept. */
export const getFoundationPets = cachedRead(
  'foundation-pets',
  async (page: number) => {
    const before = (page - 1) * FOUNDATION_PETS_PER_PAGE
    return listCardsByIds(db, await listFoundationPetIds(db, FOUNDATION_PETS_PER_PAGE, before))
  },
  () => [FOUNDATION_PETS_TAG],
)

/** The newest pets of one foundation. */
export const getPetsOfFoundation = cachedRead(
  'pets-of-foundation',
  async (id: number) => listCardsByIds(db, await listPetIdsOfFoundation(db, id, PETS_OF_FOUNDATION)),
  (id) => [ownerPetsTag(id)],
)

const cityPets = cachedRead(
  'city-pets',
  async (cityId: number, exceptFoundationId: number | null) =>
    listCardsByIds(db, await listCityPetIds(db, cityId, RAIL_PETS + 1, exceptFoundationId)),
  (cityId) => [cityPetsTag(cityId)],
)

/** Up to five adoptable pets of the city of a pet, without that pet. */
export async function getCityPets(cityId: number, exceptPetId: number): Promise<PetCardDto[]> {
  return (await cityPets(cityId, null)).filter((pet) => pet.id !== exceptPetId).slice(0, RAIL_PETS)
}

/** Up to five adoptable pets of the city of a foundation that are not the foundation's own. */
export async function getCityPetsOfOthers(cityId: number, foundationId: number): Promise<PetCardDto[]> {
  return (await cityPets(cityId, foundationId)).slice(0, RAIL_PETS)
}

async function showcase(limit: number): Promise<PetCardDto[]> {
  return listCardsByIds(db, await listShowcasePetIds(db, limit))
}
