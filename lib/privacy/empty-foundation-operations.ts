import { and, eq, ne, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionRequests,
  consents,
  contactMessages,
  donations,
  dossiers,
  emailChanges,
  emailTokens,
  expenses,
  externalIdentities,
  favourites,
  foundationDocuments,
  foundationSlugs,
  foundations,
  knownIps,
  matches,
  monthlyGifts,
  petDrafts,
  petImports,
  petImportWords,
  pets,
  photoUploads,
  pushSubscriptions,
  reviews,
  rightsRequests,
  savedSearches,
  storageReservations,
  users,
} from '@/db/schema'
import { nextSessionVersion } from '@/lib/platform/session/operations'
import { DELETED_DOMAIN } from '@/lib/text/deleted-email'

/**
 * Keeps what its donors' books need: an inactive account with its name, and the dates of staff decisions, not their
 * text.
 */
export async function emptyFoundation(tx: Db, id: number): Promise<void> {
  await tx.delete(pets).where(eq(pets.ownerId, id))
  await tx.delete(petImports).where(eq(petImports.ownerId, id))
  await tx.delete(petImportWords).where(eq(petImportWords.ownerId, id))
  await tx.delete(petDrafts).where(eq(petDrafts.ownerId, id))
  await tx.delete(matches).where(eq(matches.userId, id))
  await tx.delete(consents).where(eq(consents.userId, id))
  await tx.delete(dossiers).where(eq(dossiers.userId, id))
  await tx.delete(adoptionRequests).where(eq(adoptionRequests.adopterId, id))
  await tx.delete(favourites).where(eq(favourites.userId, id))
  await tx.delete(savedSearches).where(eq(savedSearches.userId, id))
  await tx.delete(reviews).where(or(eq(reviews.foundationId, id), eq(reviews.userId, id)))
  await tx.delete(expenses).where(eq(expenses.foundationId, id))
  await tx.delete(foundationSlugs).where(eq(foundationSlugs.foundationId, id))
  await tx.delete(foundationDocuments).where(eq(foundationDocuments.foundationId, id))
  await tx.delete(externalIdentities).where(eq(externalIdentities.userId, id))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, id))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id))
  await tx.delete(photoUploads).where(eq(photoUploads.ownerId, id))
  await tx.delete(storageReservations).where(eq(storageReservations.ownerId, id))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
  await tx.delete(knownIps).where(eq(knownIps.userId, id))
  // Both outlive an account, without its number: 0079.
  await tx.update(rightsRequests).set({ userId: null }).where(eq(rightsRequests.userId, id))
  await tx.update(contactMessages).set({ userId: null }).where(eq(contactMessages.userId, id))
  await tx.update(donations).set({ donorId: null, named: false }).where(eq(donations.donorId, id))
  await tx.update(monthlyGifts).set({ donorId: null, named: false }).where(eq(monthlyGifts.donorId, id))
  await tx
    .update(foundations)
    .set({
      mission: null,
      decidedBy: null,
      decisionReason: null,
      proposedName: null,
      proposedAt: null,
      postcode: null,
      state: null,
      hours: null,
      website: null,
      instagram: null,
      facebook: null,
      tiktok: null,
      adoptionPolicy: null,
      adoptionUrl: null,
      emailConfirmedAt: null,
    })
    .where(eq(foundations.userId, id))
  await tx
    .update(users)
    .set({
      email: emptiedEmail(id),
      name: 'Cuenta',
      lastName: 'eliminada',
      passwordHash: null,
      passwordProvenAt: null,
      toldPrivacy: null,
      toldTerms: null,
      phone: null,
      address: null,
      countryId: null,
      cityId: null,
      photo: null,
      requestsFrom: 'cualquier lugar',
      emailVerifiedAt: null,
      active: false,
      suspendedAt: null,
      blockedAt: null,
      suspensionReason: null,
      sessionVersion: nextSessionVersion,
    })
    .where(eq(users.id, id))
}

/** Of a foundation whose row its donations keep. */
const emptiedEmail = (id: number) => `cuenta-${id}${DELETED_DOMAIN}`

/** Whether an account that there was is deleted. */
export async function isErased(db: Db, id: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), ne(users.email, emptiedEmail(id))))) === 0
}
