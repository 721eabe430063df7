'use server'

import { z } from 'zod'
import { safeCallback } from '@/lib/auth/callback-url'
import { startSession, stopSession } from '@/lib/auth/session'
import { formAction } from '@/lib/http/action'
import { EMAIL_CONFIRM, HOME, LOGIN } from '@/lib/routes'
import { changePassword } from './operations/change-password'
import { confirmEmail, resendConfirmation } from './operations/confirm-email'
import { logIn } from './operations/log-in'
import { register } from './operations/register'
import { requestReset, resetPassword } from './operations/reset-password'
import { endAllSessions } from './operations/session-version'
import { accountIdOf } from './policy'
import { rememberRegistration } from './registration-cookie'
import {
  changePasswordSchema,
  confirmSchema,
  emailSchema,
  loginSchema,
  registrationFormSchema,
  resetSchema,
} from './schema'

export const registerAction = formAction(registrationFormSchema, async (ctx, input) => {
  await register(ctx, input)
  await rememberRegistration(input)
  return { redirectTo: EMAIL_CONFIRM }
})

export const resendConfirmationAction = formAction(emailSchema, async (ctx, input) => {
  await resendConfirmation(ctx, input)
  return { message: 'Si tu cuenta espera confirmación, el correo ya va en camino.' }
})

export const confirmEmailAction = formAction(confirmSchema, async (ctx, input) => {
  await confirmEmail(ctx, input)
  return { message: 'Email verificado correctamente!' }
})

export const logInAction = formAction(loginSchema, async (ctx, input) => {
  await startSession(await logIn(ctx, input))
  return { redirectTo: safeCallback(input.callbackUrl) ?? HOME, notice: 'signedIn' }
})

export const logOutAction = formAction(z.object({}), async () => {
  await stopSession()
  return { redirectTo: LOGIN, notice: 'signedOut' }
})

export const requestResetAction = formAction(emailSchema, async (ctx, input) => {
  await requestReset(ctx, input)
  return { redirectTo: HOME, notice: 'resetSent' }
})

export const resetPasswordAction = formAction(resetSchema, async (ctx, input) => {
  await resetPassword(ctx, input)
  return { redirectTo: LOGIN, notice: 'passwordChanged' }
})

export const changePasswordAction = formAction(changePasswordSchema, async (ctx, input) => {
  await startSession(await changePassword(ctx, input))
  return { message: 'La clave ha sido actualizada. Cerramos tus otras sesiones.' }
})

export const signOutElsewhereAction = formAction(z.object({}), async (ctx) => {
  await startSession(await endAllSessions(ctx.db, accountIdOf(ctx.actor)))
  return { message: 'Listo: solo queda abierta la sesión de este dispositivo.' }
})
