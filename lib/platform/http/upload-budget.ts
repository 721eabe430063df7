import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { REFUSALS } from './refusals'

/** Bodies need several times their size in memory. Processes have equal parts. */
const SERVER_BYTES = 150 * 1024 * 1024
const TOTAL_BYTES = SERVER_BYTES / (env.WEB_CONCURRENCY ?? 1)
const SENDER_BYTES = TOTAL_BYTES / 2
export const RETRY_AFTER_SECONDS = 10

export interface Upload {
  readonly sender: string
  /** What has arrived: a promise of more takes nobody's room. */
  bytes: number
}

const uploads = processSingleton('upload-budget', () => new Set<Upload>())

/**
 * @param work gets a function to call with the bytes of each piece that arrives, which throws TooManyRequests when the
 *   budget is used up.
 */
export async function withUploadBudget<Result>(
  sender: string,
  work: (arrived: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const upload: Upload = { sender, bytes: 0 }
  uploads.add(upload)
  try {
    return await work((bytes) => {
      if (!growUpload(uploads, upload, bytes)) throw new TooManyRequests(RETRY_AFTER_SECONDS, REFUSALS[429])
    })
  } finally {
    uploads.delete(upload)
  }
}

/** Takes room for what has arrived. One that is alone always fits. @returns whether there was room. */
export function growUpload(all: ReadonlySet<Upload>, upload: Upload, bytes: number): boolean {
  const others = [...all].filter((one) => one !== upload && one.bytes > 0)
  const own = others.filter(({ sender }) => sender === upload.sender)
  const now = upload.bytes + bytes
  if (exceeds(others, now, TOTAL_BYTES) || exceeds(own, now, SENDER_BYTES)) return false
  upload.bytes = now
  return true
}

const exceeds = (others: readonly Upload[], bytes: number, limit: number) =>
  others.length > 0 && others.reduce((sum, one) => sum + one.bytes, bytes) > limit
