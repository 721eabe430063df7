import { env } from '@/lib/env'

/** The API's own prefix. */
export const API = '/api/v1.0'

/** A full address: clients put what they get straight into an `img`, wherever they are served from. */
export const absolute = (path: string): string => new URL(path, env.SITE_URL).href

/** Stand in where there is no picture, so that clients never read an address of nothing. */
export const PET_PICTURE = '/art/sin-foto.svg'
export const FOUNDATION_PICTURE = '/icon-512.png'
