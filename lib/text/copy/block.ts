import { RIGHTS_TITLE } from './rights-title'

export const PERSON_UNAVAILABLE = 'Esta persona no está disponible por ahora'

/** In place of what they wrote. */
export const WORDS_KEPT = 'Lo que te contó sigue guardado.'

/** In place of the names of who, or of what, is blocked. */
export const UNAVAILABLE_NAME = 'Persona no disponible'
export const UNAVAILABLE_LISTING = 'Publicación no disponible'
export const UNAVAILABLE_FOUNDATION = 'Fundación no disponible'

export const BLOCKED = {
  title: 'Tu cuenta está bloqueada por un tiempo',
  text: 'Por ahora nadie ve lo que publicaste y no puedes hacer cambios. No borramos ni terminamos nada: cuando el bloqueo termine, todo vuelve como estaba. Te escribimos el motivo a tu correo; para pedir que termine, responde a ese mensaje. En él también hay un enlace para descargar tus datos; con «¿Olvidaste tu contraseña?» te lo enviamos otra vez.',
} as const

export const ACCOUNT_BLOCKED = `${BLOCKED.title}. ${BLOCKED.text}`

/** Why an account cannot be deleted now, and what to do about it. */
export const DELETION_BLOCKED = `Tu cuenta está bloqueada: pide que la eliminemos en «${RIGHTS_TITLE}»`
export const DELETION_LISTING_BLOCKED = `Una de tus publicaciones está bloqueada por un tiempo y se eliminaría con tu cuenta: pide que la eliminemos en «${RIGHTS_TITLE}»`

/** At the staff desk, about who asked to be erased and cannot do it while a block lasts. */
export const ERASURE_AT_DESK = {
  account: 'Su cuenta está bloqueada, y mientras tanto la persona no puede eliminarla.',
  listing:
    'Una de sus publicaciones está bloqueada, y mientras tanto la persona no puede eliminar la cuenta.',
  text: 'Aquí la eliminas sin levantar antes el bloqueo, así que nada se vuelve a ver. No se puede deshacer. Si el bloqueo guarda algo que hace falta, como una prueba, no la elimines y di por qué en la respuesta. Responder va aparte.',
  ended: 'El bloqueo ya terminó, o la cuenta ya no existe: quien lo pidió puede eliminarla en «Sobre Mí»',
} as const
