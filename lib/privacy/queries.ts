import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionMessages,
  adoptionRequestEvents,
  adoptionRequests,
  cities,
  countries,
  dossiers,
  externalIdentities,
  favourites,
  foundationDocuments,
  foundations,
  matches,
  outbox,
  petArrivals,
  petPhotos,
  pets,
  petViews,
  photoUploads,
  reports,
  reviews,
  savedSearches,
  savedSearchNotices,
  users,
} from '@/db/schema'
import { profileColumns } from '@/lib/foundations/queries'
import { listSlugs } from '@/lib/foundations/slug-queries'
import { listDonationRecords, listMonthlyRecords } from '@/lib/money/donations/record-queries'
import { listPayouts } from '@/lib/money/donations/total-queries'
import { listOwnExpenses } from '@/lib/money/expenses/queries'
import { listDraftRecords } from '@/lib/pets/drafts/queries'
import { listImportRecords, listPhotoSources, listWordRecords } from '@/lib/pets/imports/queries'
import { viewCount } from '@/lib/pets/own-queries'
import { picturePath } from '@/lib/photos/dto'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { KEPT_AFTER_DELETION } from '@/lib/text/copy/kept-cases'
import { myDataFilePath } from '@/lib/text/routes'
import { listEntriesAbout, listNetworks, listReportsAbout } from './about-queries'
import { listOwnFiles } from './file-queries'

/** Personal data export (GDPR) of an account, without secrets. @param fileUrl where its private files are */
export async function exportAccountData(
  db: Db,
  accountId: number,
  fileUrl: (name: string) => string = myDataFilePath,
) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      name: users.name,
      lastName: users.lastName,
      phone: users.phone,
      address: users.address,
      country: countries.name,
      city: cities.name,
      picture: users.photo,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .where(eq(users.id, accountId))
  const ownPets = await db
    .select({ ...getTableColumns(pets), views: viewCount })
    .from(pets)
    .leftJoin(petViews, eq(petViews.petId, pets.id))
    .where(eq(pets.ownerId, accountId))
    .orderBy(pets.id)
  const petIds = ownPets.map(({ id }) => id)
  return {
    account: account && { ...account, picture: account.picture && absoluteUrl(picturePath(account.picture)) },
    foundation: await db
      .select({
        userId: foundations.userId,
        name: foundations.name,
        mission: foundations.mission,
        proposedName: foundations.proposedName,
        proposedAt: foundations.proposedAt,
        ...profileColumns,
        status: foundations.status,
        decidedAt: foundations.decidedAt,
        // Approval notes are internal; rejection reasons were e-mailed.
        decisionReason: sql<
          string | null
        >`case when ${foundations.status} = 'rechazada' then ${foundations.decisionReason} end`,
        createdAt: foundations.createdAt,
      })
      .from(foundations)
      .where(eq(foundations.userId, accountId)),
    documents: await db
      .select({
        contentType: foundationDocuments.contentType,
        bytes: foundationDocuments.bytes,
        createdAt: foundationDocuments.createdAt,
      })
      .from(foundationDocuments)
      .where(eq(foundationDocuments.foundationId, accountId)),
    signInProviders: await db
      .select({ issuer: externalIdentities.issuer, since: externalIdentities.createdAt })
      .from(externalIdentities)
      .where(eq(externalIdentities.userId, accountId)),
    files: (await listOwnFiles(db, accountId)).map(({ name }) => ({ name, url: absoluteUrl(fileUrl(name)) })),
    networks: await listNetworks(db, accountId),
    staffEntries: await listEntriesAbout(db, accountId),
    reportsReceived: await listReportsAbout(db, accountId),
    afterDeletion: [KEPT_AFTER_DELETION],
    pets: ownPets,
    photos:
      petIds.length === 0
        ? []
        : await db
            .select({ petId: petPhotos.petId, position: petPhotos.position, hash: petPhotos.hash })
            .from(petPhotos)
            .where(inArray(petPhotos.petId, petIds)),
    photoSources: await listPhotoSources(db, accountId),
    imports: await listImportRecords(db, accountId),
    importWords: await listWordRecords(db, accountId),
    petDrafts: await listDraftRecords(db, accountId),
    favourites: await db.select().from(favourites).where(eq(favourites.userId, accountId)),
    savedSearches: await db
      .select({
        id: savedSearches.id,
        name: savedSearches.name,
        path: savedSearches.path,
        frequency: savedSearches.frequency,
        noticedAt: savedSearches.noticedAt,
        noticedPets: savedSearches.noticedPets,
        pausedAt: savedSearches.pausedAt,
        createdAt: savedSearches.createdAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.userId, accountId))
      .orderBy(savedSearches.id),
    savedSearchNotices: await db
      .select({
        savedSearchId: savedSearchNotices.savedSearchId,
        petId: petArrivals.petId,
        dueAt: savedSearchNotices.dueAt,
        sentAt: savedSearchNotices.sentAt,
      })
      .from(savedSearchNotices)
      .innerJoin(petArrivals, eq(petArrivals.id, savedSearchNotices.arrivalId))
      .where(eq(savedSearchNotices.userId, accountId))
      .orderBy(savedSearchNotices.dueAt, petArrivals.petId),
    match: await db.select().from(matches).where(eq(matches.userId, accountId)),
    dossier: await db.select().from(dossiers).where(eq(dossiers.userId, accountId)),
    adoptionRequests: await db
      .select()
      .from(adoptionRequests)
      .where(eq(adoptionRequests.adopterId, accountId)),
    // Both sides of the account's own requests; of others only what the account wrote.
    adoptionRequestEvents: await db
      .select({
        requestId: adoptionRequestEvents.requestId,
        status: adoptionRequestEvents.status,
        note: adoptionRequestEvents.note,
        createdAt: adoptionRequestEvents.createdAt,
      })
      .from(adoptionRequestEvents)
      .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionRequestEvents.requestId))
      .where(or(eq(adoptionRequests.adopterId, accountId), eq(adoptionRequestEvents.actorId, accountId)))
      .orderBy(adoptionRequestEvents.id),
    // Of the account's own adoptions; what adopters of its pets wrote is theirs.
    checkIns: await db
      .select({
        requestId: adoptionCheckIns.requestId,
        day: adoptionCheckIns.day,
        sentAt: adoptionCheckIns.sentAt,
        answeredAt: adoptionCheckIns.answeredAt,
        answer: adoptionCheckIns.answer,
        note: adoptionCheckIns.note,
        hasPhoto: sql<boolean>`${adoptionCheckIns.photo} is not null`,
      })
      .from(adoptionCheckIns)
      .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
      .where(eq(adoptionRequests.adopterId, accountId))
      .orderBy(adoptionCheckIns.requestId, adoptionCheckIns.day),
    // As the events; hidden messages only for their author.
    adoptionMessages: await db
      .select({
        requestId: adoptionMessages.requestId,
        side: adoptionMessages.side,
        body: sql<
          string | null
        >`case when ${adoptionMessages.hiddenAt} is null or ${adoptionMessages.authorId} = ${accountId} then ${adoptionMessages.body} end`,
        createdAt: adoptionMessages.createdAt,
        readAt: adoptionMessages.readAt,
      })
      .from(adoptionMessages)
      .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionMessages.requestId))
      .where(or(eq(adoptionRequests.adopterId, accountId), eq(adoptionMessages.authorId, accountId)))
      .orderBy(adoptionMessages.id),
    reports: await db.select().from(reports).where(eq(reports.reporterId, accountId)),
    receivedRequests:
      petIds.length === 0
        ? []
        : await db
            // Omits the requester: third-party personal data.
            .select({
              id: adoptionRequests.id,
              petId: adoptionRequests.petId,
              status: adoptionRequests.status,
              reason: adoptionRequests.reason,
              createdAt: adoptionRequests.createdAt,
              updatedAt: adoptionRequests.updatedAt,
              ownerRemindedAt: adoptionRequests.ownerRemindedAt,
            })
            .from(adoptionRequests)
            .where(inArray(adoptionRequests.petId, petIds)),
    uploads: await db
      .select({ id: photoUploads.id, status: photoUploads.status, createdAt: photoUploads.createdAt })
      .from(photoUploads)
      .where(eq(photoUploads.ownerId, accountId)),
    // Omits bodies: they contain secret links.
    mails: await db
      .select({ subject: outbox.subject, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(sql`lower(${outbox.recipient}) = lower(${account?.email ?? ''})`),
    reviews: await db.select().from(reviews).where(eq(reviews.userId, accountId)),
    receivedReviews: await db
      // Omits the author (third-party personal data) and what staff hid.
      .select({
        id: reviews.id,
        points: reviews.points,
        comment: reviews.comment,
        createdAt: reviews.createdAt,
        reply: reviews.reply,
        repliedAt: reviews.repliedAt,
      })
      .from(reviews)
      .where(and(eq(reviews.foundationId, accountId), isNull(reviews.hiddenAt)))
      .orderBy(reviews.id),
    donations: await listDonationRecords(db, accountId),
    monthlyGifts: await listMonthlyRecords(db, accountId),
    payouts: await listPayouts(db, accountId),
    expenses: await listOwnExpenses(db, accountId),
    shortLinks: await listSlugs(db, accountId),
  }
}
