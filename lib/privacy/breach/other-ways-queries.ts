import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { auditLog, auditNotes, outbox, petSearch, petTexts } from '@/db/schema'
import { subjectOwners } from '@/lib/moderation/staff/audit-log/subject-queries'

/** From the rows of a table, `source`, to the account that they are about. */
export interface Way {
  account: SQL
  joins: SQL
}

const byPet = (petId: SQL): Way => ({
  account: sql`pet.owner_id`,
  joins: sql`join pets pet on pet.id = ${petId}`,
})

/** What an entry was about; who decided is not concerned. @param joins to `entry` */
const bySubject = (joins: SQL): Way[] => [
  {
    account: sql`subject_owners.account`,
    joins: sql`${joins} join ${subjectOwners()} on subject_owners.subject = entry.subject`,
  },
]

/** How rows without a foreign key are about accounts: mails are, about who gets them and whom they tell of. */
const WAYS = new Map<PgTable, readonly Way[]>([
  [
    outbox,
    [
      {
        account: sql`owner.id`,
        joins: sql`join users owner on lower(owner.email) = lower(source.recipient)`,
      },
      { account: sql`owner.id`, joins: sql`join users owner on owner.id = any(source.about_accounts)` },
    ],
  ],
  [petSearch, [byPet(sql`source.id`)]],
  [petTexts, [byPet(sql`source.pet_id`)]],
  [auditLog, bySubject(sql`join audit_log entry on entry.id = source.id`)],
  [auditNotes, bySubject(sql`join audit_log entry on entry.id = source.entry_id`)],
])

/** For tables whose rows are about accounts to which no foreign key leads; null for all others. */
export const waysWithoutKeys = (table: PgTable): readonly Way[] | null => WAYS.get(table) ?? null
