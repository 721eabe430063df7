import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { PetDto } from '@/lib/pets/dto'
import type { Context } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { limit } from '@/lib/platform/rate-limits/operations'
import { LIMITS } from '@/lib/platform/rate-limits/rules'
import { petPath } from '@/lib/text/routes'
import { posterWords } from './copy'
import { drawPoster, PHOTO } from './draw'

/** Bump to invalidate cached posters. */
const EDITION = 1
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
export function orderPoster(ctx: Context, pet: PetDto): PosterOrder {
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
      const refund = await limit(ctx, LIMITS.posterIp, ctx.clientIp)
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
