import { z } from 'zod'
import { env } from '@/lib/platform/env'

export interface Provider {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
}

export function findProvider(): Provider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, name: env.OIDC_NAME } : null
}

export const oidcName = (): string | null => findProvider()?.name ?? null

/** We wait as long as the provider's client does (specification, section 9). */
const TIMEOUT_MS = 10_000

const discoverySchema = z.object({
  issuer: z.string(),
  userinfo_endpoint: z.url(),
  introspection_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
})

export const discoveryUrl = ({ issuer }: Pick<Provider, 'issuer'>): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** Reads the provider's configuration. @throws when it cannot be reached or read in time. */
export async function discover(provider: Provider, timeoutMs = TIMEOUT_MS) {
  const answer = await askProvider(discoveryUrl(provider), {}, timeoutMs)
  return discoverySchema.parse(await answer.json())
}

/** A request to the provider, which times out and follows no redirects. */
export const askProvider = (url: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<Response> =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
