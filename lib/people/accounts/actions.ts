'use server'

import { z } from 'zod'
import { accountIdOf } from '@/lib/platform/actor'
import { formAction } from '@/lib/platform/forms/action'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { findMailedCallback } from '@/lib/platform/session/find-mailed-callback'
import { endAllSessions, type SessionStart } from '@/lib/platform/session/operations'
import { renewSession, startSession, suggestHome } from '@/lib/platform/session/session'
import { DASHBOARD_PROFILE, EMAIL_CONFIRM, HOME, loginPath, OWN_EMAIL } from '@/lib/text/routes'
import { confirmPath } from '@/lib/text/sign-in-routes'
import { profileFormSchema, registrationFormSchema } from './name-schema'
import { askForEmailChange, cancelEmailChange, confirmEmailChange } from './operations/change-email'
import { changePassword } from './operations/change-password'
import { confirmByNewPassword, confirmByPassword, confirmInOwnBrowser } from './operations/confirm-email'
import { resendConfirmation } from './operations/email-links'
import { logIn } from './operations/log-in'
import { register } from './operations/register'
import { requestReset, resetPassword } from './operations/reset-password'
import { requestSignInLink, signInByLink } from './operations/sign-in-link'
import { undoEmailChange } from './operations/undo-email-change'
import { changePicture, updateProfile } from './operations/update-profile'
import { pictureSchema } from './picture-schema'
import { forgetRegistration, readRegistrationProof, rememberRegistration } from './registration-cookie'
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmByNewPasswordSchema,
  confirmByPasswordSchema,
  confirmSchema,
  emailFormSchema,
  emailLinkSchema,
  loginSchema,
  resetSchema,
  signInLinkSchema,
} from './schema'
import { signIn } from './sign-in'

export const registerAction = formAction(registrationFormSchema, async (ctx, input) => {
  const callbackUrl = await findMailedCallback(input.callbackUrl)
  const account = await register(ctx, input, callbackUrl)
  await rememberRegistration({ ...input, callbackUrl }, account)
  return { redirectTo: EMAIL_CONFIRM }
})

export const resendConfirmationAction = formAction(emailFormSchema, async (ctx, { email, callbackUrl }) => {
  await resendConfirmation(ctx, { email }, await findMailedCallback(callbackUrl))
  return { message: 'Si tu cuenta espera confirmación, el correo ya va en camino.' }
})

export const confirmInOwnBrowserAction = formAction(confirmSchema, async (ctx, input) =>
  confirmed(input, confirmInOwnBrowser(ctx, input, await readRegistrationProof())),
)

export const confirmByPasswordAction = formAction(confirmByPasswordSchema, async (ctx, input) =>
  confirmed(input, confirmByPassword(ctx, input)),
)

export const confirmByNewPasswordAction = formAction(confirmByNewPasswordSchema, async (ctx, input) =>
  confirmed(input, confirmByNewPassword(ctx, input)),
)

/** Signed in, people go on to what they came for. Elsewhere the page of the link says so, and leads on. */
async function confirmed(
  { token, callbackUrl }: { token: string; callbackUrl?: string },
  confirming: Promise<SessionStart | null>,
) {
  const start = await confirming
  const onward = await findMailedCallback(callbackUrl)
  // Without a session the login comes next, which fills in the e-mail that the browser remembers.
  if (start) await forgetRegistration()
  if (start && onward) return { ...(await signIn(start, onward)), ...CONFIRMED }
  if (start) {
    await startSession(start)
    await suggestHome(start.id)
  }
  return { redirectTo: confirmPath(token, onward), skipsForm: true } as const
}

const CONFIRMED = { notice: 'emailConfirmed', skipsForm: true } as const

export const logInAction = formAction(loginSchema, async (ctx, input) => {
  const account = await logIn(ctx, input)
  await forgetRegistration()
  return signIn(account, safeCallback(input.callbackUrl) ?? HOME)
})

export const requestSignInLinkAction = formAction(emailFormSchema, async (ctx, { email, callbackUrl }) => {
  await requestSignInLink(ctx, { email }, await findMailedCallback(callbackUrl))
  return { message: 'Si ese correo tiene una cuenta, el enlace ya va en camino. Dura 15 minutos.' }
})

export const signInByLinkAction = formAction(signInLinkSchema, async (ctx, input) => {
  const start = await signInByLink(ctx, input)
  if (!start)
    return { redirectTo: loginPath(await findMailedCallback(input.callbackUrl)), notice: 'mayLogIn' }
  await forgetRegistration()
  return signIn(start, safeCallback(input.callbackUrl) ?? HOME)
})

export const requestResetAction = formAction(emailFormSchema, async (ctx, { email, callbackUrl }) => {
  await requestReset(ctx, { email }, await findMailedCallback(callbackUrl))
  return { redirectTo: HOME, notice: 'resetSent' }
})

export const resetPasswordAction = formAction(resetSchema, async (ctx, input) => {
  await resetPassword(ctx, input)
  return { redirectTo: loginPath(await findMailedCallback(input.callbackUrl)), notice: 'passwordChanged' }
})

export const changePasswordAction = formAction(changePasswordSchema, async (ctx, input) => {
  await renewSession(ctx.actor, await changePassword(ctx, input))
  return { message: 'La clave ha sido actualizada. Cerramos tus otras sesiones.' }
})

export const changeEmailAction = formAction(changeEmailSchema, async (ctx, input) => {
  await askForEmailChange(ctx, input)
  return { redirectTo: OWN_EMAIL, notice: 'emailAsked' }
})

export const cancelEmailChangeAction = formAction(z.object({}), async (ctx) => {
  await cancelEmailChange(ctx)
  return { redirectTo: OWN_EMAIL, notice: 'emailKept' }
})

export const confirmEmailChangeAction = formAction(emailLinkSchema, async (ctx, input) => {
  const start = await confirmEmailChange(ctx, input)
  if (start) await renewSession(ctx.actor, start)
  return { redirectTo: DASHBOARD_PROFILE, notice: start ? 'emailTakenBack' : 'emailChanged' }
})

export const undoEmailChangeAction = formAction(emailLinkSchema, async (ctx, input) => ({
  redirectTo: await undoEmailChange(ctx, input),
  notice: 'emailRestored',
}))

export const signOutElsewhereAction = formAction(z.object({}), async (ctx) => {
  const id = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.sessionAccount, id)
  await renewSession(ctx.actor, await endAllSessions(ctx.db, id))
  return { message: 'Listo: solo queda abierta la sesión de este dispositivo.' }
})

export const updateProfileAction = formAction(profileFormSchema, async (ctx, input) => {
  const { callbackUrl, madeFrom, taken, ...profile } = input
  const { merged, moved } = await updateProfile(ctx, profile, { madeFrom, taken })
  await suggestHome(accountIdOf(ctx.actor))
  return {
    redirectTo: safeCallback(callbackUrl) ?? DASHBOARD_PROFILE,
    notice: merged ? 'savedBeside' : moved > 0 ? 'profileSavedPetsMoved' : 'profileSaved',
  }
})

export const changePictureAction = formAction(pictureSchema, async (ctx, { photo }) => {
  await changePicture(ctx, photo)
  return { message: 'Tu foto fue actualizada' }
})

export const removePictureAction = formAction(z.object({}), async (ctx) => {
  await changePicture(ctx, null)
  return { message: 'Tu foto fue eliminada' }
})
