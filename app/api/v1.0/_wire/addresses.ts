/** The API's own prefix. */
export const API = '/api/v1.0'

/** Stand in where there is no picture, so that clients never read an address of nothing. */
export const PET_PICTURE = '/art/sin-foto.svg'
export const FOUNDATION_PICTURE = '/icons/icon-512.png'
