import { z } from 'zod'
import { DomainError } from '@/lib/platform/errors'
import { logError } from '@/lib/platform/log'
import { identityOf, type ProviderIdentity } from './identity'
import { askProvider, discover, type Provider } from './provider'

const claimsSchema = z.record(z.string(), z.unknown())
/** Either claim holds the client a token was issued to. */
const clientSchema = z.object({ azp: z.string().optional(), client_id: z.string().optional() })

/**
 * @throws DomainError unauthenticated, also for tokens of another client, which could register its users here; unavailable
 * where the provider cannot be reached, or answers what nobody can read.
 */
export async function identityOfAccessToken(provider: Provider, token: string): Promise<ProviderIdentity> {
  try {
    return await askIdentity(provider, token)
  } catch (error) {
    if (error instanceof DomainError) throw error
    logError('provider of sign-in', error)
    throw new DomainError('unavailable', 'Tu proveedor no responde. Vuelve a intentarlo en unos minutos.')
  }
}

async function askIdentity(provider: Provider, token: string): Promise<ProviderIdentity> {
  const { issuer, userinfo_endpoint, introspection_endpoint } = await discover(provider)
  const clientId = clientOfJwt(token) ?? (await introspect(provider, introspection_endpoint, token))
  if (clientId !== provider.clientId) throw rejected()
  const answer = await askProvider(userinfo_endpoint, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw rejected()
  const claims = claimsSchema.parse(await answer.json())
  return identityOf({ ...claims, iss: issuer })
}

/** The client of a JWT, whose signature the userinfo endpoint checks; null for opaque tokens. */
function clientOfJwt(token: string): string | null {
  try {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const { azp, client_id } = clientSchema.parse(payload)
    return azp ?? client_id ?? null
  } catch {
    return null
  }
}

/** Asks the provider about an opaque token (RFC 7662); null where unsupported. */
async function introspect(
  { clientId, clientSecret }: Provider,
  endpoint: string | undefined,
  token: string,
): Promise<string | null> {
  if (!endpoint) return null
  const basic = [clientId, clientSecret].map(encodeURIComponent).join(':')
  const answer = await askProvider(endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
    body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
  })
  if (!answer.ok) return null
  const { client_id } = clientSchema.parse(await answer.json())
  return client_id ?? null
}

const rejected = () => new DomainError('unauthenticated', 'Tu proveedor no reconoce esta sesión')
