import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { processSingleton } from '@/lib/platform/process-singleton'

/** Names this process towards the others on the same database. */
export const instanceId = processSingleton('instance id', () => randomUUID())

export const EXPIRED_TAGS_CHANNEL = 'expired_tags'

/** Postgres refuses payloads of 8,000 bytes or more; the transaction's id is put before ours. */
const MAX_PAYLOAD_BYTES = 7900

/**
 * Share of Postgres' queue of messages (8 GB by default) from which on nothing is sent, in `sync_pet_search` too; from half
 * of it on nobody relies on messages.
 */
export const FULL_QUEUE = 0.9
export const BUSY_QUEUE = FULL_QUEUE / 2

export interface ExpiryMessage {
  transactionId: string
  sender: string
  tags: string[]
}

/** Each short enough for NOTIFY; a tag that fits in none is left to the table. */
export function expiryPayloads(tags: readonly string[], sender: string): string[] {
  const payloads: string[] = []
  let part: string[] = []
  const encode = () => `${sender} ${JSON.stringify(part)}`
  for (const tag of tags) {
    part.push(tag)
    if (Buffer.byteLength(encode()) <= MAX_PAYLOAD_BYTES) continue
    part.pop()
    if (part.length > 0) payloads.push(encode())
    part = [tag]
    if (Buffer.byteLength(encode()) > MAX_PAYLOAD_BYTES) part = []
  }
  if (part.length > 0) payloads.push(encode())
  return payloads
}

const tagsSchema = z.array(z.string())

/** @returns null for a payload that is none of ours: anybody with the database may send one. */
export function readExpiryMessage(payload: string): ExpiryMessage | null {
  const [, transactionId, sender, json] = /^(\d+) (\S+) (\[.*\])$/s.exec(payload) ?? []
  if (transactionId === undefined || sender === undefined || json === undefined) return null
  try {
    return { transactionId, sender, tags: tagsSchema.parse(JSON.parse(json)) }
  } catch {
    return null
  }
}
