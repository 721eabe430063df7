import { ACCOUNT_BLOCKED } from './block'
import { EMAIL_HAS_CASE } from './kept-cases'
import { ACCOUNT_SUSPENDED } from './suspension'

/** Refusal of an e-mail that its account left a few days ago, and may have back. */
export const EMAIL_RESERVED =
  'Ese correo era de otra cuenta hasta hace poco. Usa otro, o espera a que pasen 7 días del cambio.'

/** To whoever has the e-mail of a member of staff at the provider. */
export const STAFF_BY_PASSWORD = 'Las cuentas del equipo ingresan con su correo y contraseña.'

/** To whoever is signed in and chooses another account at the provider. */
export const OTHER_ACCOUNT =
  'En tu proveedor elegiste otra cuenta, así que no cambiamos nada: sigues en la tuya. Elige la misma con la que ingresas, o cierra sesión antes.'

const TRY_AGAIN = 'No pudimos completar el ingreso con tu proveedor. Inténtalo otra vez.'

/** Keys are next-auth's, but for cookies and browsers inside apps. */
const SENTENCES: Record<string, string> = {
  AccessDenied: 'Cancelaste el ingreso, o tu proveedor no te dio acceso.',
  AccountBlocked: ACCOUNT_BLOCKED,
  AccountSuspended: ACCOUNT_SUSPENDED,
  Configuration:
    'El ingreso con tu proveedor no está disponible en este momento. Usa tu correo y contraseña.',
  Cookies:
    'Tu navegador no guarda las cookies de este sitio, y sin ellas no puedes seguir dentro de tu cuenta. Permítelas en los ajustes del navegador e ingresa otra vez.',
  EmailReserved: EMAIL_RESERVED,
  InAppBrowser:
    'Tu proveedor no permite ingresar desde otra app. Abre esta página en el navegador de tu teléfono, o usa tu correo y contraseña.',
  OAuthAccountNotLinked:
    'Ya existe una cuenta con ese correo y tu proveedor no lo ha verificado. Ingresa con tu contraseña; si no tienes una, créala con ¿Olvidaste tu contraseña?',
  OpenCase: EMAIL_HAS_CASE,
  SessionRequired: 'Inicia sesión para continuar.',
  StaffAccount: STAFF_BY_PASSWORD,
}

export function signInErrorMessage(error: string | string[]): string {
  const code = String(error)
  return Object.hasOwn(SENTENCES, code) ? (SENTENCES[code] ?? TRY_AGAIN) : TRY_AGAIN
}
