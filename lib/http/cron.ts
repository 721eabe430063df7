import { createHash, timingSafeEqual } from 'node:crypto'
import { DomainError } from '@/lib/errors'
import { NOT_FOUND } from './failures'
import type { Endpoint } from './route'

/**
 * A job that a scheduler calls with `Authorization: Bearer <secret>`; 401 to everybody else.
 * @param secret without one the address does not exist: 404.
 * @param run does a bounded piece of work; its result is the answer, so it holds nothing private.
 */
export function cronJob(secret: string | undefined, run: () => Promise<object>): Endpoint {
  return async (request) => {
    if (secret === undefined) return NOT_FOUND
    const given = request.headers.get('authorization') ?? ''
    if (!isSame(given, `Bearer ${secret}`))
      throw new DomainError('unauthenticated', 'Falta la clave de esta tarea')
    return { body: await run() }
  }
}

/** Takes the same time wherever the two differ, so that a secret cannot be guessed letter by letter. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
