import { and, avg, count, eq, max, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { idList, isOneOfGiven } from '@/db/conditions'
import { prepareOnce } from '@/db/prepare-once'
import { cities, countries, foundationDocuments, foundations, petSearch, reviews, users } from '@/db/schema'
import { pictureDto } from '@/lib/photos/dto'
import { placeColumns } from '@/lib/platform/catalog/queries'
import { findReviewDays } from './application-queries'
import type {
  ApplicationStatusDto,
  FirstStepsDto,
  FoundationBriefDto,
  FoundationDto,
  FoundationPageDto,
  OwnFoundationDto,
} from './dto'
import { needsDocument } from './policy'
import { isPublicFoundation, isShownReview } from './visibility-queries'

type Rating = Pick<FoundationBriefDto, 'rating' | 'reviewCount'>

const ratingsOf = prepareOnce((db) =>
  db
    .select({ id: reviews.foundationId, rating: avg(reviews.points), reviewCount: count() })
    .from(reviews)
    .where(and(isOneOfGiven(reviews.foundationId, 'ids'), isShownReview))
    .groupBy(reviews.foundationId)
    .prepare('ratings_of'),
)

/** Looks ratings up by foundation id; only comments that everybody sees count. */
export async function listRatings(db: Db, foundationIds: readonly number[]): Promise<(id: number) => Rating> {
  const ids = [...new Set(foundationIds)]
  const rows = ids.length === 0 ? [] : await ratingsOf(db).execute({ ids: idList(ids) })
  const ratings = new Map(
    rows.map(({ id, rating, reviewCount }) => [id, { rating: Number(rating), reviewCount }]),
  )
  return (id) => ratings.get(id) ?? { rating: null, reviewCount: 0 }
}

function selectFoundations(db: Db) {
  return db
    .select({
      id: foundations.userId,
      name: foundations.name,
      mission: foundations.mission,
      email: users.email,
      phone: users.phone,
      address: users.address,
      photo: users.photo,
      place: placeColumns,
      petCount: db.$count(petSearch, eq(petSearch.foundationId, foundations.userId)),
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .innerJoin(cities, eq(cities.id, users.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
}

const byName = sql`${foundations.name} collate "es-x-icu"`

const foundationNames = prepareOnce((db) =>
  db
    .select({ id: foundations.userId, name: foundations.name })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(isPublicFoundation)
    .orderBy(byName)
    .prepare('foundation_names'),
)

/** In the order of `listFoundations`. */
export const listFoundationNames = (db: Db): Promise<Pick<FoundationDto, 'id' | 'name'>[]> =>
  foundationNames(db).execute()

/** All public foundations with their ratings, by name. */
export async function listFoundations(db: Db): Promise<FoundationDto[]> {
  const rows = await selectFoundations(db).where(isPublicFoundation).orderBy(byName)
  const ratings = await listRatings(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => foundationDto(row, ratings(row.id)))
}

type Row = Omit<FoundationDto, keyof Rating | 'photo'> & { photo: string | null }

const foundationDto = (row: Row, rating: Rating): FoundationDto => ({
  ...row,
  photo: row.photo === null ? null : pictureDto(row.photo),
  ...rating,
})

export const profileColumns = {
  postcode: foundations.postcode,
  state: foundations.state,
  hours: foundations.hours,
  website: foundations.website,
  instagram: foundations.instagram,
  facebook: foundations.facebook,
  tiktok: foundations.tiktok,
  adoptionPolicy: foundations.adoptionPolicy,
  adoptionUrl: foundations.adoptionUrl,
}

/** The public page of a foundation; null unless it is approved and its account active. */
export async function findFoundation(db: Db, id: number): Promise<FoundationPageDto | null> {
  const [row] = await selectFoundations(db).where(and(isPublicFoundation, eq(foundations.userId, id)))
  const [told] = await db
    .select({ profile: profileColumns, verifiedAt: foundations.decidedAt })
    .from(foundations)
    .where(eq(foundations.userId, id))
  if (!row || !told) return null
  const rating = (await listRatings(db, [id]))(id)
  return {
    ...foundationDto(row, rating),
    profile: told.profile,
    verifiedAt: told.verifiedAt?.toISOString() ?? null,
  }
}

/** For its owner, approved or not. */
export async function findOwnFoundation(db: Db, id: number): Promise<OwnFoundationDto | null> {
  const [row] = await db
    .select({
      ...profileColumns,
      name: foundations.name,
      proposedName: foundations.proposedName,
      status: foundations.status,
      decidedAt: foundations.decidedAt,
      mission: foundations.mission,
      address: users.address,
      phone: users.phone,
      city: cities.name,
      region: cities.region,
      home: { countryId: users.countryId, cityId: users.cityId },
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .where(eq(foundations.userId, id))
  if (!row) return null
  const { decidedAt, ...told } = row
  return { ...told, verifiedAt: told.status === 'aprobada' ? (decidedAt?.toISOString() ?? null) : null }
}

/** Where the application stands, for the foundation itself, whatever its state. */
export async function findApplicationStatus(db: Db, id: number): Promise<ApplicationStatusDto | null> {
  const [row] = await db
    .select({
      name: foundations.name,
      status: foundations.status,
      reason: foundations.decisionReason,
      documents: db.$count(foundationDocuments, eq(foundationDocuments.foundationId, id)),
    })
    .from(foundations)
    .where(eq(foundations.userId, id))
  if (!row) return null
  const { name, status, reason } = row
  return {
    name,
    status,
    rejection: status === 'rechazada' ? reason : null,
    needsDocument: needsDocument(row),
    hasDocument: row.documents > 0,
  }
}

/** Null once the foundation is approved. */
export async function findFirstSteps(db: Db, id: number, now: Date): Promise<FirstStepsDto | null> {
  const [row] = await db
    .select({
      status: foundations.status,
      mission: foundations.mission,
      hours: foundations.hours,
      photo: users.photo,
      documents: db.$count(foundationDocuments, eq(foundationDocuments.foundationId, id)),
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(foundations.userId, id))
  if (!row || row.status === 'aprobada') return null
  const [newest] = await db
    .select({ at: max(foundationDocuments.createdAt) })
    .from(foundationDocuments)
    .where(eq(foundationDocuments.foundationId, id))
  return {
    status: row.status,
    needsDocument: needsDocument(row),
    documentAt: newest?.at?.toISOString() ?? null,
    hasStory: row.mission !== null,
    hasPhoto: row.photo !== null,
    hasHours: row.hours !== null,
    reviewDays: await findReviewDays(db, now),
  }
}
