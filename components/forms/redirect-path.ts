import { getURLFromRedirectError } from 'next/dist/client/components/redirect'
import { isRedirectError } from 'next/dist/client/components/redirect-error'

/**
 * Null unless an action redirects: undocumented by the framework (read in 16.4.6), whose router has gone there already when
 * it throws this. Browser only.
 */
export const redirectPath = (thrown: unknown): string | null =>
  isRedirectError(thrown) ? new URL(getURLFromRedirectError(thrown), window.location.href).pathname : null
