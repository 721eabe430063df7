/** What people may send; browser and server go by the same. */

/** Most photos of a pet. */
export const MAX_PET_PHOTOS = 8
/** How heavy one may be. */
export const MAX_PHOTO_MB = 12
