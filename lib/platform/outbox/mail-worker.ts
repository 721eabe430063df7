import 'server-only'
import pLimit from 'p-limit'
import type { Context } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { host } from '@/lib/platform/host'
import { mailer } from '@/lib/platform/integrations/mail/mailer'
import { logError } from '@/lib/platform/log'
import { pushNotice } from '@/lib/platform/push/operations'
import { noteSuccess } from '@/lib/platform/task-runs/operations'
import { findWorker, startWorker } from '@/lib/platform/worker'
import { type Delivery, deliverDueMail } from './deliver-operations'

const WORKER = 'mail worker'
const POLL_MS = 2_000
/** A round outside the worker starts no further mail after this. */
const BOUNDED_ROUND_MS = 20_000

/** A local mailbox has no provider to spare. */
const perSecond = mailer.keepsInOutbox ? undefined : env.MAIL_PER_SECOND

const round = (db: Context['db'], stop: AbortSignal): Promise<Delivery> =>
  deliverDueMail({ db, mailer, perSecond, stop, push: pushNotice })

/** A mail cut off by a stop goes out after the next start, under the same idempotency key. */
export function startMailWorker(db: Context['db']): void {
  startWorker(WORKER, {
    round: async (stop) => {
      const { lastError } = await round(db, stop)
      if (lastError === null) await noteSuccess(db, 'mails')
      return lastError
    },
    pollMs: POLL_MS,
    onError: (error) => logError(WORKER, error),
  })
}

export const deliverOnce = (db: Context['db']): Promise<Delivery> =>
  round(db, AbortSignal.timeout(BOUNDED_ROUND_MS))

const rounds = pLimit(1)

/** By the worker, or at once: there one more round waits, however many writes ask. */
export async function deliverWaiting(db: Context['db']): Promise<void> {
  if (host().runsWorkers) findWorker(WORKER)?.wake()
  else if (rounds.pendingCount === 0) await rounds(() => deliverOnce(db))
}
