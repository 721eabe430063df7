/**
 * The cookie that tells scripts and styles that somebody is signed in; `MARK_COOKIE` of lib/auth says what it is worth.
 * The name stands alone, so that code in the browser can know it.
 */
export const SESSION_MARK = 'querencia-sesion'
