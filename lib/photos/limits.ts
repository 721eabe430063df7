export const MAX_PET_PHOTOS = 8
export const MAX_PHOTO_MB = 12
