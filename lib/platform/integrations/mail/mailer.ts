import { env } from '@/lib/platform/env'
import type { Mailer } from './mail'
import { resendMailer } from './resend'

/** Sends nothing: the outbox is the mailbox, and a mail counts as sent. */
export const localMailer: Mailer = {
  name: 'local',
  keepsInOutbox: true,
  async send() {},
}

/** The application's mailer. Without a key the environment is only valid where stand-ins are allowed. */
export const mailer: Mailer = env.RESEND_API_KEY
  ? resendMailer({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM })
  : localMailer
