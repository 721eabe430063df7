import 'server-only'
import { DomainError } from '@/lib/platform/errors'
import { isSameSecret } from '@/lib/platform/secrets'
import { errorReply, NOT_FOUND } from './error-reply'

/** For programs that know a bearer secret, and answers that are no JSON. Without a configured secret: 404. */
export function bearerGuarded(secret: string | undefined, answer: () => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const given = request.headers.get('authorization') ?? ''
    if (secret !== undefined && isSameSecret(given, `Bearer ${secret}`)) return answer()
    const missing = new DomainError('unauthenticated', 'Falta la clave de esta dirección')
    const { status, body } = secret === undefined ? NOT_FOUND : errorReply(missing, request.method)
    return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
  }
}
