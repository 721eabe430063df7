import 'server-only'
import { z } from 'zod'
import type { LinkedRow } from '@/lib/platform/row-link'
import { readCookie, writeCookie } from '@/lib/platform/runtime'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { findMailedCallback } from '@/lib/platform/session/find-mailed-callback'
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/text/durations'
import { registrationProofs } from './registration-proof'

const COOKIE = 'querencia-registro'
/** `__Host-`: no subdomain may say that this browser registered an account. */
const PROOF_COOKIE = `${SESSION_COOKIE.options.secure ? '__Host-' : ''}querencia-alta`

const registrationSchema = z.object({
  email: z.string(),
  role: z.enum(['user', 'fundation']),
  callbackUrl: z.unknown().transform(findMailedCallback),
})

type Registered = z.output<typeof registrationSchema>

interface NewAccount {
  id: number
  createdAt: Date
}

/** Remembers a registration in a cookie, as a URL would leak the e-mail. */
export async function rememberRegistration(
  { email, role, callbackUrl }: Registered,
  account: NewAccount,
): Promise<void> {
  await setCookie(COOKIE, JSON.stringify({ email, role, callbackUrl }), HOUR_SECONDS)
  await proveRegistration(account)
}

/** That this browser made the account, for as long as a confirmation link lives. Never for a request from elsewhere. */
export const proveRegistration = (account: NewAccount): Promise<void> =>
  setCookie(PROOF_COOKIE, registrationProofs.write(account), DAY_SECONDS)

export async function readRegistrationProof(): Promise<LinkedRow | null> {
  return registrationProofs.read((await readCookie(PROOF_COOKIE)) ?? '')
}

/** Call after the first login: computers are shared. */
export async function forgetRegistration(): Promise<void> {
  for (const name of [COOKIE, PROOF_COOKIE])
    if ((await readCookie(name)) !== undefined) await setCookie(name, '', 0)
}

export async function readRegistration(): Promise<Registered | null> {
  try {
    return await registrationSchema.parseAsync(JSON.parse((await readCookie(COOKIE)) ?? 'null'))
  } catch {
    return null
  }
}

async function setCookie(name: string, value: string, maxAge: number): Promise<void> {
  await writeCookie(name, value, { ...SESSION_COOKIE.options, maxAge })
}
