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
