import { env } from '@/lib/env'

/** At most `max` times in a window of `seconds`, for each key. */
export interface LimitRule {
  name: string
  max: number
  seconds: number
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The limits of the product (api-contract, 'Limits by default'); the numbers can be changed in the environment. */
export const LIMITS = {
  /** Failed logins of one account from one address. */
  loginPair: { name: 'login-pair', max: env.LIMIT_LOGIN_PAIR, seconds: 15 * MINUTE },
  /** Failed logins from one address, whatever the account. */
  loginIp: { name: 'login-address', max: env.LIMIT_LOGIN_ADDRESS, seconds: 15 * MINUTE },
  /** Failed logins of one account from addresses it was never used from. */
  loginAccount: { name: 'login-account', max: env.LIMIT_LOGIN_ACCOUNT, seconds: 60 * MINUTE },
  registerIp: { name: 'register-address', max: env.LIMIT_REGISTER_ADDRESS, seconds: 60 * MINUTE },
  /** Mails with a link (confirm, reset) to one recipient. */
  mailRecipient: { name: 'mail-recipient', max: env.LIMIT_MAIL_RECIPIENT, seconds: 30 * MINUTE },
  /** Mails with a link asked for from one address. */
  mailIp: { name: 'mail-address', max: env.LIMIT_MAIL_ADDRESS, seconds: 30 * MINUTE },
  /** Photos sent by one account, used or not. */
  photoAccount: { name: 'photo-account', max: env.LIMIT_PHOTO_ACCOUNT, seconds: 60 * MINUTE },
  /** Requests of one account that may carry files, whatever becomes of them. */
  uploadAccount: { name: 'upload-account', max: env.LIMIT_UPLOAD_ACCOUNT, seconds: 60 * MINUTE },
  /** Reports of listings by one account. */
  reportAccount: { name: 'report-account', max: env.LIMIT_REPORT_ACCOUNT, seconds: 60 * MINUTE },
  /** Reports of listings from one address, whoever sends them: a carrier may have thousands of people behind it. */
  reportIp: { name: 'report-address', max: env.LIMIT_REPORT_ADDRESS, seconds: 60 * MINUTE },
  /** Visits that are counted from one address: a family or an office behind it, and no more. */
  viewIp: { name: 'view-address', max: env.LIMIT_VIEW_ADDRESS, seconds: 60 * MINUTE },
  /** Of those, visits to one pet. */
  viewPet: { name: 'view-pet', max: 5, seconds: 60 * MINUTE },
  /** Posters drawn for one address; what is ready is handed out to everybody. */
  posterIp: { name: 'poster-address', max: env.LIMIT_POSTER_ADDRESS, seconds: 10 * MINUTE },
  /** Pets that one person publishes. */
  publishPerson: { name: 'publish-person', max: env.LIMIT_PUBLISH_PERSON, seconds: DAY },
  /** Pets that one foundation publishes. */
  publishFoundation: { name: 'publish-foundation', max: env.LIMIT_PUBLISH_FOUNDATION, seconds: DAY },
} satisfies Record<string, LimitRule>
