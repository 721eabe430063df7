import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm'
import { adoptionMessages, adoptionRequestEvents, adoptionRequests, pets, users } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { hasPageUnlessBlocked } from '@/lib/pets/visibility-queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMails } from '@/lib/platform/outbox/operations'
import {
  fraudWarningMail,
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
const CONTACT_DAYS = 30

/**
 * Warns whoever wrote with an account, or shared contacts with it, of late: once each, and nobody with an open request for its
 * pets, whom `mailAdoptersOf` tells. The caller holds the account and has withdrawn its own requests.
 */
export async function warnContactsOf(tx: WriteTx, accountId: number, now: Date): Promise<void> {
  const contacts = await listContacts(tx, accountId, daysBefore(now, CONTACT_DAYS))
  const told = new Set(contacts.filter(({ isOpen }) => isOpen).map(({ email }) => email))
  // The latest request of each.
  const warned = new Map(contacts.filter(({ email }) => !told.has(email)).map((row) => [row.email, row]))
  await enqueueMails(
    tx,
    [...warned.values()].map(({ id, petId, pet, ownerId, name, email }) => {
      const wroteAs = ownerId === accountId ? 'owner' : 'adopter'
      const content = fraudWarningMail({ name, pet, url: absoluteUrl(requestPath(id)), wroteAs })
      return { to: email, content, now, about: { accounts: [accountId], pets: [petId] } }
    }),
  )
}

/**
 * Requests of an account, on either side, that are open or in which the two wrote or shared contacts since then, oldest first,
 * with the other side.
 */
function listContacts(tx: WriteTx, accountId: number, since: Date) {
  const isOfRequest = eq(adoptionMessages.requestId, adoptionRequests.id)
  const wrote = tx
    .select({ one: sql`1` })
    .from(adoptionMessages)
    .where(and(isOfRequest, gt(adoptionMessages.createdAt, since)))
  const { requestId, status, createdAt } = adoptionRequestEvents
  const shared = tx
    .select({ one: sql`1` })
    .from(adoptionRequestEvents)
    .where(and(eq(requestId, adoptionRequests.id), eq(status, 'aceptada'), gt(createdAt, since)))
  const otherId = sql`case when ${pets.ownerId} = ${accountId} then ${adoptionRequests.adopterId} else ${pets.ownerId} end`
  return tx
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
    .innerJoin(users, eq(users.id, otherId))
    .where(
      and(
        or(eq(pets.ownerId, accountId), eq(adoptionRequests.adopterId, accountId)),
        eq(users.active, true),
        or(isOpenSql, exists(wrote), exists(shared)),
      ),
    )
    .orderBy(asc(adoptionRequests.id))
}
