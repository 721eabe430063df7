import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { PetDto } from '@/lib/pets/dto'
import { ANONYMOUS } from '@/lib/platform/actor'
import { type Context, createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { matchesEtag } from '@/lib/platform/http/etag'
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
  return { etag: `"${key}"`, draw }
}

/** Failures are not cached. */
function keep(key: string, drawing: Promise<Buffer>): void {
  kept.set(key, drawing)
  drawing.catch(() => kept.delete(key))
}

/** The photo as a JPEG cropped to its frame; null where the store has none. */
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
  if (matchesEtag(request.headers.get('if-none-match'), poster.etag)) {
    return new Response(null, { status: 304, headers })
  }
  try {
    const pdf = await poster.draw()
    return pdf
      ? asPdf(pdf, pet, headers)
      : noPoster(503, 'Hay muchos carteles en camino. Inténtalo en un minuto.', 60)
  } catch (error) {
    if (error instanceof TooManyRequests) return noPoster(429, error.message, error.retryAfter)
    throw error
  }
}

/** @param retryAfter in seconds. */
export function noPoster(status: number, message: string, retryAfter?: number): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return new Response(message, { status, headers })
}

function asPdf(pdf: Buffer, pet: PetDto, headers: Record<string, string>): Response {
  const name = `cartel-${slugify(drawable(pet.name)) || 'mascota'}.pdf`
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `inline; filename="${name}"`,
    },
  })
}
