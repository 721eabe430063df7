import {
  DASHBOARD_PROFILE,
  leadingOn,
  loginPath,
  RESET,
  registerPath,
  route,
  withCallback,
  withQuery,
} from './routes'

/** Of signing in, registering and what leads on from there: apart from the paths that every page names. */

export const profilePath = leadingOn(DASHBOARD_PROFILE)
/** The registration again, with what was sent, for a mistyped address. */
export const correctionPath = (callback: string | null) => withQuery(registerPath(callback), 'corregir=1')
/** Where staff give a code after their password, and where they set up the app that shows it. */
export const secondFactorPath = leadingOn(route('/login/codigo'))
export const enrolmentPath = leadingOn(route('/login/segundo-factor'))
export const recoveryPath = leadingOn(route('/login/recuperacion'))
export const resetPath = leadingOn(RESET)
export const confirmPath = (token: string, callbackUrl: string | null) =>
  withCallback(route(`/email-confirmed/api/v1.0/verify/tk/${token}`), callbackUrl)
export const resetConfirmPath = (token: string, callbackUrl: string | null = null) =>
  withCallback(route(`/reset/confirm/api/v1.0/verify/modpass/${token}`), callbackUrl)
export const signInLinkPath = (token: string, callbackUrl: string | null = null) =>
  withCallback(route(`/ingresar/${token}`), callbackUrl)
/** Sets the session hint of somebody who is signed in again, and leads on. */
export const hintPath = leadingOn(route('/login/seguir'))
/** After a sign-in: with its session the login leads on, without it says that cookies are off. */
export const sessionCheckPath = (callback: string | null) => withQuery(loginPath(callback), 'error=Cookies')
