import { env } from '@/lib/platform/env'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/lib/text/durations'

export interface LimitRule {
  name: string
  max: number
  seconds: number
}

/**
 * Numbers: api-contract, 'Limits by default'; the environment can change them. What is counted by (`id` of `limit`) ends the key:
 * `…Account` an account, `…Ip` an IP, `…Pair` an IP together with an e-mail, `…Recipient` a mailbox, `…Site` all of them at once;
 * other rules say it themselves. In the names of rules and of variables, 'address' is an IP.
 */
export const LIMITS = {
  loginPair: { name: 'login-pair', max: env.LIMIT_LOGIN_PAIR, seconds: 15 * MINUTE_SECONDS },
  loginIp: { name: 'login-address', max: env.LIMIT_LOGIN_ADDRESS, seconds: 15 * MINUTE_SECONDS },
  /** By e-mail: attempts on an account from IPs that it has never signed in from. */
  loginAccount: { name: 'login-account', max: env.LIMIT_LOGIN_ACCOUNT, seconds: HOUR_SECONDS },
  /** By e-mail: at so many failures of a day the owner is mailed. */
  loginFailures: { name: 'login-failures', max: 20, seconds: DAY_SECONDS },
  /** By account. Three of a million codes are valid at a time: guessing one takes whoever has the password 10,000 days. */
  secondFactor: { name: 'second-factor', max: 5, seconds: 15 * MINUTE_SECONDS },
  /** By account. */
  secondFactorDay: { name: 'second-factor-day', max: 30, seconds: DAY_SECONDS },
  /** Refused registrations count only if they reveal that an e-mail is taken. */
  registerIp: { name: 'register-address', max: env.LIMIT_REGISTER_ADDRESS, seconds: HOUR_SECONDS },
  /** To score one takes long. Whoever registers tries a few, and many people may share an IP. */
  commonPasswordIp: {
    name: 'common-password-address',
    max: 5 * env.LIMIT_REGISTER_ADDRESS,
    seconds: HOUR_SECONDS,
  },
  mailPair: { name: 'mail-pair', max: env.LIMIT_MAIL_RECIPIENT, seconds: 30 * MINUTE_SECONDS },
  mailRecipient: { name: 'mail-recipient', max: 4 * env.LIMIT_MAIL_RECIPIENT, seconds: 30 * MINUTE_SECONDS },
  mailIp: { name: 'mail-address', max: env.LIMIT_MAIL_ADDRESS, seconds: 30 * MINUTE_SECONDS },
  /** By account and e-mail: tells whoever asks for a link in its name that the account is suspended. */
  suspensionMail: { name: 'suspension-mail', max: 1, seconds: DAY_SECONDS },
  /** Each may expire cached pages. */
  profileAccount: { name: 'profile-account', max: env.LIMIT_PROFILE_ACCOUNT, seconds: HOUR_SECONDS },
  /** Each expires cached pages. */
  petAccount: { name: 'pet-account', max: env.LIMIT_PET_ACCOUNT, seconds: HOUR_SECONDS },
  favouriteAccount: { name: 'favourite-account', max: env.LIMIT_FAVOURITE_ACCOUNT, seconds: HOUR_SECONDS },
  pushAccount: { name: 'push-account', max: 30, seconds: HOUR_SECONDS },
  /** Each mails an address that may be anybody's. */
  emailChangeAccount: { name: 'email-change-account', max: 10, seconds: DAY_SECONDS },
  sessionAccount: { name: 'session-account', max: 30, seconds: HOUR_SECONDS },
  photoAccount: { name: 'photo-account', max: env.LIMIT_PHOTO_ACCOUNT, seconds: HOUR_SECONDS },
  uploadAccount: { name: 'upload-account', max: env.LIMIT_UPLOAD_ACCOUNT, seconds: HOUR_SECONDS },
  uploadIp: { name: 'upload-address', max: env.LIMIT_UPLOAD_ADDRESS, seconds: HOUR_SECONDS },
  reportAccount: { name: 'report-account', max: env.LIMIT_REPORT_ACCOUNT, seconds: HOUR_SECONDS },
  /** One IP may be thousands of people, behind carrier-grade NAT. */
  reportIp: { name: 'report-address', max: env.LIMIT_REPORT_ADDRESS, seconds: HOUR_SECONDS },
  /** One IP may be a family or an office. */
  viewIp: { name: 'view-address', max: env.LIMIT_VIEW_ADDRESS, seconds: HOUR_SECONDS },
  /** By IP and pet. */
  viewPet: { name: 'view-pet', max: 5, seconds: HOUR_SECONDS },
  /** Cached posters are not counted. */
  posterIp: { name: 'poster-address', max: env.LIMIT_POSTER_ADDRESS, seconds: 10 * MINUTE_SECONDS },
  /** Cached pictures are not counted; one machine of a messenger asks for many people. */
  pictureIp: { name: 'picture-address', max: env.LIMIT_PICTURE_ADDRESS, seconds: 10 * MINUTE_SECONDS },
  /** Further positions are looked up in our own table. */
  locationIp: { name: 'location-address', max: 30, seconds: HOUR_SECONDS },
  /** Calls of the paid maps service, whoever asks. */
  locationSite: { name: 'location-site', max: env.LIMIT_LOCATION_DAY, seconds: DAY_SECONDS },
  /** By account, as the next. */
  publishPerson: { name: 'publish-person', max: env.LIMIT_PUBLISH_PERSON, seconds: DAY_SECONDS },
  publishFoundation: { name: 'publish-foundation', max: env.LIMIT_PUBLISH_FOUNDATION, seconds: DAY_SECONDS },
  matchAccount: { name: 'match-account', max: env.LIMIT_MATCH_ACCOUNT, seconds: HOUR_SECONDS },
  dossierAccount: { name: 'dossier-account', max: env.LIMIT_DOSSIER_ACCOUNT, seconds: HOUR_SECONDS },
  /** Each mails an owner. */
  adoptionAccount: { name: 'adoption-account', max: env.LIMIT_ADOPTION_ACCOUNT, seconds: HOUR_SECONDS },
  /** Each may mail many people. */
  answerAccount: { name: 'answer-account', max: env.LIMIT_ANSWER_ACCOUNT, seconds: HOUR_SECONDS },
  messageAccount: { name: 'message-account', max: env.LIMIT_MESSAGE_ACCOUNT, seconds: HOUR_SECONDS },
  /** By account: mails that an answer by mail was not delivered, to its sender. */
  replyRefused: { name: 'reply-refused', max: 5, seconds: HOUR_SECONDS },
  /** Each expires cached pages. */
  reviewAccount: { name: 'review-account', max: env.LIMIT_REVIEW_ACCOUNT, seconds: HOUR_SECONDS },
  /** By account and foundation: each expires cached pages, too, and may leave a case. */
  reviewDeletion: { name: 'review-deletion', max: 5, seconds: DAY_SECONDS },
  savedSearchAccount: {
    name: 'saved-search-account',
    max: env.LIMIT_SAVED_SEARCH_ACCOUNT,
    seconds: HOUR_SECONDS,
  },
  /** By adoption request; each may bring a photo and mail an owner. */
  checkInAnswer: { name: 'check-in-answer', max: 10, seconds: DAY_SECONDS },
  /** Each waits for staff. */
  storyAccount: { name: 'story-account', max: 10, seconds: DAY_SECONDS },
  /** Each opens a payment page. */
  donationAccount: { name: 'donation-account', max: env.LIMIT_DONATION_ACCOUNT, seconds: HOUR_SECONDS },
  /** By account, as the next two. */
  importCheck: { name: 'import-check', max: 6 * env.LIMIT_IMPORT_ACCOUNT, seconds: HOUR_SECONDS },
  /** Each checks the file again. */
  importWord: { name: 'import-word', max: 60 * env.LIMIT_IMPORT_ACCOUNT, seconds: HOUR_SECONDS },
  /** Pets from an import do not count for `publishFoundation`; this is their only limit. */
  importStart: { name: 'import-start', max: env.LIMIT_IMPORT_ACCOUNT, seconds: DAY_SECONDS },
  /** Each calls the payment provider. */
  monthlyAccount: { name: 'monthly-account', max: 60, seconds: HOUR_SECONDS },
  discardAccount: { name: 'discard-account', max: 60, seconds: HOUR_SECONDS },
  /** Each expires a page. */
  expenseAccount: { name: 'expense-account', max: 40, seconds: DAY_SECONDS },
  slugAccount: { name: 'slug-account', max: 5, seconds: DAY_SECONDS },
  rightsAccount: { name: 'rights-account', max: 10, seconds: DAY_SECONDS },
  /** Each mails an address that anybody may write. */
  rightsIp: { name: 'rights-address', max: 10, seconds: HOUR_SECONDS },
  /** By network and mailbox, so that it takes many networks to use up `rightsRecipient`. */
  rightsPair: { name: 'rights-pair', max: 3, seconds: DAY_SECONDS },
  rightsRecipient: { name: 'rights-recipient', max: 40, seconds: DAY_SECONDS },
  contactAccount: { name: 'contact-account', max: 10, seconds: DAY_SECONDS },
  contactIp: { name: 'contact-address', max: 10, seconds: HOUR_SECONDS },
  /** By mailbox: receipts to an e-mail that anybody may write. */
  contactReceipt: { name: 'contact-receipt', max: 3, seconds: DAY_SECONDS },
  /** By the row that the link is of, as mail programs of many people share an IP. */
  noticeLink: { name: 'notice-link', max: 30, seconds: HOUR_SECONDS },
} satisfies Record<string, LimitRule>
