import { Resend } from 'resend'
import { z } from 'zod'
import { DomainError } from '@/lib/platform/errors'
import { type InboundMail, InvalidWebhook, type ReceivedMail } from './inbound'
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

const GONE = 404

interface InboundSettings {
  apiKey: string
  baseUrl?: string
  webhookSecret: string
}

const eventSchema = z.object({ type: z.string(), data: z.object({ email_id: z.string().max(200) }) })

/** What we rely on of `GET /emails/receiving/{id}`. */
const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  received_for: z.array(z.string()).nullish(),
  text: z.string().nullish(),
  html: z.string().nullish(),
  headers: z.record(z.string(), z.unknown()).nullish(),
  attachments: z
    .array(
      z.object({
        size: z.number().nullish(),
        content_type: z.string().nullish(),
        content_id: z.string().nullish(),
        content_disposition: z.string().nullish(),
      }),
    )
    .nullish(),
})

const jsonList = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      ctx.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(z.string()))

/** Mails that Resend received: its webhook, signed as Standard Webhooks, has no body, which is asked for. */
export function resendInbound({ apiKey, baseUrl, webhookSecret }: InboundSettings): InboundMail {
  const resend = new Resend(apiKey, { baseUrl })
  return {
    readEvent(body, headers) {
      const event = eventSchema.safeParse(verified(resend, body, headers, webhookSecret))
      return event.success && event.data.type === 'email.received' ? event.data.data.email_id : null
    },
    async fetch(id) {
      const { data, error } = await resend.emails.receiving.get(
        id,
        { html_format: 'cid' },
        { signal: AbortSignal.timeout(TIMEOUT_MS) },
      )
      if (error?.statusCode === GONE) return null
      const mail = mailSchema.safeParse(data)
      if (error || !mail.success) throw new DomainError('unavailable', 'No pudimos leer el correo recibido')
      return { id, ...readMail(mail.data) }
    },
  }
}

function verified(resend: Resend, body: Buffer, headers: Headers, webhookSecret: string): unknown {
  const header = (name: string) => headers.get(`svix-${name}`) ?? ''
  try {
    return resend.webhooks.verify({
      payload: body.toString(),
      headers: { id: header('id'), timestamp: header('timestamp'), signature: header('signature') },
      webhookSecret,
    })
  } catch {
    throw new InvalidWebhook('not signed by the provider')
  }
}

function readMail(mail: z.output<typeof mailSchema>): Omit<ReceivedMail, 'id'> {
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    headerText(value),
  ])
  return {
    from: mail.from,
    to: [...(mail.received_for ?? []), ...mail.to],
    text: mail.text ?? null,
    html: mail.html ?? null,
    headers: Object.fromEntries(headers),
    files: (mail.attachments ?? []).filter((file) => !isDecoration(file)).length,
  }
}

/** A line for each value: a repeated header is a list, at times as JSON in a string. */
function headerText(value: unknown): string {
  if (Array.isArray(value)) return value.map(unfolded).join('\n')
  const text = String(value)
  const list = text.startsWith('["') ? jsonList.safeParse(text) : null
  return list?.success ? list.data.map(unfolded).join('\n') : unfolded(text)
}

/** As one line (RFC 5322, section 2.2.3). */
const unfolded = (value: unknown) =>
  String(value)
    .replaceAll(/\r?\n[ \t]*/g, ' ')
    .trim()

const LARGEST_DECORATION = 50_000

/** A logo in a signature. Photos are inline, too, where Apple's program shows them, but larger. */
const isDecoration = (file: {
  size?: number | null
  content_id?: string | null
  content_disposition?: string | null
}) =>
  file.content_disposition === 'inline' && Boolean(file.content_id) && (file.size ?? 0) < LARGEST_DECORATION
