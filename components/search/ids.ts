/** Marks of the search page that addresses and forms refer to. */
export const PANEL_ID = 'filtros'
export const BOX_ID = 'busqueda'
export const LIST_ID = 'lista'
