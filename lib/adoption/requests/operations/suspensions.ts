import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm'
import { adoptionMessages, adoptionRequestEvents, adoptionRequests, pets, users } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { hasPageUnlessBlocked } from '@/lib/pets/visibility-queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMails } from '@/lib/platform/outbox/operations'
import {
  contactStoppedMail,
  requestFrozenMail,
  requestUnfrozenMail,
} from '@/lib/platform/outbox/templates/adoption'
import type { WriteTx } from '@/lib/platform/write'
import { daysBefore } from '@/lib/text/durations'
import { requestPath } from '@/lib/text/routes'

const MAILS = { frozen: requestFrozenMail, unfrozen: requestUnfrozenMail }

/** Tells everybody who asks for an owner's pets that it is frozen, or goes on. The caller holds the account. */
export async function mailAdoptersOf(
  tx: WriteTx,
  ownerId: number,
  { now, change }: { now: Date; change: keyof typeof MAILS },
): Promise<void> {
  const waiting = await tx
    .select({
      id: adoptionRequests.id,
      petId: pets.id,
      pet: pets.name,
      isShown: sql<boolean>`${hasPageUnlessBlocked}`,
      name: users.name,
      email: users.email,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .where(and(eq(pets.ownerId, ownerId), eq(users.active, true), isOpenSql))
    .orderBy(asc(adoptionRequests.id))
  const pictures = await findMailPictures(tx, [...new Set(waiting.map(({ petId }) => petId))])
  await enqueueMails(
    tx,
    waiting.map(({ id, petId, pet, isShown, name, email }) => {
      const words = { name, pet, picture: pictures.get(petId), url: absoluteUrl(requestPath(id)), isShown }
      return { to: email, content: MAILS[change](words), now, about: { pets: [petId] } }
    }),
  )
}

/** How long ago somebody may have been asked for money who has not sent it, or not noticed, yet. */
const TALKED_DAYS = 30

/**
 * Warns whoever wrote with an account, or shared contacts with it, of late: once each, and nobody with an open request for its
 * pets, whom `mailAdoptersOf` tells. The caller holds the account and has withdrawn its own requests.
 */
export async function warnContactsOf(tx: WriteTx, accountId: number, now: Date): Promise<void> {
  const since = daysBefore(now, TALKED_DAYS)
  const { requestId, createdAt } = adoptionMessages
  const wrote = tx
    .select({ requestId })
    .from(adoptionMessages)
    .where(and(eq(requestId, adoptionRequests.id), gt(createdAt, since)))
  const { requestId: ofRequest, status, createdAt: at } = adoptionRequestEvents
  const shared = tx
    .select({ ofRequest })
    .from(adoptionRequestEvents)
    .where(and(eq(ofRequest, adoptionRequests.id), eq(status, 'aceptada'), gt(at, since)))
  const other = sql`case when ${pets.ownerId} = ${accountId} then ${adoptionRequests.adopterId} else ${pets.ownerId} end`
  const rows = await tx
    .select({
      id: adoptionRequests.id,
      isOpen: sql<boolean>`${isOpenSql}`,
      petId: pets.id,
      pet: pets.name,
      ownerId: pets.ownerId,
      name: users.name,
      email: users.email,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, other))
    .where(
      and(
        or(eq(pets.ownerId, accountId), eq(adoptionRequests.adopterId, accountId)),
        eq(users.active, true),
        or(isOpenSql, exists(wrote), exists(shared)),
      ),
    )
    .orderBy(asc(adoptionRequests.id))
  const told = new Set(rows.filter(({ isOpen }) => isOpen).map(({ email }) => email))
  // The latest request of each.
  const warned = new Map(rows.filter(({ email }) => !told.has(email)).map((row) => [row.email, row]))
  await enqueueMails(
    tx,
    [...warned.values()].map(({ id, petId, pet, ownerId, name, email }) => {
      const wroteAs = ownerId === accountId ? 'owner' : 'adopter'
      const content = contactStoppedMail({ name, pet, url: absoluteUrl(requestPath(id)), wroteAs })
      return { to: email, content, now, about: { accounts: [accountId], pets: [petId] } }
    }),
  )
}
