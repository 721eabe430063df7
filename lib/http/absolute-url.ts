import { env } from '@/lib/env'

/** The full address of a path of the site; an address that is absolute already stays as it is. */
export const absoluteUrl = (path: string): string => new URL(path, env.SITE_URL).href
