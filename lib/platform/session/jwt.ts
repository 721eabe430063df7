import { randomUUID } from 'node:crypto'
import { decode, encode, type JWT, type JWTDecodeParams } from 'next-auth/jwt'
import { z } from 'zod'
import { purposeKey, verificationKeys } from '@/lib/platform/secrets'
import { SESSION_SECONDS } from './cookies'

/** Each kind has a key of its own: neither is accepted as the other. */
const KINDS = {
  cookie: { purpose: 'sessions', salt: '' },
  bearer: { purpose: 'API tokens', salt: 'api-bearer' },
} as const
export type TokenKind = keyof typeof KINDS

const claimsSchema = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  ver: z.int(),
  sid: z.string(),
  exp: z.int(),
  via: z.literal('oidc').optional(),
  factor: z.literal(true).optional(),
  /** Absent from tokens that an earlier release sealed. */
  born: z.int().optional(),
  proven: z.int().optional(),
})

/** Only the database knows whether it was revoked (`findSessionAccount`). */
export interface SessionClaims {
  accountId: number
  version: number
  sessionId: string
  startedAt: Date
  expiresAt: Date
  viaProvider: boolean
  /** By the secret before the current one, which somebody may know who should not. */
  byPreviousSecret: boolean
  /** A second factor was given for this session: without it, staff have none. */
  secondFactor: boolean
  /** After a database recovery its number may be another's. Null in older tokens. */
  accountCreatedAt: Date | null
  /** When the provider or a mailed link showed who this is; null for other sessions. */
  provenAt: Date | null
}

export interface ClaimedAccount {
  id: number
  sessionVersion: number
  createdAt?: Date
  provenAt?: Date
}

/** How somebody has proven who they are. */
export interface SessionProof {
  via?: 'oidc'
  secondFactor?: boolean
}

export const newClaims = (account: ClaimedAccount, { via, secondFactor }: SessionProof = {}) => ({
  sub: String(account.id),
  ver: account.sessionVersion,
  sid: randomUUID(),
  ...(account.createdAt && { born: account.createdAt.getTime() }),
  ...(account.provenAt && { proven: account.provenAt.getTime() }),
  ...(via && { via }),
  ...(secondFactor && { factor: true as const }),
})

export function sealToken(kind: TokenKind, claims: ReturnType<typeof newClaims>): Promise<string> {
  const { purpose, salt } = KINDS[kind]
  return encode({ token: claims, secret: purposeKey(purpose), salt, maxAge: SESSION_SECONDS })
}

/** The claims of a token; null unless it is ours, of that kind and not expired. */
export async function openToken(kind: TokenKind, token: string): Promise<SessionClaims | null> {
  const opened = await decodeWithAny(kind, { token, salt: KINDS[kind].salt })
  const claims = claimsSchema.safeParse(opened?.payload)
  if (!claims.success) return null
  const { sub, ver, sid, exp, via, factor, born, proven } = claims.data
  return {
    accountId: sub,
    version: ver,
    sessionId: sid,
    startedAt: startOf(exp),
    expiresAt: new Date(exp * 1000),
    viaProvider: via === 'oidc',
    byPreviousSecret: opened?.byPrevious === true,
    secondFactor: factor === true,
    accountCreatedAt: born === undefined ? null : new Date(born),
    provenAt: proven === undefined ? null : new Date(proven),
  }
}

const startOf = (exp: number) => new Date((exp - SESSION_SECONDS) * 1000)

/** With the current secret, or with the previous one if it began before the rotation; null otherwise. */
export async function decodeWithAny(
  kind: TokenKind,
  params: Omit<JWTDecodeParams, 'secret'>,
): Promise<{ payload: JWT; byPrevious: boolean } | null> {
  const { current, previous, rotatedAt } = verificationKeys(KINDS[kind].purpose)
  const payload = await decodeWith(current, params)
  if (payload) return { payload, byPrevious: false }
  const older = await decodeWith(previous, params)
  const exp = z.int().safeParse(older?.exp)
  return older && exp.success && startOf(exp.data) < rotatedAt ? { payload: older, byPrevious: true } : null
}

async function decodeWith(
  keys: readonly (Buffer | string)[],
  params: Omit<JWTDecodeParams, 'secret'>,
): Promise<JWT | null> {
  for (const secret of keys) {
    const payload = await decode({ ...params, secret }).catch(() => null)
    if (payload) return payload
  }
  return null
}
