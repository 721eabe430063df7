import { db } from '@/db/client'
import { foundationDocuments } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { findApplicationState } from '@/lib/moderation/staff/foundations/queries'

/** A foundation that waits for approval, with a document that no file is behind. */
export async function makeApplicant(name?: string) {
  const made = await makeFoundation(db, { status: 'pendiente', decidedAt: null, ...(name && { name }) })
  const foundationId = made.user.id
  const file = `documents/applicant-${foundationId}.pdf`
  await db
    .insert(foundationDocuments)
    .values({ foundationId, file, contentType: 'application/pdf', bytes: 1 })
  return made
}

/** An application as staff see it now, for a decision about it. */
export async function applicationOf(foundationId: number) {
  const seen = await findApplicationState(db, foundationId)
  if (seen === null) throw new Error(`There is no foundation ${foundationId}`)
  return { foundationId, seen, reason: undefined, password: undefined }
}
