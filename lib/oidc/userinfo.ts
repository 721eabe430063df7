import { z } from 'zod'
import { DomainError } from '@/lib/errors'
import { identityOf, type ProviderIdentity } from './identity'
import type { Provider } from './provider'

/** The identity provider's client waits as long (specification, section 9). */
const TIMEOUT_MS = 10_000

const discoverySchema = z.object({ issuer: z.string(), userinfo_endpoint: z.url() })
const claimsSchema = z.record(z.string(), z.unknown())

/**
 * Asks the provider whose access token this is.
 * @throws DomainError unauthenticated when the provider does not know the token.
 */
export async function identityOfAccessToken(provider: Provider, token: string): Promise<ProviderIdentity> {
  const wellKnown = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const discovery = discoverySchema.parse(await (await ask(wellKnown)).json())
  const answer = await ask(discovery.userinfo_endpoint, { authorization: `Bearer ${token}` })
  if (!answer.ok) throw new DomainError('unauthenticated', 'Tu proveedor no reconoce esta sesión')
  const claims = claimsSchema.parse(await answer.json())
  return identityOf({ ...claims, iss: discovery.issuer })
}

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
