import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { REFUSALS } from './refusals'

/** Bodies need several times their size in memory. Processes have equal parts. */
const SERVER_BYTES = 150 * 1024 * 1024
const TOTAL_BYTES = SERVER_BYTES / (env.WEB_CONCURRENCY ?? 1)
export const RETRY_AFTER_SECONDS = 10
/** A smaller body takes no room: what JSON calls send is as small. */
export const FREE_BYTES = 16 * 1024

interface Room {
  all: number
  ofSender: number
}

const ROOM: Room = { all: TOTAL_BYTES, ofSender: TOTAL_BYTES / 2 }
/** Of webhooks apart, and none that senders share: however much others send, the provider's come in. */
const WEBHOOK_ROOM: Room = { all: Number.POSITIVE_INFINITY, ofSender: 4 * 1024 * 1024 }

export interface Upload {
  readonly sender: string
  /** What has arrived: a promise of more takes nobody's room. */
  bytes: number
}

/** Told of the bytes of each piece as it arrives; what it throws ends the reading. */
export type Arrived = (bytes: number) => void

/**
 * @param work gets a function to call with the bytes of each piece that arrives, which throws TooManyRequests when the
 *   budget is used up.
 */
export const withUploadBudget = budgetOf('upload-budget', ROOM)

/** As `withUploadBudget`, in room that webhooks have apart. */
export const withWebhookBudget = budgetOf('webhook budget', WEBHOOK_ROOM)

function budgetOf(name: string, room: Room) {
  const all = processSingleton(name, () => new Set<Upload>())
  return async <Result>(sender: string, work: (arrived: Arrived) => Promise<Result>): Promise<Result> => {
    const upload: Upload = { sender, bytes: 0 }
    let uncounted = 0
    all.add(upload)
    try {
      return await work((bytes) => {
        uncounted += bytes
        if (upload.bytes + uncounted <= FREE_BYTES) return
        if (!growUpload(all, upload, uncounted, room))
          throw new TooManyRequests(RETRY_AFTER_SECONDS, REFUSALS[429])
        uncounted = 0
      })
    } finally {
      all.delete(upload)
    }
  }
}

/** Takes room for what has arrived. One that is alone always fits. @returns whether there was room. */
export function growUpload(
  all: ReadonlySet<Upload>,
  upload: Upload,
  bytes: number,
  room: Room = ROOM,
): boolean {
  const others = [...all].filter((one) => one !== upload && one.bytes > 0)
  const own = others.filter(({ sender }) => sender === upload.sender)
  const now = upload.bytes + bytes
  if (exceeds(others, now, room.all) || exceeds(own, now, room.ofSender)) return false
  upload.bytes = now
  return true
}

const exceeds = (others: readonly Upload[], bytes: number, limit: number) =>
  others.length > 0 && others.reduce((sum, one) => sum + one.bytes, bytes) > limit
