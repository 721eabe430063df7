import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { REFUSALS } from './refusals'

/** Bodies need several times their size in memory. Processes have equal parts; a body that is alone always passes. */
const SERVER_BYTES = 150 * 1024 * 1024
const TOTAL_BYTES = SERVER_BYTES / (env.WEB_CONCURRENCY ?? 1)
const SENDER_BYTES = TOTAL_BYTES / 2
export const RETRY_AFTER_SECONDS = 10

export interface UploadSlot {
  sender: string
  bytes: number
}

const slots = processSingleton('upload-budget', () => new Set<UploadSlot>())

/** A body that is alone always fits. @throws TooManyRequests when the budget is used up. */
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
