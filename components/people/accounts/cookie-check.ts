import { currentSessionHint, refreshSessionHint } from '@/components/people/viewer/session-hint'
import { sessionCheckPath } from '@/lib/text/sign-in-routes'

/** Call after a sign-in: without its readable cookie the session's is not kept either, and the login says so. */
export function leadToCookieCheck(callbackUrl: string | null): void {
  refreshSessionHint()
  if (currentSessionHint() === null) location.replace(sessionCheckPath(callbackUrl))
}
