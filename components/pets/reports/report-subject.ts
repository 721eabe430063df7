import type { Route } from 'next'
import { reportConversationPath, reportPath, reportReviewPath } from '@/lib/text/routes'

/** What is reported. */
export type ReportSubject =
  | { kind: 'pet'; petId: number }
  | {
      kind: 'conversation'
      requestId: number
      /** First name of the other side, or the foundation's. */
      other: string
      /** A message of the other side; null for the whole conversation. */
      message: { id: number; body: string } | null
    }
  | { kind: 'review'; foundationId: number; reviewId: number }

/** The page with the report's form. */
export function reportFormPath(subject: ReportSubject): Route {
  if (subject.kind === 'pet') return reportPath(subject.petId)
  if (subject.kind === 'review') return reportReviewPath(subject.foundationId, subject.reviewId)
  return reportConversationPath(subject.requestId, subject.message?.id)
}

/** Fields that name the subject in its form. */
export function subjectFields(subject: ReportSubject): Record<string, number> {
  if (subject.kind === 'pet') return { petId: subject.petId }
  if (subject.kind === 'review') return { reviewId: subject.reviewId }
  const { requestId, message } = subject
  return message ? { requestId, messageId: message.id } : { requestId }
}
