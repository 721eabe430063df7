import type { Route } from 'next'
import { reportConversationPath, reportPath, reportReviewPath } from '@/lib/text/routes'

export type ReportSubject =
  | { kind: 'pet'; petId: number }
  | {
      kind: 'conversation'
      requestId: number
      /** First name, or the foundation's name. */
      other: string
      /** Null for the whole conversation. */
      message: { id: number; body: string } | null
    }
  | { kind: 'review'; foundationId: number; reviewId: number }

export function reportFormPath(subject: ReportSubject): Route {
  if (subject.kind === 'pet') return reportPath(subject.petId)
  if (subject.kind === 'review') return reportReviewPath(subject.foundationId, subject.reviewId)
  return reportConversationPath(subject.requestId, subject.message?.id)
}

export function subjectFields(subject: ReportSubject): Record<string, number> {
  if (subject.kind === 'pet') return { petId: subject.petId }
  if (subject.kind === 'review') return { reviewId: subject.reviewId }
  const { requestId, message } = subject
  return message ? { requestId, messageId: message.id } : { requestId }
}
