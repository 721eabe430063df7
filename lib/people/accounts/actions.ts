'use server'

import { z } from 'zod'
import { accountIdOf } from '@/lib/platform/actor'
import { formAction } from '@/lib/platform/forms/action'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { mailedCallback, safeCallback } from '@/lib/platform/session/callback-url'
import { endAllSessions } from '@/lib/platform/session/operations'
import { startSession } from '@/lib/platform/session/session'
import { EMAIL_CONFIRM, HOME, loginPath } from '@/lib/text/routes'
import { changePassword } from './operations/change-password'
import { confirmEmail, resendConfirmation } from './operations/confirm-email'
import { logIn } from './operations/log-in'
import { register } from './operations/register'
import { requestReset, resetPassword } from './operations/reset-password'
import { changePicture, updateProfile } from './operations/update-profile'
import { forgetRegistration, rememberRegistration } from './registration-cookie'
import {
  changePasswordSchema,
  confirmSchema,
  emailFormSchema,
  loginSchema,
  pictureSchema,
  profileFormSchema,
  registrationFormSchema,
  resetSchema,
} from './schema'

export const registerAction = formAction(registrationFormSchema, async (ctx, input) => {
  const callbackUrl = mailedCallback(input.callbackUrl)
  await register(ctx, input, callbackUrl)
  await rememberRegistration({ ...input, callbackUrl })
  return { redirectTo: EMAIL_CONFIRM }
})

export const resendConfirmationAction = formAction(emailFormSchema, async (ctx, { email, callbackUrl }) => {
  await resendConfirmation(ctx, { email }, mailedCallback(callbackUrl))
  return { message: 'Si tu cuenta espera confirmación, el correo ya va en camino.' }
})

export const confirmEmailAction = formAction(confirmSchema, async (ctx, input) => {
  await confirmEmail(ctx, input)
  return { message: 'Email verificado correctamente!' }
})

export const logInAction = formAction(loginSchema, async (ctx, input) => {
  await startSession(await logIn(ctx, input))
  await forgetRegistration()
  return { redirectTo: safeCallback(input.callbackUrl) ?? HOME, notice: 'signedIn' }
})

export const requestResetAction = formAction(emailFormSchema, async (ctx, { email, callbackUrl }) => {
  await requestReset(ctx, { email }, mailedCallback(callbackUrl))
  return { redirectTo: HOME, notice: 'resetSent' }
})

export const resetPasswordAction = formAction(resetSchema, async (ctx, input) => {
  await resetPassword(ctx, input)
  return { redirectTo: loginPath(mailedCallback(input.callbackUrl)), notice: 'passwordChanged' }
})

export const changePasswordAction = formAction(changePasswordSchema, async (ctx, input) => {
  await startSession(await changePassword(ctx, input))
  return { message: 'La clave ha sido actualizada. Cerramos tus otras sesiones.' }
})

export const signOutElsewhereAction = formAction(z.object({}), async (ctx) => {
  const id = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.sessionAccount, id)
  await startSession(await endAllSessions(ctx.db, id))
  return { message: 'Listo: solo queda abierta la sesión de este dispositivo.' }
})

export const updateProfileAction = formAction(profileFormSchema, async (ctx, { callbackUrl, ...input }) => {
  await updateProfile(ctx, input)
  return { redirectTo: safeCallback(callbackUrl) ?? undefined, notice: 'profileSaved' }
})

export const changePictureAction = formAction(pictureSchema, async (ctx, { photo }) => {
  await changePicture(ctx, photo)
  return { message: 'Tu foto fue actualizada' }
})

export const removePictureAction = formAction(z.object({}), async (ctx) => {
  await changePicture(ctx, null)
  return { message: 'Tu foto fue eliminada' }
})
