import { and, asc, eq, exists, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, pets, users } from '@/db/schema'
import { owners } from '@/lib/adoption/condition-queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMails } from '@/lib/platform/outbox/operations'
import { adopterGoneMail, giverGoneMail } from '@/lib/platform/outbox/templates/departures'
import type { WriteTx } from '@/lib/platform/write'
import { daysBefore } from '@/lib/text/durations'
import { DASHBOARD_PETS } from '@/lib/text/routes'
import { findPeople } from './people'

/** For how long after a return the animal may still have to be handed back. */
export const HAND_BACK_DAYS = 30

/**
 * In the transaction that deletes an account: tells the other side of adoptions that did not last, which loses its contacts.
 * Those who gave the pet are told also before they have put it up again; those who adopted one that lasts by
 * `mailAdoptionRecords`.
 */
export async function mailHandBacks(tx: WriteTx, accountId: number, now: Date): Promise<void> {
  const isFresh = and(
    eq(adoptionRequests.status, 'devuelta'),
    gt(adoptionRequests.updatedAt, daysBefore(now, HAND_BACK_DAYS)),
  )
  const given = await listAdoptions(
    tx,
    and(
      eq(adoptionRequests.adopterId, accountId),
      isNull(owners.suspendedAt),
      or(isFresh, and(eq(adoptionRequests.status, 'concluida'), hasEverFailed(tx))),
    ),
  )
  const taken = await listAdoptions(tx, and(eq(pets.ownerId, accountId), isNull(users.suspendedAt), isFresh))
  const all = [...given, ...taken]
  const people = await findPeople(tx, [...new Set(all.flatMap((row) => [row.ownerId, row.adopterId]))])
  const pictures = await findMailPictures(tx, [...new Set(given.map(({ petId }) => petId))])
  const mails = all.flatMap(({ ownerId, adopterId, petId, status, pet, gender }) => {
    const [owner, adopter] = [people.get(ownerId), people.get(adopterId)]
    if (!owner || !adopter) return []
    const about = { pet, gender }
    if (ownerId === accountId) {
      const content = giverGoneMail({ ...about, name: adopter.greeting, other: owner.shortName })
      return [{ to: adopter.email, content, now }]
    }
    const content = adopterGoneMail({
      ...about,
      name: owner.greeting,
      other: adopter.shortName,
      picture: pictures.get(petId),
      returned: status === 'devuelta',
      petsUrl: absoluteUrl(DASHBOARD_PETS),
    })
    return [{ to: owner.email, content, now, about: { pets: [petId] } }]
  })
  await enqueueMails(tx, mails)
}

const hasEverFailed = (tx: Db) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(adoptionCheckIns)
      .where(
        and(eq(adoptionCheckIns.requestId, adoptionRequests.id), eq(adoptionCheckIns.answer, 'no funcionó')),
      ),
  )

const listAdoptions = (tx: Db, which: SQL | undefined) =>
  tx
    .select({
      status: adoptionRequests.status,
      adopterId: adoptionRequests.adopterId,
      ownerId: pets.ownerId,
      petId: pets.id,
      pet: pets.name,
      gender: pets.gender,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .where(which)
    .orderBy(asc(adoptionRequests.id))
