import { MEGABYTE } from '@/lib/text/numbers'

export const MAX_PET_PHOTOS = 8
export const MAX_PHOTO_MB = 12
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * MEGABYTE
export const TOO_LARGE = `La foto pesa más de ${MAX_PHOTO_MB} MB.`
export const TOO_SLOW = 'La foto tarda demasiado en abrirse. Guárdala otra vez como JPEG, o elige otra.'
export const PROCESSING_FAILED = 'No pudimos procesar la foto. Súbela otra vez.'
export const PHOTO_BLOCKED =
  'Nuestro equipo retiró esta foto del sitio, y no se puede volver a subir. Elige otra, o escríbenos desde Contacto si la foto es tuya y otra persona la usó.'
