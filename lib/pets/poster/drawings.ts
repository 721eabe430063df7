import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { judgeConditions, weakEtag } from '@/lib/platform/http/conditional'
import { fileResponse, retryLaterResponse } from '@/lib/platform/http/file-response'
import { fileStore } from '@/lib/platform/integrations/files/store'
import type { LimitRule } from '@/lib/platform/rate-limits/limits'
import { limitIp } from '@/lib/platform/rate-limits/operations'
import { slugify } from '@/lib/text/text'
import { drawable } from './font-files'

const MAX_WAITING = 20

/** For files that disappear with their pet. */
export const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

/** The name of a drawing: the same while what it shows is the same. */
export const drawingKey = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32)

/** The file of a pet's photo, by its address. */
export async function readPhoto(address: string | null): Promise<Buffer | null> {
  const name = address?.split('/').at(-1)
  const file = name ? await fileStore.get(name) : null
  return file ? Buffer.from(file.bytes) : null
}

/** @param retryAfter in seconds. */
export function noDrawing(status: number, message: string, retryAfter?: number): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return new Response(message, { status, headers })
}

interface DrawingsOptions {
  max: number
  /** Counts what is drawn for one IP, not what is kept. */
  rule: LimitRule
  contentType: string
  extension: string
  busy: string
}

interface Drawing {
  key: string
  /** Begins the name of the file. */
  kind: string
  pet: { name: string }
  headers: Record<string, string>
  draw: () => Promise<Buffer>
}

/** Files drawn on demand. Memory is bounded: one is drawn at a time, few are kept. */
export class Drawings {
  readonly #options: DrawingsOptions
  readonly #kept: LRUCache<string, Promise<Buffer>>
  readonly #oneAtATime = pLimit(1)

  constructor(options: DrawingsOptions) {
    this.#options = options
    this.#kept = new LRUCache({ max: options.max })
  }

  /** @param instead what is answered where it cannot be drawn now */
  async answer(
    request: Request,
    { key, kind, pet, headers: own, draw }: Drawing,
    instead = (refusal: Response) => refusal,
  ): Promise<Response> {
    // Weak: a PDF notes when it was drawn.
    const etag = weakEtag(key)
    const headers = { ...own, ETag: etag }
    // Before it is drawn.
    const condition = judgeConditions((name) => request.headers.get(name), etag)
    if (condition !== 200) return new Response(null, { status: condition, headers })
    const { contentType, extension, busy } = this.#options
    try {
      const bytes = await this.#get(request, key, draw)
      if (!bytes) return instead(noDrawing(503, busy, 60))
      const disposition = `inline; filename="${kind}-${slugify(drawable(pet.name)) || 'mascota'}.${extension}"`
      return fileResponse(request, {
        bytes,
        contentType,
        etag,
        headers: { ...headers, 'Content-Disposition': disposition },
      })
    } catch (error) {
      const answer = error instanceof DomainError && retryLaterResponse(error)
      if (answer) return instead(answer)
      throw error
    }
  }

  /** Draws or returns the kept file; null when the queue is full. @throws TooManyRequests per IP. */
  async #get(request: Request, key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    if (this.#isToDraw(key)) {
      const ctx = createContext(ANONYMOUS, clientIpOf(request.headers))
      const refund = await limitIp(ctx, this.#options.rule)
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
