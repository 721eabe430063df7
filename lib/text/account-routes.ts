import { DASHBOARD_PROFILE, route, withCallback, withSuffix } from './routes'

/** Where the own e-mail is changed. */
export const OWN_EMAIL = withSuffix(DASHBOARD_PROFILE, '#correo')
/** Link in the mails about a change of an account's e-mail, to the new one and to the former. */
export const emailChangePath = (token: string) => route(`/correo/${token}`)
export const emailUndoPath = (token: string) => route(`/correo/deshacer/${token}`)
/** Sets the session hint of somebody who is signed in again, and leads on. */
export const hintPath = (callbackUrl: string | null) => withCallback(route('/login/seguir'), callbackUrl)
