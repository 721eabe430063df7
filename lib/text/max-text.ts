/** Of a text in an address, in code points. */
export const MAX_TEXT = 80
