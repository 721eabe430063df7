/** Refusal of an e-mail that its account left a few days ago, and may have back. */
export const EMAIL_RESERVED =
  'Ese correo era de otra cuenta hasta hace poco. Usa otro, o espera a que pasen 7 días del cambio.'
