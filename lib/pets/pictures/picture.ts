import 'server-only'
import type { PicturedPet } from '@/lib/pets/dto'
import { ALWAYS_ASK, Drawings, drawingKey, noDrawing, readPhoto } from '@/lib/pets/poster/drawings'
import { env } from '@/lib/platform/env'
import { logError } from '@/lib/platform/log'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { petPath, petPicturePath } from '@/lib/text/routes'
import { pictureWords } from './copy'
import { drawPicture } from './draw'
import { PICTURE_FORMS, type PictureForm } from './shapes'

/** Bump to invalidate cached pictures. */
const EDITION = 1

/** About 10 MB. */
const pictures = new Drawings({
  max: 64,
  rule: LIMITS.pictureIp,
  contentType: 'image/jpeg',
  extension: 'jpg',
  busy: 'Hay muchas imágenes en camino. Inténtalo en un minuto.',
})

/** For URLs with the present version: whoever asks for an old one is shown the present one, and asks again. */
const VERSIONED = 'public, max-age=600, stale-while-revalidate=3600'
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
  // Messengers ask once: a preview that cannot be drawn is the plain photo.
  const instead = (refusal: Response) =>
    form === 'vista-previa' ? otherPlace(pet.photo?.preview ?? SITE_PREVIEW) : refusal
  const isCurrent = new URL(request.url).searchParams.get('v') === pictureVersion(pet)
  const draw = async () =>
    drawPicture(form, {
      words: pictureWords(pet),
      url: urlOf(pet),
      photo: await readPhoto(pet.photo?.large ?? null),
    })
  try {
    const key = drawingKey([form, ...shownOf(pet)])
    const headers = { 'Cache-Control': isCurrent ? VERSIONED : ALWAYS_ASK }
    return await pictures.answer(request, { key, kind: form, pet, headers, draw }, instead)
  } catch (error) {
    logError('picture of a pet', error)
    return instead(noDrawing(500, 'No pudimos dibujar la imagen. Inténtalo más tarde.'))
  }
}

const otherPlace = (location: string) =>
  new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } })
