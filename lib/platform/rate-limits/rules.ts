import { env } from '@/lib/platform/env'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/text/durations'

export interface LimitRule {
  name: string
  max: number
  seconds: number
}

/** All rate limits (api-contract, 'Limits by default'); the environment can change the numbers. */
export const LIMITS = {
  /** Failed logins of one account from one IP. */
  loginPair: { name: 'login-pair', max: env.LIMIT_LOGIN_PAIR, seconds: 15 * MINUTE_SECONDS },
  /** Failed logins from one IP, whatever the account. */
  loginIp: { name: 'login-address', max: env.LIMIT_LOGIN_ADDRESS, seconds: 15 * MINUTE_SECONDS },
  /** Failed logins of one account from IPs it has never signed in from. */
  loginAccount: { name: 'login-account', max: env.LIMIT_LOGIN_ACCOUNT, seconds: HOUR_SECONDS },
  /** Registrations from one IP; refused ones count only if they reveal that an e-mail is taken. */
  registerIp: { name: 'register-address', max: env.LIMIT_REGISTER_ADDRESS, seconds: HOUR_SECONDS },
  /** Mails with a link (confirm, reset) to one recipient, requested from one IP. */
  mailPair: { name: 'mail-pair', max: env.LIMIT_MAIL_RECIPIENT, seconds: 30 * MINUTE_SECONDS },
  /** Requested from all IPs together. */
  mailRecipient: { name: 'mail-recipient', max: 4 * env.LIMIT_MAIL_RECIPIENT, seconds: 30 * MINUTE_SECONDS },
  mailIp: { name: 'mail-address', max: env.LIMIT_MAIL_ADDRESS, seconds: 30 * MINUTE_SECONDS },
  /** Changes of one account's profile or picture: each may expire cached pages. */
  profileAccount: { name: 'profile-account', max: env.LIMIT_PROFILE_ACCOUNT, seconds: HOUR_SECONDS },
  /** Edits and confirmations of one account's pets: each expires cached pages. */
  petAccount: { name: 'pet-account', max: env.LIMIT_PET_ACCOUNT, seconds: HOUR_SECONDS },
  /** Pets that one account saves or removes. */
  favouriteAccount: { name: 'favourite-account', max: env.LIMIT_FAVOURITE_ACCOUNT, seconds: HOUR_SECONDS },
  /** Times that one account ends its other sessions, or unlinks an identity. */
  sessionAccount: { name: 'session-account', max: 30, seconds: HOUR_SECONDS },
  photoAccount: { name: 'photo-account', max: env.LIMIT_PHOTO_ACCOUNT, seconds: HOUR_SECONDS },
  uploadAccount: { name: 'upload-account', max: env.LIMIT_UPLOAD_ACCOUNT, seconds: HOUR_SECONDS },
  uploadIp: { name: 'upload-address', max: env.LIMIT_UPLOAD_ADDRESS, seconds: HOUR_SECONDS },
  reportAccount: { name: 'report-account', max: env.LIMIT_REPORT_ACCOUNT, seconds: HOUR_SECONDS },
  /** Reports from one IP: carrier-grade NAT may hide thousands of people behind it. */
  reportIp: { name: 'report-address', max: env.LIMIT_REPORT_ADDRESS, seconds: HOUR_SECONDS },
  /** Page views counted from one IP: a family or an office. */
  viewIp: { name: 'view-address', max: env.LIMIT_VIEW_ADDRESS, seconds: HOUR_SECONDS },
  viewPet: { name: 'view-pet', max: 5, seconds: HOUR_SECONDS },
  /** Posters rendered for one IP; cached ones are not counted. */
  posterIp: { name: 'poster-address', max: env.LIMIT_POSTER_ADDRESS, seconds: 10 * MINUTE_SECONDS },
  /** Further positions are looked up in our own table. */
  locationIp: { name: 'location-address', max: 30, seconds: HOUR_SECONDS },
  /** Calls of the paid maps service, whoever asks. */
  locationSite: { name: 'location-site', max: env.LIMIT_LOCATION_DAY, seconds: DAY_SECONDS },
  publishPerson: { name: 'publish-person', max: env.LIMIT_PUBLISH_PERSON, seconds: DAY_SECONDS },
  publishFoundation: { name: 'publish-foundation', max: env.LIMIT_PUBLISH_FOUNDATION, seconds: DAY_SECONDS },
  /** Times that one account saves its adopter profile. */
  matchAccount: { name: 'match-account', max: env.LIMIT_MATCH_ACCOUNT, seconds: HOUR_SECONDS },
  /** Times that one account saves or deletes its dossier. */
  dossierAccount: { name: 'dossier-account', max: env.LIMIT_DOSSIER_ACCOUNT, seconds: HOUR_SECONDS },
  /** Adoption requests sent by one account: each mails an owner. */
  adoptionAccount: { name: 'adoption-account', max: env.LIMIT_ADOPTION_ACCOUNT, seconds: HOUR_SECONDS },
  /** Answers of one account to adoption requests, and changes of its pets' status: each may mail many people. */
  answerAccount: { name: 'answer-account', max: env.LIMIT_ANSWER_ACCOUNT, seconds: HOUR_SECONDS },
  /** Messages that one account writes about adoption requests. */
  messageAccount: { name: 'message-account', max: env.LIMIT_MESSAGE_ACCOUNT, seconds: HOUR_SECONDS },
  /** Comments on foundations, and a foundation's answers, written by one account: each expires cached pages. */
  reviewAccount: { name: 'review-account', max: env.LIMIT_REVIEW_ACCOUNT, seconds: HOUR_SECONDS },
  /** Saved searches that one account keeps, changes or deletes. */
  savedSearchAccount: {
    name: 'saved-search-account',
    max: env.LIMIT_SAVED_SEARCH_ACCOUNT,
    seconds: HOUR_SECONDS,
  },
  /** Answers to the check-ins of one adoption: each may bring a photo, and mail an owner. */
  checkInAnswer: { name: 'check-in-answer', max: 10, seconds: DAY_SECONDS },
  /** Donations that one account starts: each opens a payment page. */
  donationAccount: { name: 'donation-account', max: env.LIMIT_DONATION_ACCOUNT, seconds: HOUR_SECONDS },
  /** Files with pets that one foundation has checked. */
  importCheck: { name: 'import-check', max: 6 * env.LIMIT_IMPORT_ACCOUNT, seconds: HOUR_SECONDS },
  /** Imports that one foundation starts; what they publish has no limit of its own. */
  importStart: { name: 'import-start', max: env.LIMIT_IMPORT_ACCOUNT, seconds: DAY_SECONDS },
  /** Monthly gifts that one account cancels: each calls the payment provider. */
  monthlyAccount: { name: 'monthly-account', max: 60, seconds: HOUR_SECONDS },
  /** Expenses that one foundation publishes or deletes: each expires its page. */
  expenseAccount: { name: 'expense-account', max: 40, seconds: DAY_SECONDS },
  /** Changes of one foundation's short link. */
  slugAccount: { name: 'slug-account', max: 5, seconds: DAY_SECONDS },
  /** Uses of the link of one saved search's notices, or of one adoption's check-ins: mail programs of many people share an IP. */
  noticeLink: { name: 'notice-link', max: 30, seconds: HOUR_SECONDS },
} satisfies Record<string, LimitRule>
