import 'server-only'
import type { Route } from 'next'
import { getFoundation } from '@/lib/foundations/cache'
import type { NamedDestination } from '@/lib/people/destinations/copy'
import { type Purpose, readDestination } from '@/lib/people/destinations/destination'
import { foundationPath, petPath } from '@/lib/text/routes'
import { getPet } from './cache'
import type { PetDto } from './dto'
import { acceptsRequests } from './policy'

interface ShownDestination {
  names: NamedDestination
  /** Null also for a pet without a page, or one that can no longer be asked for. */
  pet: PetDto | null
  /** What can be seen without an account of where somebody was going. */
  publicPage: Route | null
}

/** What the pages of an account show of where its owner was going: public data only. @param path from `safeCallback` */
export async function getDestination(path: string | null): Promise<ShownDestination> {
  const { purpose, petId, foundationId } = readDestination(path)
  const found = petId === null ? null : await getPet(petId)
  const pet = found && (purpose !== 'adopt' || acceptsRequests(found)) ? found : null
  const foundation = foundationId === null ? null : await getFoundation(foundationId)
  const page = pet ? petPath(pet.id) : foundation && foundationPath(foundation.id)
  const names = { purpose, pet: pet?.name ?? null, keeper: foundation?.name ?? keeperOf(pet, purpose) }
  return { names, pet, publicPage: page }
}

/** Only foundations take donations. */
const keeperOf = (pet: PetDto | null, purpose: Purpose): string | null =>
  pet && (pet.foundation?.name ?? (purpose === 'donate' ? null : pet.owner.name))
