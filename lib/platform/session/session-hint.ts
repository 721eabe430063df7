/** Name of the readable cookie; in this file so that browser code can import it. */
export const SESSION_HINT = 'querencia-sesion'

/** Part of the script in every page's head; drives the variants `signed-in:` and `signed-out:`. */
export const SESSION_SCRIPT = `/(^|; )${SESSION_HINT}=[^;]/.test(document.cookie)&&document.documentElement.setAttribute('data-session','')`

const PATTERN = new RegExp(`(?:^|; )${SESSION_HINT}=([^;]+)`)

/** In the browser: null when signed out; differs between sessions. */
export const readSessionHint = (): string | null => PATTERN.exec(document.cookie)?.[1] ?? null
