/** What forms and the API tell visitors. A form says it beside a way to sign in. */
export const SIGN_IN_FIRST = 'Inicia sesión para continuar'
