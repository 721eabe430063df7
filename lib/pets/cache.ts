import 'server-only'
import type { Db } from '@/db/client'
import {
  cityPetsTag,
  FOUNDATION_PETS_TAG,
  ownerPetsTag,
  PETS_TAG,
  petTag,
} from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import type { PetCardDto } from './dto'
import {
  countFoundationPets,
  listCityPetIds,
  listFoundationPetIds,
  listPetIdsOfFoundation,
  listShowcasePetIds,
} from './list-queries'
import { findPet, listCardsByIds } from './queries'

/** Specification, section 9. */
const HOME_PETS = 5
/** Many pets have no photo yet. */
const HOME_CANDIDATES = 20
const RAIL_PETS = 5
const CARE_PETS = 3
/** Fills rows of three and of four. */
export const FOUNDATION_PETS_PER_PAGE = 12

/** Null without a page, which is cached too. */
export const getPet = cachedRead(
  'pet',
  (db: Db, id: number) => findPet(db, id),
  (id) => [petTag(id)],
)

/** Pets for the carousel of home, and others with photos for its collage: all that it has room for, or none. */
export const getHomePets = cachedRead(
  'home-pets',
  async (db: Db, collageSize: number) => {
    const pets = await showcase(db, HOME_PETS + HOME_CANDIDATES)
    const withPhotos = pets.slice(HOME_PETS).filter(({ photo }) => photo !== null)
    return {
      carousel: pets.slice(0, HOME_PETS),
      collage: withPhotos.length < collageSize ? [] : withPhotos.slice(0, collageSize),
    }
  },
  () => [PETS_TAG],
)

export const getCarePets = cachedRead(
  'care-pets',
  (db: Db) => showcase(db, CARE_PETS),
  () => [PETS_TAG],
)

export const getFoundationPetCount = cachedRead('foundation-pet-count', countFoundationPets, () => [
  FOUNDATION_PETS_TAG,
])

/** 1-based page number. Every page is cached: request existing ones only. */
export const getFoundationPets = cachedRead(
  'foundation-pets',
  async (db: Db, page: number) => {
    const before = (page - 1) * FOUNDATION_PETS_PER_PAGE
    return listCardsByIds(db, await listFoundationPetIds(db, FOUNDATION_PETS_PER_PAGE, before))
  },
  () => [FOUNDATION_PETS_TAG],
)

export const getPetsOfFoundation = cachedRead(
  'pets-of-foundation',
  async (db: Db, id: number, limit: number) =>
    listCardsByIds(db, await listPetIdsOfFoundation(db, id, limit)),
  (id) => [ownerPetsTag(id)],
)

const cityPets = cachedRead(
  'city-pets',
  async (db: Db, cityId: number, exceptFoundationId: number | null) =>
    listCardsByIds(db, await listCityPetIds(db, cityId, RAIL_PETS + 1, exceptFoundationId)),
  (cityId) => [cityPetsTag(cityId)],
)

export async function getCityPets(cityId: number, exceptPetId: number): Promise<PetCardDto[]> {
  return (await cityPets(cityId, null)).filter((pet) => pet.id !== exceptPetId).slice(0, RAIL_PETS)
}

export async function getCityPetsOfOthers(cityId: number, foundationId: number): Promise<PetCardDto[]> {
  return (await cityPets(cityId, foundationId)).slice(0, RAIL_PETS)
}

async function showcase(db: Db, limit: number): Promise<PetCardDto[]> {
  return listCardsByIds(db, await listShowcasePetIds(db, limit))
}
