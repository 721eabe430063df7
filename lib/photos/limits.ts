export const MAX_PET_PHOTOS = 8
export const MAX_PHOTO_MB = 12
export const PHOTO_BLOCKED =
  'Nuestro equipo retiró esta foto del sitio, y no se puede volver a subir. Elige otra.'
