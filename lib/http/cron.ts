import { DomainError } from '@/lib/errors'
import { isSameSecret, ownSchedulerKey } from '@/lib/secrets'
import { NOT_FOUND } from './error-reply'
import type { Endpoint } from './route'

/**
 * A job that a scheduler calls with `Authorization: Bearer <secret>`, or the server itself with its own key; 401 to
 * everybody else.
 * @param secret without one the address does not exist for others: 404.
 * @param run does a bounded piece of work; its result is the answer, so it holds nothing private.
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
