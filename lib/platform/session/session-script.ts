import { SESSION_HINT } from './session-hint'

/** Inline script of every page; sets the attribute behind the variants `signed-in:` and `signed-out:`. */
export const SESSION_SCRIPT = `/(^|; )${SESSION_HINT}=[^;]/.test(document.cookie)&&document.documentElement.setAttribute('data-session','')`
