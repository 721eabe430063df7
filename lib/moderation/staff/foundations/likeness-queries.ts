import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, users } from '@/db/schema'
import type { SimilarFoundationDto } from './dto'
import { sharedTraits } from './likeness'

const MOST = 10

const selectTraits = (db: Db) =>
  db
    .select({
      id: foundations.userId,
      name: foundations.name,
      status: foundations.status,
      proposedName: foundations.proposedName,
      phone: users.phone,
      website: foundations.website,
      instagram: foundations.instagram,
      facebook: foundations.facebook,
      tiktok: foundations.tiktok,
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))

/** Approved foundations, also of stopped accounts, that resemble one which waits for a decision, by its new name if it proposes one. */
export async function listSimilarFoundations(db: Db, id: number): Promise<SimilarFoundationDto[]> {
  const [own] = await selectTraits(db).where(eq(foundations.userId, id))
  if (!own || (own.status === 'aprobada' && own.proposedName === null)) return []
  const approved = await selectTraits(db)
    .where(and(eq(foundations.status, 'aprobada'), ne(foundations.userId, id)))
    .orderBy(asc(foundations.userId))
  const asked = { ...own, name: own.proposedName ?? own.name }
  return approved
    .map((other) => ({ id: other.id, name: other.name, shared: sharedTraits(asked, other) }))
    .filter(({ shared }) => shared.length > 0)
    .slice(0, MOST)
}
