export const PERSON_UNAVAILABLE = 'Esta persona no está disponible por ahora'

/** In place of the names of who, or of what, is blocked. */
export const UNAVAILABLE_NAME = 'Persona no disponible'
export const UNAVAILABLE_LISTING = 'Publicación no disponible'
export const UNAVAILABLE_FOUNDATION = 'Fundación no disponible'

export const BLOCKED = {
  title: 'Tu cuenta está bloqueada por un tiempo',
  text: 'Por ahora nadie ve lo que publicaste y no puedes hacer cambios. No borramos ni terminamos nada: cuando el bloqueo termine, todo vuelve como estaba. Te escribimos el motivo a tu correo; para pedir que termine, responde a ese mensaje. En él también hay un enlace para descargar tus datos; con «¿Olvidaste tu contraseña?» te lo enviamos otra vez.',
} as const

export const ACCOUNT_BLOCKED = `${BLOCKED.title}. ${BLOCKED.text}`
