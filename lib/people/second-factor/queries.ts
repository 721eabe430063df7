import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { secondFactors, users } from '@/db/schema'

/** Whether an authenticator app was confirmed. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const factor = await findFactor(db, userId)
  return factor !== null && factor.confirmedAt !== null
}

/** The second factor of an account, sealed; it may not be confirmed yet. */
export async function findFactor(db: Db, userId: number) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return factor ?? null
}

/** Null for anybody but an active member of staff. */
export async function findStaff(db: Db, userId: number) {
  const [staff] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'admin'), eq(users.active, true)))
  return staff ?? null
}
