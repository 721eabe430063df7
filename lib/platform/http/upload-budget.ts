import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { REFUSALS } from './refusals'

/**
 * Size of the bodies that a server processes at once; each needs several times its size in memory. Its processes have equal
 * parts and do not lend them. As each takes a body that is alone, many processes may hold more, one large body each.
 */
const SERVER_BYTES = 150 * 1024 * 1024
const TOTAL_BYTES = SERVER_BYTES / (env.WEB_CONCURRENCY ?? 1)
const SENDER_BYTES = TOTAL_BYTES / 2
export const RETRY_AFTER_SECONDS = 10

export interface UploadSlot {
  sender: string
  bytes: number
}

const slots = processSingleton('upload-budget', () => new Set<UploadSlot>())

/** Runs `work` within the budget; a body that is alone always fits. @throws TooManyRequests when it is used up. */
export async function withUploadBudget<Result>(
  sender: string,
  bytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = reserveSlot(slots, { sender, bytes })
  if (!release) throw new TooManyRequests(RETRY_AFTER_SECONDS, REFUSALS[429])
  try {
    return await work()
  } finally {
    release()
  }
}

export function reserveSlot(slots: Set<UploadSlot>, slot: UploadSlot): (() => void) | null {
  const taken = [...slots]
  const own = taken.filter(({ sender }) => sender === slot.sender)
  if (exceeds(taken, slot.bytes, TOTAL_BYTES) || exceeds(own, slot.bytes, SENDER_BYTES)) return null
  slots.add(slot)
  return () => slots.delete(slot)
}

const exceeds = (taken: readonly UploadSlot[], bytes: number, limit: number) =>
  taken.length > 0 && taken.reduce((sum, slot) => sum + slot.bytes, bytes) > limit
