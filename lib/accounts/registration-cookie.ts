import 'server-only'
import { z } from 'zod'
import { HOUR_SECONDS } from '@/lib/durations'
import { env } from '@/lib/env'
import { readCookie, writeCookie } from '@/lib/runtime'

const COOKIE = 'querencia-registro'

const registrationSchema = z.object({ email: z.string(), role: z.enum(['user', 'fundation']) })

/** What the confirmation page shows: where the mail went, and whether a document awaits approval. */
type Registered = z.output<typeof registrationSchema>

/** Remembers a registration for the confirmation page, in this browser only. */
export async function rememberRegistration({ email, role }: Registered): Promise<void> {
  const secure = env.SITE_URL.startsWith('https://')
  const value = JSON.stringify({ email, role })
  await writeCookie(COOKIE, value, { httpOnly: true, secure, maxAge: HOUR_SECONDS })
}

/** The registration this browser sent within the last hour, or null. */
export async function readRegistration(): Promise<Registered | null> {
  try {
    return registrationSchema.parse(JSON.parse((await readCookie(COOKIE)) ?? 'null'))
  } catch {
    return null
  }
}
