import { DomainError } from '@/lib/platform/errors'
import { isSameSecret, ownSchedulerKey } from '@/lib/platform/secrets'
import { NOT_FOUND } from './error-reply'
import type { Endpoint } from './route'

/** For a scheduler with the bearer secret (without one: 404) or our own worker. The result of `run` is sent back. */
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
