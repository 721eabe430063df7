import { env } from '@/lib/platform/env'
import { localMailer } from './local'
import type { Mailer } from './mail'
import { resendMailer } from './resend'

/** The application's mailer. Without a key the environment is only valid where stand-ins are allowed. */
export const mailer: Mailer = env.RESEND_API_KEY
  ? resendMailer({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM })
  : localMailer
