import 'server-only'
import type { Route } from 'next'
import { requestHeaders } from '@/lib/platform/runtime'
import type { SessionProof } from '@/lib/platform/session/jwt'
import type { SessionStart } from '@/lib/platform/session/operations'
import { startSession, suggestHome } from '@/lib/platform/session/session'
import { secondFactorPath, sessionCheckPath } from '@/lib/text/sign-in-routes'

/**
 * Begins a session in this browser. @returns where it goes on: at `path`, after the second factor for staff; without
 * JavaScript by way of the login, which sees whether the session's cookie came back (otherwise the form does).
 */
export async function signIn(
  account: SessionStart,
  path: Route,
  proof?: SessionProof,
): Promise<{ redirectTo: Route; notice?: 'signedIn' }> {
  const { isPending } = await startSession(account, proof)
  if (isPending) return { redirectTo: secondFactorPath(path) }
  await suggestHome(account.id)
  const isScripted = (await requestHeaders()).has('next-action')
  return { redirectTo: isScripted ? path : sessionCheckPath(path), notice: 'signedIn' }
}
