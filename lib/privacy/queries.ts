import { and, eq, not } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  cities,
  countries,
  dossiers,
  externalIdentities,
  outbox,
  pushSubscriptions,
  users,
} from '@/db/schema'
import { listSlugs } from '@/lib/foundations/slug-queries'
import { listOwnContactMessages } from '@/lib/moderation/contact/queries'
import { listEmailChanges } from '@/lib/people/accounts/email-change-queries'
import { listConsentRecords } from '@/lib/people/consents/queries'
import { listDraftRecords } from '@/lib/pets/drafts/queries'
import { listImportRecords, listPhotoSources, listWordRecords } from '@/lib/pets/imports/queries'
import { pictureDto } from '@/lib/photos/dto'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { isMailTo, tellsOfBlocked } from '@/lib/platform/outbox/queries'
import { exportDonations, exportPayouts } from '@/lib/privacy/export/donation-queries'
import { KEPT_AFTER_DELETION, QUESTIONS_KEPT } from '@/lib/text/copy/kept-cases'
import { myDataFilePath } from '@/lib/text/routes'
import { listEntriesAbout, listNetworks, listReportsAbout } from './about-queries'
import { exportAdoptions, exportReceivedRequests } from './export/adoption-queries'
import { exportExpenses, exportFoundation, exportReviews } from './export/foundation-queries'
import { exportMatch } from './export/match-queries'
import {
  exportFavourites,
  exportPets,
  exportPhotos,
  exportReports,
  exportSearches,
  exportUploads,
} from './export/pet-queries'
import { EXPORT_README } from './export/readme'
import { listOwnFiles } from './file-queries'
import { listOwnRights } from './rights/queries'

/** Personal data export (GDPR) of an account, without secrets. @param fileUrl where its private files are */
export async function exportAccountData(
  db: Db,
  accountId: number,
  fileUrl: (name: string) => string = myDataFilePath,
) {
  const account = await findAccount(db, accountId)
  const ownPets = await exportPets(db, accountId)
  const petIds = ownPets.map(({ id }) => id)
  return {
    leeme: EXPORT_README,
    account: account && {
      ...account,
      picture: account.picture && absoluteUrl(pictureDto(account.picture).large),
    },
    ...(await exportFoundation(db, accountId)),
    signInProviders: await db
      .select({ issuer: externalIdentities.issuer, since: externalIdentities.createdAt })
      .from(externalIdentities)
      .where(eq(externalIdentities.userId, accountId)),
    emailChanges: await listEmailChanges(db, accountId),
    noticeDevices: await db
      .select({ since: pushSubscriptions.createdAt, lastNoticeAt: pushSubscriptions.lastAcceptedAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, accountId)),
    files: (await listOwnFiles(db, accountId)).map(({ name }) => ({ name, url: absoluteUrl(fileUrl(name)) })),
    networks: await listNetworks(db, accountId),
    staffEntries: await listEntriesAbout(db, accountId),
    reportsReceived: await listReportsAbout(db, accountId),
    afterDeletion: [KEPT_AFTER_DELETION, QUESTIONS_KEPT],
    pets: ownPets,
    photos: await exportPhotos(db, petIds),
    photoSources: await listPhotoSources(db, accountId),
    imports: await listImportRecords(db, accountId),
    importWords: await listWordRecords(db, accountId),
    petDrafts: await listDraftRecords(db, accountId),
    favourites: await exportFavourites(db, accountId),
    ...(await exportSearches(db, accountId)),
    match: await exportMatch(db, accountId),
    consents: await listConsentRecords(db, accountId),
    dossier: await db.select().from(dossiers).where(eq(dossiers.userId, accountId)),
    ...(await exportAdoptions(db, accountId)),
    reports: await exportReports(db, accountId),
    receivedRequests: await exportReceivedRequests(db, petIds),
    uploads: await exportUploads(db, accountId),
    // Omits bodies, which contain secret links, and mails whose subjects may name who is blocked.
    mails: await db
      .select({ subject: outbox.subject, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(and(isMailTo(account?.email ?? ''), not(tellsOfBlocked(accountId)))),
    ...(await exportReviews(db, accountId)),
    ...(await exportDonations(db, accountId)),
    payouts: await exportPayouts(db, accountId),
    expenses: await exportExpenses(db, accountId),
    rightsRequests: await listOwnRights(db, accountId),
    contactMessages: await listOwnContactMessages(db, accountId),
    shortLinks: await listSlugs(db, accountId),
  }
}

async function findAccount(db: Db, accountId: number) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      name: users.name,
      lastName: users.lastName,
      phone: users.phone,
      address: users.address,
      countryId: users.countryId,
      country: countries.name,
      cityId: users.cityId,
      city: cities.name,
      picture: users.photo,
      requestsFrom: users.requestsFrom,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      toldPrivacy: users.toldPrivacy,
      toldTerms: users.toldTerms,
      blockedAt: users.blockedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .where(eq(users.id, accountId))
  return account
}
