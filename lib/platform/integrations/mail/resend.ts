import { Resend } from 'resend'
import { type Mailer, MailFailure } from './mail'

const TIMEOUT_MS = 10_000
const LONGEST_MESSAGE = 300

interface ResendSettings {
  apiKey: string
  baseUrl?: string
  from: string
  timeoutMs?: number
}

/** Sends through Resend, which remembers a key for 24 hours. */
export function resendMailer({ apiKey, baseUrl, from, timeoutMs = TIMEOUT_MS }: ResendSettings): Mailer {
  const resend = new Resend(apiKey, { baseUrl })
  return {
    name: 'resend',
    keepsInOutbox: false,
    async send({ to, subject, html, text, headers }, idempotencyKey) {
      const { data, error } = await resend.emails.send(
        { from, to, subject, html, text, ...addressed(headers) },
        { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
      )
      if (error) throw failureOf(error)
      // The client passes on any 200, and a proxy can answer 200 too.
      if (!data?.id) throw new MailFailure('answer without an id', 'temporary')
    },
  }
}

/** The provider writes 'Reply-To' itself. */
function addressed(headers?: Record<string, string>) {
  if (headers?.['Reply-To'] === undefined) return { headers }
  const { 'Reply-To': replyTo, ...others } = headers
  return { headers: others, replyTo }
}

/** Statuses that concern all mails: a timeout, the rate limit, our key or domain rejected. */
const OUTAGE = new Set([401, 403, 408, 429])
/** The idempotency key is in use by a concurrent request. */
const CONFLICT = 409

function kindOf(status: number | null): MailFailure['kind'] {
  if (status === null || status >= 500 || OUTAGE.has(status)) return 'outage'
  return status >= 400 && status !== CONFLICT ? 'refused' : 'temporary'
}

function failureOf({
  name,
  message,
  statusCode,
}: {
  name: string
  message: string
  statusCode: number | null
}) {
  const words = String(message).replace(/\S+@\S+/g, '[correo]')
  return new MailFailure(
    `${statusCode ?? 'no answer'} ${name}: ${words}`.slice(0, LONGEST_MESSAGE),
    kindOf(statusCode),
  )
}
