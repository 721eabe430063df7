const TRY_AGAIN = 'No pudimos completar el ingreso con tu proveedor. Inténtalo otra vez.'

/** What to say about each kind of trouble after a sign-in with the external provider; the keys are next-auth's. */
const SENTENCES: Record<string, string> = {
  AccessDenied: 'Cancelaste el ingreso, o tu proveedor no te dio acceso.',
  Configuration: 'El ingreso con tu proveedor no está disponible en este momento. Usa tu email y contraseña.',
  OAuthAccountNotLinked:
    'Ya existe una cuenta con ese email y tu proveedor no lo ha verificado. Ingresa con tu contraseña; si no tienes una, créala con ¿Olvidaste tu contraseña?',
  SessionRequired: 'Inicia sesión para continuar.',
}

/** The sentence for the `error` that the provider's sign-in leaves in the address. */
export function signInErrorMessage(error: string | string[]): string {
  const code = String(error)
  return Object.hasOwn(SENTENCES, code) ? (SENTENCES[code] ?? TRY_AGAIN) : TRY_AGAIN
}
