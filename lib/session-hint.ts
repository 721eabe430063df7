/**
 * The cookie that tells scripts and styles that somebody is signed in; `HINT_COOKIE` of lib/auth says what it is worth.
 * The name stands alone, so that code in the browser can know it.
 */
export const SESSION_HINT = 'querencia-sesion'
