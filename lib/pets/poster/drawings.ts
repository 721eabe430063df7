import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Context } from '@/lib/platform/context'
import { fileStore } from '@/lib/platform/integrations/files/store'
import type { LimitRule } from '@/lib/platform/rate-limits/limits'
import { limitIp } from '@/lib/platform/rate-limits/operations'

const MAX_WAITING = 20

/** The name of a drawing: the same while what it shows is the same. */
export const drawingKey = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32)

/** The file of a pet's photo, by its address. */
export async function readPhoto(address: string | null): Promise<Buffer | null> {
  const name = address?.split('/').at(-1)
  const file = name ? await fileStore.get(name) : null
  return file ? Buffer.from(file.bytes) : null
}

/** Files drawn on demand. Memory is bounded: one is drawn at a time, few are kept. */
export class Drawings {
  readonly #rule: LimitRule
  readonly #kept: LRUCache<string, Promise<Buffer>>
  readonly #oneAtATime = pLimit(1)

  /** @param rule counts what is drawn for one IP, not what is kept */
  constructor({ max, rule }: { max: number; rule: LimitRule }) {
    this.#rule = rule
    this.#kept = new LRUCache({ max })
  }

  /** Draws or returns the kept file; null when the queue is full. @throws TooManyRequests per IP. */
  async get(ctx: Context, key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    if (this.#isToDraw(key)) {
      const refund = await limitIp(ctx, this.#rule)
      // A concurrent request may have started or filled the queue.
      if (!this.#isToDraw(key)) await refund()
      else this.#keep(key, this.#oneAtATime(draw))
    }
    return this.#kept.get(key) ?? null
  }

  #isToDraw(key: string): boolean {
    return !this.#kept.has(key) && this.#oneAtATime.pendingCount < MAX_WAITING
  }

  #keep(key: string, drawing: Promise<Buffer>): void {
    this.#kept.set(key, drawing)
    drawing.catch(() => this.#kept.delete(key))
  }
}
