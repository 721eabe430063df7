/** Apart from the other copy: it is on every page of results. */
export const SIGN_IN_TO_SAVE = 'Inicia sesión para guardar esta búsqueda'
export const WHY_SIGN_IN = 'Crea tu cuenta para guardar esta búsqueda. Un minuto.'
