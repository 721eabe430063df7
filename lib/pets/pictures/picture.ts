import 'server-only'
import { Drawings, drawingKey, readPhoto } from '@/lib/pets/poster/drawings'
import { drawingName, noDrawing } from '@/lib/pets/poster/poster'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { judgeConditions } from '@/lib/platform/http/conditional'
import { weakEtag } from '@/lib/platform/http/etag'
import { fileResponse, retryLaterResponse } from '@/lib/platform/http/file-response'
import { logError } from '@/lib/platform/log'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { petPath, petPicturePath } from '@/lib/text/routes'
import { type PicturedPet, pictureWords } from './copy'
import { drawPicture } from './draw'
import { PICTURE_FORMS, type PictureForm } from './shapes'

/** Bump to invalidate cached pictures. */
const EDITION = 1

/** About 10 MB. */
const pictures = new Drawings({ max: 64, rule: LIMITS.pictureIp })

/** For URLs with the present version: whoever asks for an old one is shown the present one, and asks again. */
const VERSIONED = 'public, max-age=600, stale-while-revalidate=3600'
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'
/** Preview of the site, for a pet without a photo. */
const SITE_PREVIEW = '/art/compartir.jpg'

const urlOf = ({ id }: PicturedPet) => new URL(petPath(id), env.SITE_URL).href

const shownOf = (pet: PicturedPet) => [EDITION, pictureWords(pet), urlOf(pet), pet.photo?.large ?? null]

/** Changes with what the pictures show, so that messengers fetch the new one: they keep pictures by address. */
export const pictureVersion = (pet: PicturedPet): string => drawingKey(shownOf(pet)).slice(0, 12)

export const parsePictureForm = (text: string): PictureForm | null =>
  PICTURE_FORMS.find((form) => form === text) ?? null

/** Where the page's preview is, of the pet as it is now. */
export const previewPath = (pet: PicturedPet) =>
  petPicturePath(pet.id, 'vista-previa', `?v=${pictureVersion(pet)}`)

/** A picture of a pet with a public page. */
export async function answerPicture(
  request: Request,
  pet: PicturedPet,
  form: PictureForm,
): Promise<Response> {
  const key = drawingKey([form, ...shownOf(pet)])
  const etag = weakEtag(key)
  const isCurrent = new URL(request.url).searchParams.get('v') === pictureVersion(pet)
  const headers = { 'Cache-Control': isCurrent ? VERSIONED : ALWAYS_ASK, ETag: etag }
  // Before it is drawn.
  const condition = judgeConditions((name) => request.headers.get(name), etag)
  if (condition !== 200) return new Response(null, { status: condition, headers })
  try {
    const context = createContext(ANONYMOUS, clientIpOf(request.headers))
    const draw = async () =>
      drawPicture(form, {
        words: pictureWords(pet),
        url: urlOf(pet),
        photo: await readPhoto(pet.photo?.large ?? null),
      })
    const jpeg = await pictures.get(context, key, draw)
    if (!jpeg)
      return instead(pet, form, noDrawing(503, 'Hay muchas imágenes en camino. Inténtalo en un minuto.', 60))
    const disposition = `inline; filename="${drawingName(form, pet)}.jpg"`
    return fileResponse(request, {
      bytes: jpeg,
      contentType: 'image/jpeg',
      etag,
      headers: { ...headers, 'Content-Disposition': disposition },
    })
  } catch (error) {
    const answer = error instanceof DomainError && retryLaterResponse(error)
    if (!answer) logError('picture of a pet', error)
    return instead(pet, form, answer || noDrawing(500, 'No pudimos dibujar la imagen. Inténtalo más tarde.'))
  }
}

/** Messengers ask once: a preview that cannot be drawn is the plain photo. */
function instead(pet: PicturedPet, form: PictureForm, refusal: Response): Response {
  if (form !== 'vista-previa') return refusal
  const location = pet.photo?.preview ?? SITE_PREVIEW
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
