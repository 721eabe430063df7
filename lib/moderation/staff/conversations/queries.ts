import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, foundations, pets, reports, users } from '@/db/schema'
import { owners } from '@/lib/adoption/condition-queries'
import { personStanding, publisherStanding } from '@/lib/moderation/staff/accounts/standing-queries'
import type {
  ConversationCaseDto,
  ConversationEntryDto,
  PartyDto,
  ReportDto,
  StaffQueueItemDto,
  WaitingConversationDto,
} from '@/lib/moderation/staff/dto'
import { stateOfConversation } from '@/lib/moderation/staff/policy'
import { isUnseen } from '@/lib/pets/visibility-queries'
import { firstName, publisherName } from '@/lib/text/text'
import { entryDto, listAnswers, listMessagesAround } from './entry-queries'

const MAX_REPORTS = 50

/** Reports of one message are decided together; each report of a whole conversation is a case of its own. */
const caseKey = sql`coalesce(${reports.messageId}, -${reports.id})`

const isOpen = and(eq(reports.status, 'abierto'), isNotNull(reports.requestId))

/** Reported conversations as entries of the moderation queue; an id is that of the first open report. */
export const selectWaitingConversations = (db: Db) =>
  db
    .select({
      kind: sql<StaffQueueItemDto['kind']>`'conversation'`.as('kind'),
      id: sql<number>`min(${reports.id})`.as('id'),
      held: sql<boolean>`false`.as('held'),
      since: sql<Date>`min(${reports.createdAt})`.as('since'),
    })
    .from(reports)
    .where(isOpen)
    .groupBy(caseKey)

const selectReported = (db: Db) =>
  db
    .select({
      report: reports,
      request: adoptionRequests,
      pet: {
        id: pets.id,
        name: pets.name,
        gender: pets.gender,
        status: pets.status,
        unseen: isUnseen,
        ownerId: pets.ownerId,
      },
      adopter: { name: users.name, standing: personStanding() },
      owner: { name: owners.name, standing: publisherStanding(owners) },
      foundation: foundations.name,
    })
    .from(reports)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, reports.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))

type Reported = Awaited<ReturnType<typeof selectReported>>[number]

/** Reporters report the other side. */
function partiesOf({ report, request, pet, adopter, owner, foundation }: Reported) {
  const adopts: PartyDto = {
    id: request.adopterId,
    side: 'adopter',
    name: firstName(adopter.name),
    isFoundation: false,
    standing: adopter.standing,
  }
  const owns: PartyDto = {
    id: pet.ownerId,
    side: 'owner',
    name: publisherName({ name: owner.name, foundation }),
    isFoundation: foundation !== null,
    standing: owner.standing,
  }
  return report.reporterId === pet.ownerId
    ? { reporter: owns, reported: adopts }
    : { reporter: adopts, reported: owns }
}

export async function findWaitingConversations(
  db: Db,
  reportIds: readonly number[],
): Promise<Map<number, WaitingConversationDto>> {
  if (reportIds.length === 0) return new Map()
  const rows = await selectReported(db).where(isOneOf(reports.id, reportIds))
  const reasons = await db
    .select({
      reportId: sql<number>`min(${reports.id})`,
      reasons: sql<string[]>`array_agg(distinct ${reports.reason})`,
      count: sql<number>`count(*)::int`,
    })
    .from(reports)
    .where(isOpen)
    .groupBy(caseKey)
    .having(isOneOf(sql`min(${reports.id})`, reportIds))
  const reasonsOf = new Map(reasons.map((row) => [row.reportId, row]))
  return new Map(
    rows.map((row) => {
      const { reporter, reported } = partiesOf(row)
      const open = reasonsOf.get(row.report.id)
      const dto: WaitingConversationDto = {
        kind: 'conversation',
        reportId: row.report.id,
        isMessage: row.report.messageId !== null,
        pet: row.pet.name,
        reporter: reporter.name,
        reported: reported.name,
        standing: reported.standing,
        reasons: open?.reasons ?? [row.report.reason],
        reportCount: open?.count ?? 1,
        since: row.report.createdAt.toISOString(),
      }
      return [row.report.id, dto]
    }),
  )
}

/** The reports that are decided with one: those of its message, else it alone. */
export const isOfCase = ({ id, messageId }: { id: number; messageId: number | null }): SQL | undefined =>
  messageId === null ? eq(reports.id, id) : eq(reports.messageId, messageId)

/** A report of a conversation with what the two sides wrote around it; null when it is gone, or about something else. */
export async function findConversationCase(db: Db, reportId: number): Promise<ConversationCaseDto | null> {
  const [row] = await selectReported(db).where(eq(reports.id, reportId))
  if (!row) return null
  const { report, request, pet } = row
  const parties = partiesOf(row)
  const [said, { messages, cut }, answers] = await Promise.all([
    listReports(db, report, parties.reporter.name),
    listMessagesAround(db, report),
    listAnswers(db, request.id, pet.ownerId),
  ])
  const written: ConversationEntryDto[] = request.message
    ? [entryDto('request', { ...request, body: request.message, side: 'adopter' })]
    : []
  const lastOpen = said.find(({ status }) => status === 'abierto')?.id ?? 0
  const reported = messages.find(({ isReported }) => isReported)
  return {
    ...parties,
    reports: said,
    isMessage: report.messageId !== null,
    request: { id: request.id, status: request.status },
    pet: { id: pet.id, name: pet.name, gender: pet.gender, status: pet.status, unseen: pet.unseen },
    entries: [...written, ...[...answers, ...messages].toSorted((a, b) => a.at.localeCompare(b.at))],
    cut,
    waits: lastOpen > 0,
    seen: stateOfConversation({ lastOpen, removedAt: reported?.removedAt ?? null }),
  }
}

type Report = typeof reports.$inferSelect

async function listReports(db: Db, report: Report, reporter: string): Promise<ReportDto[]> {
  const rows = await db
    .select()
    .from(reports)
    .where(isOfCase(report))
    .orderBy(desc(sql`${reports.status} = 'abierto'`), desc(reports.id))
    .limit(MAX_REPORTS)
  return rows.map(({ id, reason, details, status, createdAt }) => ({
    id,
    account: reporter,
    bySystem: false,
    reason,
    details,
    status,
    createdAt: createdAt.toISOString(),
  }))
}
