import { pgEnum } from 'drizzle-orm/pg-core'
import {
  AGES,
  COATS,
  CURRENCIES,
  DONATION_STATUSES,
  FOUNDATION_STATUSES,
  GENDERS,
  HEALTHS,
  HOLD_REASONS,
  MATCH_TYPES,
  PET_STATUSES,
  PET_TYPES,
  REPORT_STATUSES,
  REQUESTS_FROM,
  ROLES,
  SIZES,
  TAGS,
  TEXT_ISSUES,
  TOKEN_PURPOSES,
  UPLOAD_STATUSES,
} from '@/lib/text/vocabulary'

export const petType = pgEnum('pet_type', PET_TYPES)
export const petAge = pgEnum('pet_age', AGES)
export const petGender = pgEnum('pet_gender', GENDERS)
export const petSize = pgEnum('pet_size', SIZES)
export const petCoat = pgEnum('pet_coat', COATS)
export const petHealth = pgEnum('pet_health', HEALTHS)
export const petTag = pgEnum('pet_tag', TAGS)
export const petStatus = pgEnum('pet_status', PET_STATUSES)
export const requestsFrom = pgEnum('requests_from', REQUESTS_FROM)
export const userRole = pgEnum('user_role', ROLES)
export const foundationStatus = pgEnum('foundation_status', FOUNDATION_STATUSES)
export const matchType = pgEnum('match_type', MATCH_TYPES)
export const donationStatus = pgEnum('donation_status', DONATION_STATUSES)
export const tokenPurpose = pgEnum('token_purpose', TOKEN_PURPOSES)
export const holdReason = pgEnum('hold_reason', HOLD_REASONS)
export const textIssue = pgEnum('text_issue', TEXT_ISSUES)
export const reportStatus = pgEnum('report_status', REPORT_STATUSES)
export const currencyCode = pgEnum('currency_code', CURRENCIES)
export const uploadStatus = pgEnum('upload_status', UPLOAD_STATUSES)
