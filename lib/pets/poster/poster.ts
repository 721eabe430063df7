import 'server-only'
import sharp from 'sharp'
import type { PetDto } from '@/lib/pets/dto'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { judgeConditions } from '@/lib/platform/http/conditional'
import { weakEtag } from '@/lib/platform/http/etag'
import { fileResponse, retryLaterResponse } from '@/lib/platform/http/file-response'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { petPath } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'
import { posterWords } from './copy'
import { drawPoster, PHOTO } from './draw'
import { drawable } from './drawable'
import { Drawings, drawingKey, readPhoto } from './drawings'

/** Bump to invalidate cached posters. */
const EDITION = 2
/** Pixels per PDF point: 200 dpi. */
const DOTS = 2.75

/** About 5 MB. */
const posters = new Drawings({ max: 16, rule: LIMITS.posterIp })

async function croppedPhoto(address: string | null): Promise<Buffer | null> {
  const file = await readPhoto(address)
  if (!file) return null
  const [width, height] = [Math.round(PHOTO.width * DOTS), Math.round(PHOTO.height * DOTS)]
  return sharp(file)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Always revalidated: a poster disappears with its pet. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

/** The poster of a pet with a public page. */
export async function answerPoster(request: Request, pet: PetDto): Promise<Response> {
  const words = posterWords(pet)
  const url = new URL(petPath(pet.id), env.SITE_URL).href
  const photo = pet.photo?.large ?? null
  const key = drawingKey([EDITION, words, url, photo])
  // Weak: each drawing notes its time.
  const etag = weakEtag(key)
  const headers = { 'Cache-Control': ALWAYS_ASK, ETag: etag, 'X-Robots-Tag': 'noindex' }
  // Before it is drawn.
  const condition = judgeConditions((name) => request.headers.get(name), etag)
  if (condition !== 200) return new Response(null, { status: condition, headers })
  try {
    const context = createContext(ANONYMOUS, clientIpOf(request.headers))
    const draw = async () => drawPoster({ words, url, photo: await croppedPhoto(photo) })
    const pdf = await posters.get(context, key, draw)
    return pdf
      ? fileResponse(request, {
          bytes: pdf,
          contentType: 'application/pdf',
          etag,
          headers: {
            ...headers,
            'Content-Disposition': `inline; filename="${drawingName('cartel', pet)}.pdf"`,
          },
        })
      : noDrawing(503, 'Hay muchos carteles en camino. Inténtalo en un minuto.', 60)
  } catch (error) {
    const answer = error instanceof DomainError && retryLaterResponse(error)
    if (answer) return answer
    throw error
  }
}

/** @param retryAfter in seconds. */
export function noDrawing(status: number, message: string, retryAfter?: number): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return new Response(message, { status, headers })
}

/** Name of a file without its ending: 'cartel-luna'. */
export const drawingName = (kind: string, { name }: { name: string }) =>
  `${kind}-${slugify(drawable(name)) || 'mascota'}`
