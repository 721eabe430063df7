/** Cookie name of the session hint (`HINT_COOKIE` in lib/platform/session), alone so that browser code can import it. */
export const SESSION_HINT = 'querencia-sesion'
