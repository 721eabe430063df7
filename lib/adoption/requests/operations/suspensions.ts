import { and, asc, eq, sql } from 'drizzle-orm'
import { adoptionRequests, pets, users } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { hasPageUnlessBlocked } from '@/lib/pets/visibility-queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMails } from '@/lib/platform/outbox/operations'
import { requestFrozenMail, requestUnfrozenMail } from '@/lib/platform/outbox/templates/adoption'
import type { WriteTx } from '@/lib/platform/write'
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
