import { getURLFromRedirectError } from 'next/dist/client/components/redirect'
import { isRedirectError } from 'next/dist/client/components/redirect-error'

/**
 * Path that a server action leads to, from what calling it throws; null for anything else. The framework does not document
 * how to tell (read in 16.4.6); without it a message waits for the next change of page. Browser only.
 */
export const redirectPath = (thrown: unknown): string | null =>
  isRedirectError(thrown) ? new URL(getURLFromRedirectError(thrown), window.location.href).pathname : null
