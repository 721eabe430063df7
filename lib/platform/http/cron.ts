import 'server-only'
import { type Context, createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { isSameSecret, ownSchedulerKey } from '@/lib/platform/secrets'
import { type PeriodicTask, runTask } from '@/lib/platform/task-runs/operations'
import { errorReply, NOT_FOUND } from './error-reply'
import type { Endpoint } from './route'

/** With the bearer secret (none configured: 404), or from our own worker. */
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

/** For answers that are no JSON. No secret configured: 404. */
export function bearerGuarded(secret: string | undefined, answer: () => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const given = request.headers.get('authorization') ?? ''
    if (secret !== undefined && isSameSecret(given, `Bearer ${secret}`)) return answer()
    const missing = new DomainError('unauthenticated', 'Falta la clave de esta dirección')
    const { status, body } = secret === undefined ? NOT_FOUND : errorReply(missing, request.method)
    return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
  }
}

/**
 * An endpoint for schedulers that runs one round of a periodic task and answers with its report.
 * @param isSuccess of the report, as in `runTask`
 */
export const cronTask = <Report extends object>(
  task: PeriodicTask,
  run: (ctx: Context) => Promise<Report>,
  isSuccess?: (report: Report) => boolean,
): Endpoint =>
  cronJob(env.CRON_SECRET, () =>
    runTask(createContext({ kind: 'system', name: 'cron' }), task, run, isSuccess),
  )
