import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, foundations, pets, users } from '@/db/schema'
import { owners } from '@/lib/adoption/condition-queries'
import type { Side } from '@/lib/adoption/requests/transitions'

const accountOf = (side: typeof users | typeof owners) => ({
  id: side.id,
  name: side.name,
  email: side.email,
  role: side.role,
  active: side.active,
  suspendedAt: side.suspendedAt,
  blockedAt: side.blockedAt,
  emailVerifiedAt: side.emailVerifiedAt,
})

/** A request and its two accounts, as an answer by mail needs them. */
export async function findReplyTarget(db: Db, requestId: number, side: Side) {
  const [row] = await db
    .select({
      createdAt: adoptionRequests.createdAt,
      petId: pets.id,
      pet: pets.name,
      adopter: accountOf(users),
      owner: accountOf(owners),
      foundationStatus: foundations.status,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .where(eq(adoptionRequests.id, requestId))
  if (!row) return null
  const { owner, adopter, ...target } = row
  return { ...target, account: side === 'owner' ? owner : adopter }
}

export type ReplyTarget = NonNullable<Awaited<ReturnType<typeof findReplyTarget>>>

/** Whether that mail became a message. */
export const isTaken = async (db: Db, mailId: string): Promise<boolean> =>
  (await db.$count(adoptionMessages, eq(adoptionMessages.mailId, mailId))) > 0
