import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { PetDto } from '@/lib/pets/dto'
import { ANONYMOUS } from '@/lib/platform/actor'
import { type Context, createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { judgeConditions } from '@/lib/platform/http/conditional'
import { weakEtag } from '@/lib/platform/http/etag'
import { fileResponse, retryLaterResponse } from '@/lib/platform/http/file-response'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limitIp } from '@/lib/platform/rate-limits/operations'
import { petPath } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'
import { posterWords } from './copy'
import { drawPoster, PHOTO } from './draw'
import { drawable } from './drawable'

/** Bump to invalidate cached posters. */
const EDITION = 2
/** Pixels per PDF point: 200 dpi. */
const DOTS = 2.75
/** Posters: about 5 MB. */
const CACHE_SIZE = 16
const MAX_WAITING = 20

const oneAtATime = pLimit(1)
const kept = new LRUCache<string, Promise<Buffer>>({ max: CACHE_SIZE })

interface PosterOrder {
  etag: string
  /** Renders or returns the cached PDF; null when the queue is full. @throws TooManyRequests per IP. */
  draw: () => Promise<Buffer | null>
}

/** Poster of a pet with a public page. Memory is bounded: one is rendered at a time, few are cached. */
function orderPoster(ctx: Context, pet: PetDto): PosterOrder {
  const words = posterWords(pet)
  const url = new URL(petPath(pet.id), env.SITE_URL).href
  const photo = pet.photo?.large ?? null
  const key = createHash('sha256')
    .update(JSON.stringify([EDITION, words, url, photo]))
    .digest('hex')
    .slice(0, 32)
  const isToDraw = () => !kept.has(key) && oneAtATime.pendingCount < MAX_WAITING
  const draw = async () => {
    if (isToDraw()) {
      const refund = await limitIp(ctx, LIMITS.posterIp)
      // A concurrent request may have started or filled the queue.
      if (!isToDraw()) await refund()
      else {
        const drawing = oneAtATime(async () => drawPoster({ words, url, photo: await readPhoto(photo) }))
        keep(key, drawing)
      }
    }
    return kept.get(key) ?? null
  }
  // Weak: each drawing notes its time.
  return { etag: weakEtag(key), draw }
}

function keep(key: string, drawing: Promise<Buffer>): void {
  kept.set(key, drawing)
  drawing.catch(() => kept.delete(key))
}

async function readPhoto(address: string | null): Promise<Buffer | null> {
  const name = address?.split('/').at(-1)
  const file = name ? await fileStore.get(name) : null
  if (!file) return null
  const [width, height] = [Math.round(PHOTO.width * DOTS), Math.round(PHOTO.height * DOTS)]
  return sharp(file.bytes)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Always revalidated: a poster disappears with its pet. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

export async function answerPoster(request: Request, pet: PetDto): Promise<Response> {
  const context = createContext(ANONYMOUS, clientIpOf(request.headers))
  const poster = orderPoster(context, pet)
  const headers = { 'Cache-Control': ALWAYS_ASK, ETag: poster.etag, 'X-Robots-Tag': 'noindex' }
  // Before it is drawn.
  const condition = judgeConditions((name) => request.headers.get(name), poster.etag)
  if (condition !== 200) return new Response(null, { status: condition, headers })
  try {
    const pdf = await poster.draw()
    return pdf
      ? fileResponse(request, {
          bytes: pdf,
          contentType: 'application/pdf',
          etag: poster.etag,
          headers: { ...headers, 'Content-Disposition': `inline; filename="${fileNameOf(pet)}"` },
        })
      : noPoster(503, 'Hay muchos carteles en camino. Inténtalo en un minuto.', 60)
  } catch (error) {
    const answer = error instanceof DomainError && retryLaterResponse(error)
    if (answer) return answer
    throw error
  }
}

/** @param retryAfter in seconds. */
export function noPoster(status: number, message: string, retryAfter?: number): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return new Response(message, { status, headers })
}

const fileNameOf = ({ name }: PetDto) => `cartel-${slugify(drawable(name)) || 'mascota'}.pdf`
