/** How the storage key of a half-written message begins, which the tab keeps until it is sent or somebody logs out. */
export const KEPT_MESSAGE_KEY = 'querencia-mensaje-'
