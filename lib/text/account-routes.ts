import { DASHBOARD_PROFILE, route, withCallback, withSuffix } from './routes'

/** Where the own e-mail is changed. */
export const OWN_EMAIL = withSuffix(DASHBOARD_PROFILE, '#correo')
/** Of the mails about another e-mail of an account: to the new one, and to the former. */
export const emailChangePath = (token: string) => route(`/correo/${token}`)
export const emailUndoPath = (token: string) => route(`/correo/deshacer/${token}`)
/** Of somebody who is signed in: sets the session hint again, and leads on. */
export const hintPath = (callbackUrl: string | null) => withCallback(route('/login/seguir'), callbackUrl)
