import { DomainError, type ErrorCode } from '@/lib/platform/errors'
import { EMAIL_HAS_CASE } from '@/lib/text/copy/kept-cases'
import { EMAIL_RESERVED, STAFF_BY_PASSWORD } from '@/lib/text/copy/sign-in-errors'

/** The names are next-auth's. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  forbidden: 'AccessDenied',
  account_suspended: 'AccountSuspended',
  account_blocked: 'AccountBlocked',
  conflict: 'OAuthAccountNotLinked',
}

const BY_SENTENCE: Record<string, string> = {
  [EMAIL_HAS_CASE]: 'OpenCase',
  [EMAIL_RESERVED]: 'EmailReserved',
  [STAFF_BY_PASSWORD]: 'StaffAccount',
}

/** How the login page's URL says why the provider led to no account: a key of `signInErrorMessage`. */
export function signInErrorCode(error: unknown): string {
  const code = error instanceof DomainError ? (BY_SENTENCE[error.message] ?? BY_CODE[error.code]) : undefined
  return code ?? 'OAuthCallback'
}
