import { Resend } from 'resend'
import { type Mailer, MailFailure } from '@/lib/integrations/mail/mail'

const TIMEOUT_MS = 10_000
const LONGEST_MESSAGE = 300

interface ResendSettings {
  apiKey: string
  /** Resend's own address unless told otherwise. */
  baseUrl?: string
  /** Sender, as in 'Querencia <hola@querencia.example>'. */
  from: string
  timeoutMs?: number
}

/** Sends through Resend, which remembers a key for 24 hours. */
export function resendMailer({ apiKey, baseUrl, from, timeoutMs = TIMEOUT_MS }: ResendSettings): Mailer {
  const resend = new Resend(apiKey, { baseUrl })
  return {
    name: 'resend',
    keepsInOutbox: false,
    async send({ to, subject, html, text }, idempotencyKey) {
      const { data, error } = await resend.emails.send(
        { from, to, subject, html, text },
        { idempotencyKey, signal: AbortSignal.timeout(timeoutMs) },
      )
      if (error) throw failureOf(error)
      // The client hands on whatever a 200 carries, and a proxy in between can answer 200 too.
      if (!data?.id) throw new MailFailure('answer without an id', false)
    },
  }
}

/** No answer, an overloaded or failing provider: later. */
const TEMPORARY = new Set([408, 409, 429])
/** Our key or domain is refused, which says nothing about the mail: it waits until that is put right. */
const OURS = new Set([401, 403])

function failureOf({
  name,
  message,
  statusCode,
}: {
  name: string
  message: string
  statusCode: number | null
}) {
  const status = statusCode ?? 0
  const permanent = status >= 400 && status < 500 && !TEMPORARY.has(status) && !OURS.has(status)
  const words = String(message).replace(/\S+@\S+/g, '[correo]')
  return new MailFailure(
    `${statusCode ?? 'no answer'} ${name}: ${words}`.slice(0, LONGEST_MESSAGE),
    permanent,
  )
}
