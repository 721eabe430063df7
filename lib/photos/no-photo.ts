/** In the place of a pet's photo, for pets without one; 1200 × 900. */
export const NO_PHOTO = '/art/sin-foto.svg'
