import { z } from 'zod'
import { registrationSchema } from '@/lib/people/accounts/name-schema'
import { findAccountRecord } from '@/lib/people/accounts/profile-queries'
import { findOrCreateAccount } from '@/lib/people/oidc/operations'
import { findProvider } from '@/lib/people/oidc/provider'
import { identityOfAccessToken } from '@/lib/people/oidc/userinfo'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { bearerToken } from '@/lib/platform/http/bearer-token'
import { parseInput } from '@/lib/platform/http/parse-input'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limitIp } from '@/lib/platform/rate-limits/operations'

/** For OpenAPI; `document` is sent as a file. */
export const newUserBody = z
  .object(registrationSchema.shape)
  .omit({ document: true })
  .extend({
    role: z.enum(['user', 'fundation', 'foundation']),
    cityId: z.union([z.int(), z.string()]),
  })
  .meta({ id: 'NewUser' })

type RegistrationFailure = {
  Error: string
  error: string
  fields: Record<string, string>
}

/**
 * Clients also write 'foundation', ids as text, and a list under `document`, of which the first file counts.
 * @throws DomainError invalid with its fields.
 */
export function parseRegistration(body: Record<string, unknown>): z.output<typeof registrationSchema> {
  const role = body.role === 'foundation' ? 'fundation' : body.role
  const document = Array.isArray(body.document) ? body.document[0] : undefined
  return parseInput(registrationSchema, { ...body, role, document })
}

/** @throws any other error again. */
export function registrationFailureOf(error: unknown): RegistrationFailure {
  if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
  return { Error: error.message, error: error.message, fields: { ...error.fields } }
}

export const providerUserBody = z
  .looseObject({
    auth0: z.boolean().optional().describe('También puede ir como encabezado'),
    accessToken: z.string().optional().describe('Si no está en el encabezado authorization'),
  })
  .meta({ id: 'ProviderUser' })

const isTrue = (flag: unknown) => flag === true || flag === 'true'

export const isProviderSignIn = (body: Record<string, unknown>, headers: Headers): boolean =>
  isTrue(body.auth0) || isTrue(headers.get('auth0'))

/**
 * Trusts the provider's access token alone. Issues no session and stores no IP: the token may have been meant for
 * another client of the provider.
 * @throws DomainError not_configured, unauthenticated; TooManyRequests.
 */
export async function registerFromProvider(
  context: Context,
  body: Record<string, unknown>,
  headers: Headers,
): Promise<Record<string, unknown>> {
  const provider = findProvider()
  if (!provider) throw new DomainError('not_configured', 'Este sitio no usa un proveedor de ingreso externo')
  const header = bearerToken(headers.get('authorization') ?? '')
  const token = header || (typeof body.accessToken === 'string' ? body.accessToken : '')
  if (!token) throw new DomainError('unauthenticated', 'Tu proveedor no reconoce esta sesión')
  await limitIp(context, LIMITS.registerIp)
  const identity = await identityOfAccessToken(provider, token)
  const { id } = await findOrCreateAccount(context, identity, provider.name)
  const account = await findAccountRecord(context.db, id)
  if (!account) throw new DomainError('not_found', 'Esta cuenta no existe')
  const { name, lastName, email, role } = account
  return { message: 'Usuario creado con éxito!', id, name, lastName, email, role }
}
