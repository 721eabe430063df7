import type { Route } from 'next'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { logError } from '@/lib/platform/log'
import { LOGIN, uncheckedRoute } from '@/lib/text/routes'
import { discover } from './discovery'
import { findProvider } from './provider'

/** Short: people wait for it while they sign out. */
const TIMEOUT_MS = 2_000

/** RP-initiated logout, back to our login (specification, section 7); null without an endpoint or an answer in time. */
export async function findLogoutUrl(): Promise<Route | null> {
  const provider = findProvider()
  if (!provider) return null
  try {
    const { end_session_endpoint } = await discover(provider, TIMEOUT_MS)
    if (!end_session_endpoint) return null
    const url = new URL(end_session_endpoint)
    url.searchParams.set('client_id', provider.clientId)
    url.searchParams.set('post_logout_redirect_uri', absoluteUrl(LOGIN))
    return uncheckedRoute(url.href)
  } catch (error) {
    logError('logout at the provider', error)
    return null
  }
}
