import { eq, or } from 'drizzle-orm'
import { adoptionRequests, pets } from '@/db/schema'

/** SQL: an account is one of the two sides of a request, its adopter or the owner of its pet. Join both tables. */
export const isOfSide = (accountId: number) =>
  or(eq(adoptionRequests.adopterId, accountId), eq(pets.ownerId, accountId))
