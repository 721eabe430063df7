export const API_PREFIX = '/api/v1.0'

/** Existing clients expect at least one picture URL; of a pet it is `NO_PHOTO`. */
export const FOUNDATION_PLACEHOLDER = '/icons/icon-512.png'
