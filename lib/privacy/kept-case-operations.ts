import { and, asc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, keptCases, pets, reports, reviews, users } from '@/db/schema'
import { isOfSide } from '@/lib/adoption/condition-queries'
import { subjectOwners } from '@/lib/moderation/staff/audit-log/subject-queries'
import { emailToHash, phoneToHash } from '@/lib/people/accounts/returning-queries'
import { redactAudit } from '@/lib/platform/audit/operations'
import { groupBy } from '@/lib/platform/collections'
import { keyedHash } from '@/lib/platform/secrets'
import { KEPT_CASE_DAYS } from '@/lib/text/copy/kept-cases'
import { DAY_MS } from '@/lib/text/durations'

type NewCase = Pick<typeof keptCases.$inferInsert, 'kind' | 'said' | 'reports'> & {
  /** Whether the person may not register meanwhile. One visitor's report must not be enough: it costs them nothing. */
  keepsOut: boolean
}

/** In the place of hashes: recognises nobody. */
const NOBODY = { emailHash: '', phoneHash: null }

/**
 * Keeps what is open about an account that is about to be deleted: what was reported, why, and keyed hashes by which its
 * e-mail and telephone are recognised, unless a visitor's word is all there is. Those of comments that it deleted before get
 * theirs now. Call it before anything is deleted. @returns how many cases there are.
 */
export async function keepOpenCases(tx: Db, accountId: number, now: Date): Promise<number> {
  const [account] = await tx
    .select({ suspension: users.suspensionReason })
    .from(users)
    .where(eq(users.id, accountId))
  const suspension = account?.suspension ?? null
  const found: NewCase[] = [
    ...(await listReported(tx, accountId)),
    ...(suspension === null
      ? []
      : [{ kind: 'suspension' as const, said: suspension, reports: [], keepsOut: true }]),
  ]
  const whose = await hashesOf(tx, accountId)
  await insertCases(
    tx,
    found.map(({ keepsOut, ...one }) => ({ ...one, accountId, ...(keepsOut ? whose : NOBODY) })),
    now,
  )
  const isIts = eq(keptCases.accountId, accountId)
  // Counts from now for who came meanwhile (`hasCaseOfPhone`); its term stays.
  await tx
    .update(keptCases)
    .set({ ...whose, createdAt: now })
    .where(and(isIts, sql`${keptCases.reports} @> '[{"byAccount": true}]'`))
  return tx.$count(keptCases, and(isIts, gte(keptCases.keepUntil, now)))
}

/** The same of a comment that its author is about to delete. While the account stays nobody has to be recognised. */
export async function keepReviewCase(
  tx: Db,
  { accountId, reviewId }: { accountId: number; reviewId: number },
  now: Date,
): Promise<void> {
  const found = await listReported(tx, accountId, eq(reports.reviewId, reviewId))
  const cases = found.map(({ keepsOut: _, ...one }) => ({ ...one, accountId, ...NOBODY }))
  await insertCases(tx, cases, now)
}

async function hashesOf(tx: Db, accountId: number): Promise<{ emailHash: string; phoneHash: string | null }> {
  const [account] = await tx
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, accountId))
  if (!account) return NOBODY
  const phone = phoneToHash(account.phone)
  return { emailHash: keyedHash(emailToHash(account.email)), phoneHash: phone && keyedHash(phone) }
}

type Case = Omit<typeof keptCases.$inferInsert, 'createdAt' | 'keepUntil'>

async function insertCases(tx: Db, cases: readonly Case[], now: Date): Promise<void> {
  if (cases.length === 0) return
  const keepUntil = new Date(now.getTime() + KEPT_CASE_DAYS * DAY_MS)
  await tx.insert(keptCases).values(cases.map((one) => ({ ...one, createdAt: now, keepUntil })))
}

/** Open reports of what the account published or wrote, by others, one case per subject. @param which of them; all if absent */
async function listReported(tx: Db, accountId: number, which?: SQL): Promise<NewCase[]> {
  const rows = await tx
    .select({
      petId: reports.petId,
      requestId: reports.requestId,
      messageId: reports.messageId,
      reviewId: reports.reviewId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      reporterId: reports.reporterId,
      heldAt: pets.heldAt,
      pet: sql<string | null>`${pets.name} || E'\n' || ${pets.description}`,
      message: adoptionMessages.body,
      wrote: writtenIn(accountId),
      comment: reviews.comment,
    })
    .from(reports)
    .leftJoin(adoptionRequests, eq(adoptionRequests.id, reports.requestId))
    .leftJoin(pets, or(eq(pets.id, reports.petId), eq(pets.id, adoptionRequests.petId)))
    .leftJoin(adoptionMessages, eq(adoptionMessages.id, reports.messageId))
    .leftJoin(reviews, eq(reviews.id, reports.reviewId))
    .where(
      and(
        eq(reports.status, 'abierto'),
        which,
        or(isNull(reports.reporterId), ne(reports.reporterId, accountId)),
        or(
          and(isNotNull(reports.petId), eq(pets.ownerId, accountId)),
          and(isNotNull(reports.requestId), isOfSide(accountId)),
          eq(reviews.userId, accountId),
        ),
      ),
    )
    .orderBy(asc(reports.id))
  const subjects = groupBy(rows, ({ petId, requestId, messageId, reviewId }) =>
    [petId, requestId, messageId, reviewId].join(),
  )
  return [...subjects.values()].flatMap((said): NewCase[] => {
    const [first] = said
    if (!first) return []
    const kind = first.petId !== null ? 'pet' : first.reviewId !== null ? 'review' : 'conversation'
    const text = { pet: first.pet, review: first.comment, conversation: first.message ?? first.wrote }[kind]
    const reasons = said.map(({ reason, details, createdAt, reporterId }) => ({
      reason,
      details,
      createdAt: createdAt.toISOString(),
      byAccount: reporterId !== null,
    }))
    const keepsOut = said.some(({ reporterId, heldAt }) => reporterId !== null || heldAt !== null)
    return [{ kind, said: text, reports: reasons, keepsOut }]
  })
}

/** What the account wrote in a conversation that was reported as a whole; the other side's words are not its own. */
const writtenIn = (accountId: number) => sql<string | null>`(
  select string_agg(written.body, E'\n\n' order by written.id) from adoption_messages written
  where written.request_id = ${reports.requestId} and written.author_id = ${accountId})`

/** Those that staff have not decided in time. @returns how many. */
export async function deleteOldCases(db: Db, now: Date): Promise<number> {
  const { count } = await db.delete(keptCases).where(lt(keptCases.keepUntil, now))
  return count
}

/**
 * Removes names and reasons from entries about accounts, their pets, their adoptions, reports of their conversations, comments by
 * or on them and payments by or to them; what was done, when and by whom stays. Call it while donations name their donor.
 */
export const redactAuditLog = (tx: Db, accountIds: number[]): Promise<void> =>
  redactAudit(tx, sql`select subject from ${subjectOwners()} where account in ${accountIds}`)
