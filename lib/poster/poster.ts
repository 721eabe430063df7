import 'server-only'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Context } from '@/lib/context'
import { env } from '@/lib/env'
import { fileStore } from '@/lib/integrations/files/store'
import type { PetDto } from '@/lib/pets/dto'
import { consumeRateLimits, refundRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { petPath } from '@/lib/routes'
import { keyedHash } from '@/lib/secrets'
import { posterWords } from './copy'
import { drawPoster, PHOTO } from './draw'

/** Raised when the drawing changes, so that nobody keeps an old one. */
const EDITION = 1
/** Dots of the picture per point of the page: 200 per inch. */
const DOTS = 2.75
/** Posters kept for who asks next: about 5 MB. */
const KEPT = 16
const MAX_WAITING = 20

const oneAtATime = pLimit(1)
const kept = new Map<string, Promise<Buffer>>()

interface PosterOrder {
  etag: string
  /** Null when too many wait. @throws TooManyRequests for an IP that many were drawn for. */
  draw: () => Promise<Buffer | null>
}

/** Orders the poster of a pet with a public page. Memory is bounded: one is drawn at a time, and few are kept. */
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
      const hits = [{ rule: LIMITS.posterIp, key: keyedHash(ctx.clientIp) }]
      await consumeRateLimits(ctx.db, hits, ctx.now)
      // Somebody else may have ordered it meanwhile, or taken the last place.
      if (!isToDraw()) await refundRateLimits(ctx.db, hits, ctx.now)
      else {
        const drawing = oneAtATime(async () => drawPoster({ words, url, photo: await readPhoto(photo) }))
        keep(key, drawing)
      }
    }
    return kept.get(key) ?? null
  }
  return { etag: `"${key}"`, draw }
}

/** Keeps the newest; one that could not be drawn is forgotten. */
function keep(key: string, drawing: Promise<Buffer>): void {
  kept.set(key, drawing)
  drawing.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) return
    kept.delete(oldest)
  }
}

/** The picture as a JPEG in the proportions of its frame; null where the store has none. */
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
