import { env } from '@/lib/env'

export const absoluteUrl = (path: string): string => new URL(path, env.SITE_URL).href
