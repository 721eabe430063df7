import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { paymentDifferences } from '@/db/schema'
import type { Difference } from './compare'

type Row = typeof paymentDifferences.$inferSelect

const CHUNK = 500

const columnsOf = ({ kind, paymentId, donationId, ours, theirs }: Difference) => ({
  kind,
  paymentId,
  donationId,
  oursMinor: ours.minor,
  oursCurrency: ours.currency,
  oursState: ours.state,
  theirsMinor: theirs.minor,
  theirsCurrency: theirs.currency,
  theirsState: theirs.state,
})

const { oursMinor, oursCurrency, oursState, theirsMinor, theirsCurrency, theirsState, settledAt, foundAt } =
  paymentDifferences
const SIDES = { oursMinor, oursCurrency, oursState, theirsMinor, theirsCurrency, theirsState }

const excluded = ({ name }: PgColumn) => sql`excluded.${sql.identifier(name)}`
/** Keeps a column while both sides are unchanged. */
const whileSame = (column: PgColumn, otherwise: SQL) => sql`case when
  (${sql.join(Object.values(SIDES), sql`, `)}) is not distinct from
  (${sql.join(Object.values(SIDES).map(excluded), sql`, `)}) then ${column} else ${otherwise} end`

/**
 * Upserts one row per difference of the compared payments: a changed one is reopened, a vanished one resolved. Call it
 * in a transaction. @returns new and changed ones.
 */
export async function recordDifferences(
  tx: Db,
  compared: readonly string[],
  differences: readonly Difference[],
  now: Date,
): Promise<Row[]> {
  const kept: number[] = []
  const news: Row[] = []
  for (let at = 0; at < differences.length; at += CHUNK) {
    const values = differences.slice(at, at + CHUNK).map((one) => ({ ...columnsOf(one), foundAt: now }))
    const rows = await tx
      .insert(paymentDifferences)
      .values(values)
      .onConflictDoUpdate({
        target: [paymentDifferences.paymentId, paymentDifferences.kind],
        targetWhere: isNull(paymentDifferences.resolvedAt),
        set: {
          ...Object.fromEntries(Object.entries(SIDES).map(([key, column]) => [key, excluded(column)])),
          donationId: excluded(paymentDifferences.donationId),
          settledAt: whileSame(settledAt, sql`null`),
          foundAt: whileSame(foundAt, excluded(foundAt)),
        },
      })
      .returning()
    kept.push(...rows.map(({ id }) => id))
    news.push(...rows.filter((row) => row.foundAt.getTime() === now.getTime()))
  }
  for (let at = 0; at < compared.length; at += CHUNK)
    await tx
      .update(paymentDifferences)
      .set({ resolvedAt: now })
      .where(
        and(
          inArray(paymentDifferences.paymentId, compared.slice(at, at + CHUNK)),
          isNull(paymentDifferences.resolvedAt),
          sql`${paymentDifferences.id} <> all(${sql.param(`{${kept.join()}}`)}::int[])`,
        ),
      )
  return news
}
