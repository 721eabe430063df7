/** Cookie that names a flash message (`NOTICES`), alone so that browser code can import it. */
export const NOTICE_COOKIE = 'querencia-aviso'
