import { DomainError } from '@/lib/errors'
import { isSameSecret, ownSchedulerKey } from '@/lib/secrets'
import { NOT_FOUND } from './error-reply'
import type { Endpoint } from './route'

/**
 * An endpoint for a scheduler (`Authorization: Bearer <secret>`) or this server's own worker; 401 for anybody else,
 * 404 where no secret is configured. The result of `run` is sent back, so it must hold nothing private.
 */
export function cronJob(secret: string | undefined, run: () => Promise<object>): Endpoint {
  return async (request) => {
    const given = request.headers.get('authorization') ?? ''
    const isKnown = [secret, ownSchedulerKey()].some(
      (known) => known !== undefined && isSameSecret(given, `Bearer ${known}`),
    )
    if (isKnown) return { body: await run() }
    if (secret === undefined) return NOT_FOUND
    throw new DomainError('unauthenticated', 'Falta la clave de esta tarea')
  }
}
