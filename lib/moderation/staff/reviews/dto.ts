import type { ReportDto, ReporterDto, Standing } from '@/lib/moderation/staff/dto'

/** The last edit of what is reported. `sinceReport`: after the oldest open report, which may be about another text. */
export interface EditDto {
  at: string
  sinceReport: boolean
}

export interface ReviewCaseDto {
  id: number
  points: number
  comment: string
  reply: string | null
  /** Whether the comment was edited after its reply. */
  isReplyEarlier: boolean
  createdAt: string
  edited: EditDto | null
  hiddenAt: string | null
  /** Those of a blocked author are not shown. */
  isShown: boolean
  author: { id: number; name: string; standing: Standing }
  foundation: { id: number; name: string; standing: Standing }
  reports: ReportDto[]
  reporters: ReporterDto[]
  waits: boolean
  seen: string
}
