import { env } from '@/lib/platform/env'
import type { Mailer } from './mail'
import { resendMailer } from './resend'

/** The outbox is the mailbox. */
export const localMailer: Mailer = {
  name: 'local',
  keepsInOutbox: true,
  async send() {},
}

export const mailer: Mailer = env.RESEND_API_KEY
  ? resendMailer({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM })
  : localMailer
