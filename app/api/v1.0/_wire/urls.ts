export const API_PREFIX = '/api/v1.0'

/** Placeholders: existing clients expect at least one picture URL. */
export const PET_PLACEHOLDER = '/art/sin-foto.svg'
export const FOUNDATION_PLACEHOLDER = '/icons/icon-512.png'
