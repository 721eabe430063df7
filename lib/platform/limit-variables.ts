import { z } from 'zod'

/** Maximum of a rate limit; its window is in `lib/platform/rate-limits/limits.ts`. */
const limit = (standard: number) => z.coerce.number().int().min(1).max(1_000_000).default(standard)

/** Those of reads are of a minute: `lib/platform/rate-limits/reads.ts`. */
export const limitVariables = {
  LIMIT_READ_ADDRESS: limit(600),
  LIMIT_READ_ACCOUNT: limit(120),
  LIMIT_LOGIN_PAIR: limit(10),
  LIMIT_LOGIN_ADDRESS: limit(30),
  LIMIT_LOGIN_ACCOUNT: limit(50),
  LIMIT_REGISTER_ADDRESS: limit(10),
  LIMIT_MAIL_RECIPIENT: limit(5),
  LIMIT_MAIL_ADDRESS: limit(20),
  LIMIT_PROFILE_ACCOUNT: limit(30),
  LIMIT_REPORT_ACCOUNT: limit(10),
  LIMIT_REPORT_ADDRESS: limit(60),
  LIMIT_PET_ACCOUNT: limit(600),
  LIMIT_FAVOURITE_ACCOUNT: limit(600),
  LIMIT_PHOTO_ACCOUNT: limit(200),
  LIMIT_UPLOAD_ACCOUNT: limit(400),
  LIMIT_UPLOAD_ADDRESS: limit(60),
  LIMIT_PUBLISH_PERSON: limit(20),
  LIMIT_PUBLISH_FOUNDATION: limit(200),
  LIMIT_MATCH_ACCOUNT: limit(30),
  LIMIT_DOSSIER_ACCOUNT: limit(30),
  LIMIT_ADOPTION_ACCOUNT: limit(20),
  LIMIT_ANSWER_ACCOUNT: limit(200),
  LIMIT_MESSAGE_ACCOUNT: limit(120),
  LIMIT_SAVED_SEARCH_ACCOUNT: limit(100),
  LIMIT_REVIEW_ACCOUNT: limit(60),
  LIMIT_DONATION_ACCOUNT: limit(30),
  LIMIT_IMPORT_ACCOUNT: limit(10),
  LIMIT_VIEW_ADDRESS: limit(200),
  LIMIT_POSTER_ADDRESS: limit(20),
  LIMIT_PICTURE_ADDRESS: limit(120),
  LIMIT_LOCATION_DAY: limit(300),
}
