import 'server-only'
import sharp from 'sharp'
import type { PetDto } from '@/lib/pets/dto'
import { env } from '@/lib/platform/env'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { petPath } from '@/lib/text/routes'
import { posterWords } from './copy'
import { drawPoster, PHOTO } from './draw'
import { ALWAYS_ASK, Drawings, drawingKey, readPhoto } from './drawings'

/** Bump to invalidate cached posters. */
const EDITION = 2
/** Pixels per PDF point: 200 dpi. */
const DOTS = 2.75

/** About 5 MB. */
const posters = new Drawings({
  max: 16,
  rule: LIMITS.posterIp,
  contentType: 'application/pdf',
  extension: 'pdf',
  busy: 'Hay muchos carteles en camino. Inténtalo en un minuto.',
})

async function croppedPhoto(address: string | null): Promise<Buffer | null> {
  const file = await readPhoto(address)
  if (!file) return null
  const [width, height] = [Math.round(PHOTO.width * DOTS), Math.round(PHOTO.height * DOTS)]
  return sharp(file)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** The poster of a pet with a public page. */
export function answerPoster(request: Request, pet: PetDto): Promise<Response> {
  const words = posterWords(pet)
  const url = new URL(petPath(pet.id), env.SITE_URL).href
  const photo = pet.photo?.large ?? null
  return posters.answer(request, {
    key: drawingKey([EDITION, words, url, photo]),
    kind: 'cartel',
    pet,
    headers: { 'Cache-Control': ALWAYS_ASK, 'X-Robots-Tag': 'noindex' },
    draw: async () => drawPoster({ words, url, photo: await croppedPhoto(photo) }),
  })
}
