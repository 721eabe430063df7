import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionMessages,
  adoptionRequestEvents,
  adoptionRequests,
  consents,
  donations,
  dossiers,
  expensePhotos,
  expenses,
  favourites,
  foundationDocuments,
  foundationSlugs,
  foundations,
  matches,
  monthlyGifts,
  paymentDifferences,
  paymentEvents,
  payouts,
  petPhotos,
  pets,
  petViews,
  reports,
  reviews,
  savedSearches,
  secondFactors,
  storedPhotos,
  stories,
  storyPhotos,
  users,
} from '@/db/schema'
import { DEMO_SECRET } from '@/lib/people/second-factor/demo'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import { sealText } from '@/lib/platform/secrets'
import { catchUpSequence, seedCatalog } from './catalog'
import { PORTRAITS, type Portrait } from './data/portraits'
import { makeCheckIns } from './demo/check-ins'
import { makeDocuments } from './demo/documents'
import { generateDifferences, generatePaymentEvents } from './demo/donations'
import { generateConsents } from './demo/dossiers'
import { makeExpenses } from './demo/expenses'
import { storePictures } from './demo/pictures'
import { reportComment } from './demo/reports'
import { makeStories } from './demo/stories'
import { generateWorld, type World } from './demo/world'
import { hashDemoPassword } from './password'

/** Advisory lock: only one of two concurrent seeds writes. */
const SEED_LOCK = 7_260_114

interface SeedOptions {
  db: Db
  files: FileStore
  log: (text: string) => void
  portraits?: readonly Portrait[]
  /** All dates lie before it. */
  now?: Date
}

/** Leaves other databases alone. Files first, then all rows in one transaction: a crash leaves no partial data. */
export async function seedWhenEmpty(options: SeedOptions): Promise<'seeded' | 'already'> {
  const { db, files, log, portraits = PORTRAITS, now = new Date() } = options
  if (!(await isEmpty(db))) return 'already'
  await seedCatalog(db)
  const world = generateWorld({ now, passwordHash: await hashDemoPassword() })
  const photos = await storePictures({ pets: world.pets, portraits, files, log })
  const documents = await makeDocuments(world, files)
  const checkIns = await makeCheckIns(world, photos.ofPets, files)
  const told = await makeStories(world, checkIns, photos, files)
  const spent = await makeExpenses(world, files, now)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (!(await isEmpty(tx))) return 'already'
    await insertWorld(tx, world, { photos, documents, checkIns, told, spent })
    return 'seeded'
  })
}

async function isEmpty(db: Db): Promise<boolean> {
  const [account] = await db.select({ id: users.id }).from(users).limit(1)
  const [pet] = await db.select({ id: pets.id }).from(pets).limit(1)
  return !account && !pet
}

interface Files {
  photos: Awaited<ReturnType<typeof storePictures>>
  documents: (typeof foundationDocuments.$inferInsert)[]
  checkIns: (typeof adoptionCheckIns.$inferInsert)[]
  told: Awaited<ReturnType<typeof makeStories>>
  spent: Awaited<ReturnType<typeof makeExpenses>>
}

async function insertWorld(
  db: Db,
  world: World,
  { photos, documents, checkIns, told, spent }: Files,
): Promise<void> {
  await db.insert(users).values(world.users)
  await db.insert(secondFactors).values(makeSecondFactors(world))
  await db.insert(foundations).values(world.foundations)
  await db.insert(foundationSlugs).values(world.slugs)
  await db.insert(foundationDocuments).values(documents)
  await db.insert(pets).values(world.pets.map(({ row }) => row))
  const visited = world.pets.filter(({ views }) => views > 0)
  await db.insert(petViews).values(visited.map(({ row, views }) => ({ petId: row.id, count: views })))
  if (photos.stored.length > 0) {
    await db.insert(storedPhotos).values(photos.stored).onConflictDoNothing()
    await db.insert(petPhotos).values(photos.ofPets)
  }
  const comments = await db.insert(reviews).values(world.reviews).returning()
  await db.insert(favourites).values(world.favourites)
  await db.insert(matches).values(world.matches)
  await db.insert(dossiers).values(world.dossiers)
  await db.insert(adoptionRequests).values(world.adoptions.requests)
  await db.insert(adoptionRequestEvents).values(world.adoptions.events)
  await db.insert(adoptionMessages).values([...world.reported.messages, ...world.conversations])
  const [reported] = world.reported.reports
  await db
    .insert(reports)
    .values([...world.reported.reports, ...reportComment(comments, reported?.createdAt)])
  const asked = await db.insert(adoptionCheckIns).values(checkIns).returning()
  await insertStories(db, told, asked)
  await db.insert(monthlyGifts).values(world.monthlyGifts)
  const gifts = await db.insert(donations).values(world.donations).returning()
  await db.insert(paymentEvents).values(generatePaymentEvents(gifts))
  await db.insert(paymentDifferences).values(generateDifferences(gifts))
  await db.insert(payouts).values(world.payouts)
  await db.insert(storedPhotos).values(spent.stored).onConflictDoNothing()
  await db.insert(expenses).values(spent.expenses)
  await db.insert(expensePhotos).values(spent.photos)
  // What has been there from the beginning is no news to anybody.
  await db.execute(sql`update pet_arrivals a set arrived_at = p.published_at, matched_at = p.published_at
    from pets p where p.id = a.pet_id`)
  await db.insert(savedSearches).values(world.savedSearches)
  await db.insert(consents).values([...generateConsents(world.dossiers, world.savedSearches), ...told.given])
  const { entry, note } = world.suspension
  await insertAudit(db, { ...entry, ...note })
  for (const table of [pets, adoptionRequests, adoptionMessages, expenses, monthlyGifts])
    await catchUpSequence(db, table)
  await db.execute(sql`select refresh_search_terms()`)
}

async function insertStories(
  db: Db,
  { told, stored, shown }: Files['told'],
  asked: readonly (typeof adoptionCheckIns.$inferSelect)[],
): Promise<void> {
  if (told.length === 0) return
  await db.insert(storedPhotos).values(stored).onConflictDoNothing()
  const rows = await db.insert(stories).values(told).returning()
  await db.insert(storyPhotos).values(
    shown.flatMap(({ requestId, file, hash }) => {
      const story = rows.find((row) => row.requestId === requestId)
      const checkIn = asked.find((row) => row.requestId === requestId && row.day === 30)
      return story && checkIn ? [{ storyId: story.id, checkInId: checkIn.id, file, hash }] : []
    }),
  )
}

/** Second factors of the demo staff, sealed with the AUTH_SECRET of the server that reads them. */
const makeSecondFactors = ({ users }: World): (typeof secondFactors.$inferInsert)[] =>
  users
    .filter(({ role }) => role === 'admin')
    .map(({ id, createdAt }) => ({
      userId: id,
      sealedSecret: sealText('second factors', DEMO_SECRET),
      confirmedAt: createdAt,
    }))
