import { env } from '@/lib/platform/env'
import type { InboundMail } from './inbound'
import type { Mailer } from './mail'
import { resendInbound, resendMailer } from './resend'

/** The outbox is the mailbox. */
export const localMailer: Mailer = {
  name: 'local',
  keepsInOutbox: true,
  async send() {},
}

export const mailer: Mailer = env.RESEND_API_KEY
  ? resendMailer({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM })
  : localMailer

/** The stand-in mailbox takes answers, too; nothing leaves it. */
const LOCAL_DOMAIN = 'respuestas.querencia.example'

/** Where answers to mails are sent; null: nowhere. */
export const replyDomain: string | null =
  env.INBOUND_MAIL_DOMAIN ?? (mailer.keepsInOutbox ? LOCAL_DOMAIN : null)

export const inbound: InboundMail | null =
  env.INBOUND_MAIL_DOMAIN && env.RESEND_API_KEY && env.RESEND_WEBHOOK_SECRET
    ? resendInbound({
        apiKey: env.RESEND_API_KEY,
        baseUrl: env.RESEND_BASE_URL,
        webhookSecret: env.RESEND_WEBHOOK_SECRET,
      })
    : null
