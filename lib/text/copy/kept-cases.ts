import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import type { KeptCaseKind } from '@/lib/text/vocabulary'

export const KEPT_CASE_DAYS = RETENTION_DAYS.keptCase

/** Before an account is deleted: whether somebody reported it is not said. */
export const KEPT_AFTER_DELETION = `Si hay reportes abiertos sobre ti, lo que publicaste o lo que escribiste, o tu cuenta está suspendida, guardamos ese caso hasta que el equipo lo decida, como máximo ${KEPT_CASE_DAYS} días: el texto reportado, los motivos y una huella de tu correo y de tu teléfono con la que se los reconoce sin poder leerlos. Mientras tanto no se puede registrar otra cuenta con ellos.`

/** Before an account is deleted, and after: contact messages and requests about data outlive it (decision 0079). */
export const QUESTIONS_KEPT =
  'Si nos escribiste o pediste algo sobre tus datos, eso queda el tiempo que dice nuestra página de privacidad, y lo que está abierto te lo respondemos a tu correo.'

/** Before a comment is deleted by its author. */
export const COMMENT_CASE_KEPT = `Si hay reportes abiertos sobre él, guardamos su texto y los motivos hasta que el equipo decida el caso, como máximo ${KEPT_CASE_DAYS} días.`

/** In the mail that says that the account is gone. */
export const CASE_KEPT = `Hay un caso abierto que el equipo todavía no decidió. Guardamos de él el texto reportado, los motivos y una huella de tu correo y de tu teléfono, con la que se los reconoce sin poder leerlos, hasta que lo decida y como máximo ${KEPT_CASE_DAYS} días. Mientras tanto no se puede registrar otra cuenta con ese correo o teléfono. Si quieres decir algo sobre el caso, responde a este correo.`

const ASK_US = `Responde al correo en el que te avisamos que la cuenta se eliminó y lo vemos contigo. Sin respuesta del equipo, el caso se borra a los ${KEPT_CASE_DAYS} días.`

export const EMAIL_HAS_CASE = `La cuenta que tuvo este correo, o este mismo buzón, se eliminó con un caso abierto, y por ahora no se puede registrar otra. ${ASK_US}`
/** Nobody proves a telephone: who reads this may be its real owner, whom no mail reached and nobody accuses. */
export const PHONE_HAS_CASE =
  'Por ahora no podemos guardar este teléfono. Si es tuyo, escríbenos en Contacto y lo vemos contigo. Mientras tanto puedes seguir sin él.'

export const KEPT_CASE_LABELS: Record<KeptCaseKind, string> = {
  pet: 'Publicación',
  conversation: 'Conversación',
  review: 'Comentario',
  suspension: 'Suspensión',
}
