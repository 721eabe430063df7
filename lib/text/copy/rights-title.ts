/** Title of the page /derechos, wherever it is named. */
export const RIGHTS_TITLE = 'Tus derechos sobre tus datos'
