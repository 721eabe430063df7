import { getURLFromRedirectError } from 'next/dist/client/components/redirect'
import { isRedirectError } from 'next/dist/client/components/redirect-error'

/**
 * Null unless a server action redirects. The framework does not document how to tell (read in 16.4.6). Browser only.
 */
export const redirectPath = (thrown: unknown): string | null =>
  isRedirectError(thrown) ? new URL(getURLFromRedirectError(thrown), window.location.href).pathname : null
