import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from '@/tests/support/loopback'
import { RESEND_KEY } from './resend-server'

const KEY = Buffer.from('only the tests know this key')
export const INBOUND_SECRET = `whsec_${KEY.toString('base64')}`

/** A mail as Resend answers it from `GET /emails/receiving/{id}`. */
export interface InboundFields {
  from: string
  to: string[]
  text?: string | null
  html?: string | null
  headers?: Record<string, string | string[]>
  attachments?: {
    id: string
    filename: string | null
    size: number
    content_type: string
    content_id: string | null
    content_disposition: string | null
  }[]
}

/** Speaks Resend's protocol for received mails: signed webhooks without a body, and the mail to be fetched with a key. */
export class InboundMailServer extends LoopbackServer {
  behaviour: 'healthy' | number = 'healthy'
  readonly #mails = new Map<string, object>()

  constructor() {
    super((request, response) => this.#answer(request, response))
  }

  #answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
    const id = /^\/emails\/receiving\/([\w-]+)\?html_format=cid$/.exec(url ?? '')?.[1] ?? ''
    const mail = this.#mails.get(id)
    const isKnown = headers.authorization === `Bearer ${RESEND_KEY}`
    const status = this.behaviour === 'healthy' ? (isKnown ? (mail ? 200 : 404) : 401) : this.behaviour
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify(status === 200 ? mail : { statusCode: status, name: 'not_found', message: 'No' }),
    )
  }

  /** Somebody sends a mail. @returns its id. */
  receive({ from, to, text = null, html = null, headers = {}, attachments = [] }: InboundFields): string {
    const id = randomUUID()
    const dates = {
      object: 'email',
      id,
      created_at: '2026-11-23 10:12:03.123+00',
      message_id: `<${id}@mail>`,
    }
    this.#mails.set(id, {
      ...{ ...dates, from, to, subject: 'Re: Hola', bcc: [], cc: [], reply_to: [], received_for: to },
      ...{ text, html, headers, attachments },
    })
    return id
  }

  /** The webhook that tells of it, signed as Svix does. */
  webhook(id: string, { at = new Date(), secret = KEY, type = 'email.received' } = {}) {
    const body = JSON.stringify({
      type,
      created_at: at.toISOString(),
      data: { email_id: id, from: 'x@x.example', to: [], subject: '', message_id: '<x>', attachments: [] },
    })
    const [messageId, timestamp] = [`msg_${id}`, String(Math.floor(at.getTime() / 1000))]
    const signature = createHmac('sha256', secret)
      .update(`${messageId}.${timestamp}.${body}`)
      .digest('base64')
    const headers = new Headers({
      'svix-id': messageId,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${signature}`,
    })
    return { body: Buffer.from(body), headers }
  }
}
