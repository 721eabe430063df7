export const MAX_TITLE = 80
export const MAX_STORY = 500
export const MAX_INVOICES = 4
