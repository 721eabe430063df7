import type { AuditEntryDto } from '@/lib/moderation/staff/audit-log/dto'

const OPENINGS = ['document.view', 'conversation.view', 'account.view']

/**
 * Consecutive openings of an account, of a foundation's documents or of a reported conversation, by one person become the
 * newest of them, with how many documents.
 */
export function foldOpenings(entries: readonly AuditEntryDto[]): AuditEntryDto[] {
  const runs: { newest: AuditEntryDto; documents: Set<number | null> }[] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && continues(run.newest, entry)) run.documents.add(entry.documentId)
    else runs.push({ newest: entry, documents: new Set([entry.documentId]) })
  }
  return runs.map(({ newest, documents }) =>
    OPENINGS.includes(newest.action) ? { ...newest, count: documents.size } : newest,
  )
}

const continues = (newest: AuditEntryDto, entry: AuditEntryDto) =>
  OPENINGS.includes(newest.action) &&
  entry.action === newest.action &&
  newest.actor === entry.actor &&
  newest.subjectId === entry.subjectId
