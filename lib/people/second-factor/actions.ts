'use server'

import { DomainError } from '@/lib/platform/errors'
import { formAction } from '@/lib/platform/forms/action'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { admitStaff, findPendingStaff, type PendingSession } from '@/lib/platform/session/session'
import { ADMIN } from '@/lib/text/routes'
import { checkAppCode, confirmEnrolment, spendRecoveryCode } from './operations'
import { appCodeSchema, recoveryCodeSchema } from './schema'

export const checkAppCodeAction = formAction(appCodeSchema, async (ctx, { code, callbackUrl }) => {
  const pending = await requirePending()
  await checkAppCode(ctx, pending.account, code)
  await admitStaff(pending)
  return { redirectTo: safeCallback(callbackUrl) ?? ADMIN, notice: 'signedIn' }
})

export const spendRecoveryCodeAction = formAction(
  recoveryCodeSchema,
  async (ctx, { recoveryCode, callbackUrl }) => {
    const pending = await requirePending()
    await spendRecoveryCode(ctx, pending.account, recoveryCode)
    await admitStaff(pending)
    return { redirectTo: safeCallback(callbackUrl) ?? ADMIN, notice: 'signedIn' }
  },
)

export const confirmEnrolmentAction = formAction(appCodeSchema, async (ctx, { code }) => {
  const pending = await requirePending()
  const shownOnce = await confirmEnrolment(
    ctx,
    { ...pending.account, sessionId: pending.claims.sessionId },
    code,
  )
  await admitStaff(pending)
  return { message: 'Tu segundo factor está activo.', shownOnce }
})

async function requirePending(): Promise<PendingSession> {
  const pending = await findPendingStaff()
  if (pending) return pending
  throw new DomainError(
    'unauthenticated',
    'Pasó mucho tiempo desde que escribiste tu contraseña: vuelve a ingresar.',
  )
}
