/** Cookie name of the session hint (`HINT_COOKIE` in `cookies`), here so that browser code can import it. */
export const SESSION_HINT = 'querencia-sesion'

/** Inline script of every page; sets the attribute behind the variants `signed-in:` and `signed-out:`. */
export const SESSION_SCRIPT = `/(^|; )${SESSION_HINT}=[^;]/.test(document.cookie)&&document.documentElement.setAttribute('data-session','')`
