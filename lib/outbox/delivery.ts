import 'server-only'
import type { Context } from '@/lib/context'
import { env } from '@/lib/env'
import { mailer } from '@/lib/integrations/mail/mailer'
import { logError } from '@/lib/log'
import { Worker } from '@/lib/worker'
import { type Delivery, deliverDueMail } from './operations'

const POLL_MS = 2_000
/** After this long a round outside of the worker begins no further mails. */
const BOUNDED_ROUND_MS = 20_000

/** The start-up code and the pages are built apart: what they share is kept where both can see it. */
const shared = globalThis as typeof globalThis & { querenciaMailWorker?: Worker }

/**
 * Starts this server's mail worker; called at the start. It stops with the process: on a polite kill no further mail is
 * begun, and one that is cut off is sent again after the next start, under the key the provider knows. Calling it
 * again, or where the mail is left to a cron job, does nothing.
 */
export function startMailWorker(db: Context['db']): void {
  if (env.WORKERS !== 'in-process' || shared.querenciaMailWorker) return
  const worker = new Worker({
    round: async (stop) => (await deliverDueMail({ db, mailer, stop })).lastError,
    pollMs: POLL_MS,
    onTrouble: (trouble) => logError('mail worker', trouble),
  })
  shared.querenciaMailWorker = worker
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => worker.stop())
}

/** Lets this server's mail worker look for new mail now; does nothing where there is no worker. */
function wakeMailWorker(): void {
  shared.querenciaMailWorker?.wake()
}

/** One round of deliveries that ends in bounded time, for hosts without a worker. */
export function deliverOnce(db: Context['db']): Promise<Delivery> {
  return deliverDueMail({ db, mailer, stop: AbortSignal.timeout(BOUNDED_ROUND_MS) })
}

/**
 * Sees to it that mail just written leaves without waiting for the next round. To be called by an operation once its
 * change is committed; nobody waits for it, and if it fails the next round delivers.
 */
export function deliverSoon(ctx: Pick<Context, 'db' | 'defer'>): void {
  ctx.defer(async () => {
    if (env.WORKERS === 'in-process') wakeMailWorker()
    else await deliverOnce(ctx.db)
  })
}
