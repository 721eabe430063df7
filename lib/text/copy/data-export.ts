/** Beside the button of the copy of one's data: files at the addresses go with the account. */
export const DATA_EXPORT_LEAD =
  'Lo que guardamos de tu cuenta, en un archivo. Las fotos y los documentos están en las direcciones que nombra: guárdalos también antes de eliminar la cuenta.'
