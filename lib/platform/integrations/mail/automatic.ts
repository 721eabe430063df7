import type { ReceivedMail } from './inbound'

const NO_PERSON = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+@-]|$)/i

/** Lists, absences, Exchange (rules of a mailbox), Exim and Gmail (bounces). */
const PROGRAMS_ALONE = [
  'list-id',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
  'x-ms-exchange-generated-message-source',
]

/** Whether headers (RFC 3834, RFC 2076) say that a program wrote it. Answering could make a loop. */
export function isAutomatic({ headers, from }: Pick<ReceivedMail, 'headers' | 'from'>): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(headers[name]?.trim() ?? '')
  return (
    is('auto-submitted', /^(?!no\b)\S/i) ||
    is('precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    is('content-type', /^multipart\/report\b/i) ||
    is('return-path', /^<\s*>$/) ||
    PROGRAMS_ALONE.some((name) => name in headers) ||
    NO_PERSON.test(emailOf(from))
  )
}

/** 'Ana Paz <ana@correo.example>' → 'ana@correo.example' */
export const emailOf = (from: string): string => (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim()
