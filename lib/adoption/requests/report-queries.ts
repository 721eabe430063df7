import { and, eq, ne, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, foundations, pets, users } from '@/db/schema'
import { publisherName } from '@/lib/text/text'
import type { ReportableDto } from './dto'
import type { Side } from './transitions'

/** A conversation, or a message of the other side, as one of the two sides may report it; null for anything else. */
export async function findReportable(
  db: Db,
  accountId: number,
  { requestId, messageId }: { requestId: number; messageId: number | null },
): Promise<ReportableDto | null> {
  const [row] = await db
    .select({ ownerId: pets.ownerId, pet: pets.name, person: users.name, foundation: foundations.name })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(
      users,
      and(or(eq(users.id, adoptionRequests.adopterId), eq(users.id, pets.ownerId)), ne(users.id, accountId)),
    )
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(
      and(
        eq(adoptionRequests.id, requestId),
        or(eq(adoptionRequests.adopterId, accountId), eq(pets.ownerId, accountId)),
      ),
    )
  if (!row) return null
  const side: Side = row.ownerId === accountId ? 'owner' : 'adopter'
  const message = messageId === null ? null : await findReceived(db, { requestId, messageId, side })
  if (messageId !== null && !message) return null
  return {
    requestId,
    side,
    other: publisherName({ name: row.person, foundation: row.foundation }),
    pet: row.pet,
    message,
  }
}

/** A message of the other side; the text of one that staff have removed is empty. */
async function findReceived(
  db: Db,
  { requestId, messageId, side }: { requestId: number; messageId: number; side: Side },
): Promise<ReportableDto['message']> {
  const [row] = await db
    .select()
    .from(adoptionMessages)
    .where(
      and(
        eq(adoptionMessages.requestId, requestId),
        eq(adoptionMessages.id, messageId),
        ne(adoptionMessages.side, side),
      ),
    )
  if (!row) return null
  const isRemoved = row.hiddenAt !== null
  return { id: row.id, body: isRemoved ? '' : row.body, at: row.createdAt.toISOString(), isRemoved }
}
