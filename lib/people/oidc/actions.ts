'use server'

import type { Route } from 'next'
import { z } from 'zod'
import { formAction } from '@/lib/platform/forms/action'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { logError } from '@/lib/platform/log'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { stopSession } from '@/lib/platform/session/session'
import { LOGIN, loginPath, uncheckedRoute } from '@/lib/text/routes'
import { unlinkIdentitySchema } from './dto'
import { unlinkIdentity } from './operations'
import { discover, findProvider } from './provider'

const logOutSchema = z.object({ callbackUrl: z.string().optional() })

/** Short, as people wait for the provider's logout. */
const LOGOUT_TIMEOUT_MS = 2_000

export const logOutAction = formAction(logOutSchema, async (_ctx, { callbackUrl }) => {
  const session = await stopSession()
  const logoutUrl = session?.claims.viaProvider ? await findLogoutUrl() : null
  return { redirectTo: logoutUrl ?? loginPath(safeCallback(callbackUrl)), notice: 'signedOut' }
})

export const unlinkIdentityAction = formAction(unlinkIdentitySchema, async (ctx, input) => {
  await unlinkIdentity(ctx, input)
  const provider = findProvider()
  const again =
    provider?.issuer === input.issuer && ctx.actor.kind !== 'admin'
      ? ` Si vuelves a ingresar con ${provider.name} y este mismo correo, se vincula otra vez.`
      : ''
  return { message: `Listo: lo desvinculamos.${again}` }
})

/** RP-initiated logout, back to our login (specification, section 7); null without an endpoint or an answer in time. */
async function findLogoutUrl(): Promise<Route | null> {
  const provider = findProvider()
  if (!provider) return null
  try {
    const { end_session_endpoint } = await discover(provider, LOGOUT_TIMEOUT_MS)
    if (!end_session_endpoint) return null
    const url = new URL(end_session_endpoint)
    url.searchParams.set('client_id', provider.clientId)
    url.searchParams.set('post_logout_redirect_uri', absoluteUrl(LOGIN))
    return uncheckedRoute(url.href)
  } catch (error) {
    logError('logout at the provider', error)
    return null
  }
}
