import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from '@/tests/support/loopback'

/** What the real service does when it is well; a status it answers instead; no answer at all, or one that gets lost. */
type FakeBehaviour = 'healthy' | 'silent' | 'lost' | number

interface ReceivedMail {
  from: string
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  reply_to?: string
}

export const RESEND_KEY = 're_tests'

/**
 * A service that speaks Resend's protocol on this machine: `POST /emails` with a bearer key; the same
 * `Idempotency-Key` delivers once and answers with the same id, with another body it is a conflict.
 */
export class ResendServer extends LoopbackServer {
  behaviour: FakeBehaviour = 'healthy'
  /** Statuses for single recipients, whatever the behaviour. */
  readonly refused = new Map<string, number>()
  /** Every mail that was accepted, once per key. */
  readonly delivered: ReceivedMail[] = []
  /** The key of every request, accepted or not. */
  readonly keys: string[] = []
  /** Recipients of requests that the sender closed before there was an answer. */
  readonly abandoned: string[] = []
  /** The most requests that were open at the same time. */
  mostOpen = 0
  readonly #answers = new Map<string, { id: string; body: string }>()
  #open = 0

  constructor() {
    super((request, response) => this.#receive(request, response))
  }

  /** Who was sent a mail, in order. */
  get recipients(): string[] {
    return this.delivered.map(({ to }) => to)
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.mostOpen = Math.max(this.mostOpen, ++this.#open)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const answer = this.#answer(request, body)
    this.#open--
    if (answer === null) return void response.on('close', () => this.abandoned.push(parseMail(body).to))
    if (this.behaviour === 'lost') return void response.destroy()
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  #answer(request: IncomingMessage, body: string): { status: number; body: unknown } | null {
    const key = String(request.headers['idempotency-key'] ?? '')
    this.keys.push(key)
    if (request.method !== 'POST' || request.url !== '/emails')
      return failure(404, 'not_found', 'no such path')
    if (request.headers.authorization !== `Bearer ${RESEND_KEY}`)
      return failure(401, 'restricted_api_key', 'wrong key')
    const mail = parseMail(body)
    const status = this.refused.get(mail.to) ?? this.behaviour
    if (status === 'silent') return null
    if (status !== 'healthy' && status !== 'lost')
      return failure(status, NAMES[status] ?? 'application_error', `no mail to ${mail.to}`)
    const before = this.#answers.get(key)
    if (before && before.body !== body)
      return failure(409, 'invalid_idempotent_request', 'the key was used with another body')
    if (before) return { status: 200, body: { id: before.id } }
    const id = randomUUID()
    this.#answers.set(key, { id, body })
    this.delivered.push(mail)
    return { status: 200, body: { id } }
  }
}

const parseMail = (body: string) => JSON.parse(body) as ReceivedMail

const NAMES: Record<number, string> = {
  403: 'invalid_api_key',
  422: 'validation_error',
  429: 'rate_limit_exceeded',
  500: 'internal_server_error',
}

const failure = (statusCode: number, name: string, message: string) => ({
  status: statusCode,
  body: { statusCode, name, message },
})
