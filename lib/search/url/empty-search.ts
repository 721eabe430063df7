export const EMPTY_SEARCH = 'Debes ingresar una ciudad o país'
/** Fragment that shows it without JavaScript. */
export const EMPTY_SEARCH_ID = 'ingresa-ciudad'
