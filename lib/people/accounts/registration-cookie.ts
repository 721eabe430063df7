import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { readCookie, writeCookie } from '@/lib/platform/runtime'
import { mailedCallback } from '@/lib/platform/session/callback-url'
import { HOUR_SECONDS } from '@/lib/text/durations'

const COOKIE = 'querencia-registro'

const registrationSchema = z.object({
  email: z.string(),
  role: z.enum(['user', 'fundation']),
  callbackUrl: z.unknown().transform(mailedCallback),
})

type Registered = z.output<typeof registrationSchema>

/** Remembers a registration in a cookie, as a URL would leak the e-mail. */
export async function rememberRegistration({ email, role, callbackUrl }: Registered): Promise<void> {
  await setCookie(JSON.stringify({ email, role, callbackUrl }), HOUR_SECONDS)
}

/** Call after the first login: computers are shared. */
export async function forgetRegistration(): Promise<void> {
  if ((await readCookie(COOKIE)) !== undefined) await setCookie('', 0)
}

export async function readRegistration(): Promise<Registered | null> {
  try {
    return registrationSchema.parse(JSON.parse((await readCookie(COOKIE)) ?? 'null'))
  } catch {
    return null
  }
}

async function setCookie(value: string, maxAge: number): Promise<void> {
  const secure = env.SITE_URL.startsWith('https://')
  await writeCookie(COOKIE, value, { httpOnly: true, secure, maxAge })
}
