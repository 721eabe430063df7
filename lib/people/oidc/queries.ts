import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { externalIdentities } from '@/db/schema'
import type { IdentityDto } from './dto'

export async function listIdentities(db: Db, userId: number): Promise<IdentityDto[]> {
  const rows = await db
    .select({ issuer: externalIdentities.issuer, createdAt: externalIdentities.createdAt })
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, userId))
    .orderBy(asc(externalIdentities.createdAt))
  return rows.map(({ issuer, createdAt }) => ({ issuer, since: createdAt.toISOString() }))
}
