import { env } from '@/lib/env'

/** The OpenID Connect provider that people may sign in with besides a password. */
export interface Provider {
  issuer: string
  clientId: string
  clientSecret: string
  /** What people know it as. */
  name: string
}

/** The provider of this deployment; null where none is configured, and then nothing of it is to be seen. */
export function findProvider(): Provider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, name: env.OIDC_NAME } : null
}

/** What people know the provider as, or null without one. */
export const oidcName = (): string | null => findProvider()?.name ?? null
