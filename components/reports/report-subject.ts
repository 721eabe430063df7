import type { Route } from 'next'
import { reportConversationPath, reportPath } from '@/lib/routes'

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

/** The page with the report's form. */
export const reportFormPath = (subject: ReportSubject): Route =>
  subject.kind === 'pet'
    ? reportPath(subject.petId)
    : reportConversationPath(subject.requestId, subject.message?.id)

/** Fields that name the subject in its form. */
export function subjectFields(subject: ReportSubject): Record<string, number> {
  if (subject.kind === 'pet') return { petId: subject.petId }
  const { requestId, message } = subject
  return message ? { requestId, messageId: message.id } : { requestId }
}
