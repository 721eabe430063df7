import { randomUUID } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'
import { authSecret } from '@/lib/env'
import { SESSION_SECONDS } from './cookies'

/** Session cookies and API tokens use different keys, so that neither is accepted as the other. */
const SALTS = { cookie: '', bearer: 'api-bearer' } as const
export type TokenKind = keyof typeof SALTS

const claimsSchema = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  ver: z.int(),
  sid: z.string(),
  exp: z.int(),
  via: z.literal('oidc').optional(),
})

/** Claims of a token; only the database knows whether it was revoked (`findSessionAccount`). */
export interface SessionClaims {
  accountId: number
  version: number
  sessionId: string
  startedAt: Date
  expiresAt: Date
  viaProvider: boolean
}

export const newClaims = (account: { id: number; sessionVersion: number }, via?: 'oidc') => ({
  sub: String(account.id),
  ver: account.sessionVersion,
  sid: randomUUID(),
  ...(via && { via }),
})

export function sealToken(kind: TokenKind, claims: ReturnType<typeof newClaims>): Promise<string> {
  return encode({ token: claims, secret: authSecret(), salt: SALTS[kind], maxAge: SESSION_SECONDS })
}

/** Decrypts a token: null unless it is ours, of that kind and not expired. */
export async function openToken(kind: TokenKind, token: string): Promise<SessionClaims | null> {
  const payload = await decode({ token, secret: authSecret(), salt: SALTS[kind] }).catch(() => null)
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) return null
  const { sub, ver, sid, exp, via } = claims.data
  return {
    accountId: sub,
    version: ver,
    sessionId: sid,
    startedAt: new Date((exp - SESSION_SECONDS) * 1000),
    expiresAt: new Date(exp * 1000),
    viaProvider: via === 'oidc',
  }
}
