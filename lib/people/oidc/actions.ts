'use server'

import { z } from 'zod'
import { formAction } from '@/lib/platform/forms/action'
import { stopSession } from '@/lib/platform/session/session'
import { LOGIN } from '@/lib/text/routes'
import { findLogoutUrl } from './logout'
import { unlinkIdentity } from './operations'
import { unlinkIdentitySchema } from './schema'

export const logOutAction = formAction(z.object({}), async () => {
  const session = await stopSession()
  const logoutUrl = session?.claims.viaProvider ? await findLogoutUrl() : null
  return { redirectTo: logoutUrl ?? LOGIN, notice: 'signedOut' }
})

export const unlinkIdentityAction = formAction(unlinkIdentitySchema, async (ctx, input) => {
  await unlinkIdentity(ctx, input)
  return { message: 'Listo: ya no podrás ingresar por ese medio.' }
})
