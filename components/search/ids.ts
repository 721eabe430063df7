export const PANEL_ID = 'filtros'
export const BOX_ID = 'busqueda'
export const LIST_ID = 'lista'
export const PLACE_ID = 'lugar'
