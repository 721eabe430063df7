import { env } from '@/lib/platform/env'

export const absoluteUrl = (path: string): string => new URL(path, env.SITE_URL).href
