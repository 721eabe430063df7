import { db } from '@/db/client'
import { findApplicationState } from '@/lib/moderation/staff/foundations/queries'

/** An application as staff see it now, for a decision about it. */
export async function applicationOf(foundationId: number) {
  const seen = await findApplicationState(db, foundationId)
  if (seen === null) throw new Error(`There is no foundation ${foundationId}`)
  return { foundationId, seen, reason: undefined, password: undefined }
}
