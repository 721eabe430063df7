import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { CASE_KEPT, QUESTIONS_KEPT } from '@/lib/text/copy/kept-cases'
import { composeMail, inName, inWords } from './layout'
import type { PetPicture } from './markup'

interface Linked {
  name: string
  url: string
}

/** @param onward what the recipient registered for: a pet's name, and `step` as in 'para publicar tu mascota' */
export function confirmEmailMail({
  name,
  url,
  onward = { pet: null, picture: null, step: null },
}: Linked & {
  onward?: { pet: string | null; picture?: PetPicture | null; step: string | null }
}): MailContent {
  const { picture } = onward
  const pet = onward.pet && inName(onward.pet)
  const step = onward.step && inWords(onward.step)
  return composeMail({
    subject: pet ? `Confirma tu correo y sigue con ${pet}` : 'Confirma tu correo en Querencia',
    name,
    picture,
    paragraphs: [
      `¡Qué bueno que estés aquí! Solo falta un paso${step ? ` ${step}` : ''}: confirma que este correo es tuyo.`,
      'El enlace sirve durante 24 horas.',
    ],
    button: { label: 'Confirmar mi correo', url },
    reason:
      'Recibes este correo porque alguien se registró en Querencia con esta dirección. Si no lo hiciste tú, ignóralo: sin confirmar, no pasa nada.',
  })
}

export function resetPasswordMail({ name, url }: Linked): MailContent {
  return composeMail({
    subject: 'Elige una nueva contraseña',
    name,
    paragraphs: [
      'Nos pediste cambiar la contraseña de tu cuenta de Querencia. Elige una nueva con este botón.',
      'El enlace sirve una sola vez, durante 30 minutos.',
    ],
    button: { label: 'Elegir contraseña', url },
    reason:
      'Recibes este correo porque alguien pidió cambiar la contraseña de tu cuenta. Si no fuiste tú, ignóralo: tu contraseña sigue siendo la misma.',
  })
}

export function signInLinkMail({ name, url }: Linked): MailContent {
  return composeMail({
    subject: 'Tu enlace para ingresar a Querencia',
    name,
    paragraphs: [
      'Nos pediste un enlace para ingresar a tu cuenta sin escribir la contraseña. Ábrelo en el dispositivo en el que quieres ingresar.',
      'El enlace sirve una sola vez, durante 15 minutos.',
    ],
    button: { label: 'Ingresar a mi cuenta', url },
    reason:
      'Recibes este correo porque alguien pidió ingresar a tu cuenta. Si no fuiste tú, ignóralo: nadie puede ingresar sin este enlace.',
  })
}

export function passwordChangedMail({ name, resetUrl }: { name: string; resetUrl: string }): MailContent {
  return composeMail({
    subject: 'Tu contraseña cambió',
    name,
    paragraphs: [
      'La contraseña de tu cuenta de Querencia se cambió hace un momento y cerramos todas tus sesiones.',
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, recupera tu cuenta ahora mismo.',
    ],
    button: { label: 'Recuperar mi cuenta', url: resetUrl },
    reason: 'Recibes este correo porque avisamos de cada cambio de contraseña a quien tiene la cuenta.',
  })
}

/**
 * @param dropped the password that the account had and that nobody had proven
 * @param isFormer to the address that the account had, and that can still undo the change
 */
export function providerLinkedMail({
  name,
  provider,
  dropped,
  isFormer = false,
}: {
  name: string
  provider: string
  dropped: boolean
  isFormer?: boolean
}): MailContent {
  return composeMail({
    subject: 'Una nueva forma de ingresar a tu cuenta',
    name,
    paragraphs: [
      `Desde ahora ${dropped ? '' : 'también '}puedes ingresar a Querencia con ${provider}${isFormer ? ', con el correo que tu cuenta tiene ahora' : ''}. Tu cuenta y tus datos son los mismos de siempre.`,
      ...(dropped
        ? [
            'La contraseña que tenía la cuenta dejó de servir y cerramos sus sesiones, porque no sabemos si la elegiste tú. Si quieres una, créala en tu perfil.',
          ]
        : []),
      isFormer
        ? 'Si no fuiste tú, deshaz el cambio de correo con el enlace que te enviamos a esta dirección.'
        : 'Si no fuiste tú, cambia tu contraseña y respóndenos a este correo.',
    ],
    reason: `Recibes este correo porque avisamos de cada nueva forma de ingresar a quien ${isFormer ? 'tenía la cuenta hasta hace poco' : 'tiene la cuenta'}.`,
  })
}

/** @param due donations that have still to be sent to the foundation that it was, one sum per currency */
export function accountDeletedMail({
  name,
  hasOpenCase,
  due,
}: {
  name: string
  hasOpenCase: boolean
  due: { foundationId: number; sums: readonly string[] }
}): MailContent {
  return composeMail({
    subject: 'Tu cuenta fue eliminada',
    name,
    paragraphs: [
      'Eliminamos tu cuenta de Querencia y tus datos personales, como pediste.',
      ...(hasOpenCase ? [CASE_KEPT] : []),
      QUESTIONS_KEPT,
      ...(due.sums.length > 0
        ? [
            `Todavía falta transferir ${due.sums.join(' y ')} de donaciones a la fundación N.º ${due.foundationId}. ${hasOpenCase ? 'Ese dinero espera a que el equipo decida el caso. Responde a este correo para decirnos adónde enviarlo si corresponde' : 'Responde a este correo para decirnos adónde enviarlo'}: ya no guardamos otro dato con que encontrarte.`,
          ]
        : []),
      'Gracias por haber estado cerca de los animales. Si algún día quieres volver, esta es tu casa.',
    ],
    reason:
      'Recibes este correo porque se eliminó la cuenta de esta dirección. No te escribiremos más, salvo para responder lo que nos preguntaste.',
  })
}

/** To the address that an account asked for. */
export function confirmNewEmailMail({ name, url }: Linked): MailContent {
  return composeMail({
    subject: 'Confirma tu nuevo correo en Querencia',
    name,
    paragraphs: [
      'Pediste usar este correo para ingresar a Querencia. Confírmalo desde tu cuenta: hasta entonces sigue valiendo el anterior.',
      'El enlace sirve una sola vez, durante 24 horas. Si te pide ingresar, usa el correo de siempre.',
    ],
    button: { label: 'Confirmar mi nuevo correo', url },
    reason:
      'Recibes este correo porque alguien escribió esta dirección en una cuenta de Querencia. Si no fuiste tú, ignóralo: nadie puede usar el enlace sin ingresar a esa cuenta.',
  })
}

const TO_FORMER =
  'Recibes este correo porque avisamos de cada cambio de correo a quien tenía la cuenta con él.'

/** To the address that an account had. @param url of what undoes it */
export function emailChangedMail({ name, url }: Linked): MailContent {
  return composeMail({
    subject: 'El correo de tu cuenta cambió',
    name,
    paragraphs: [
      'Tu cuenta de Querencia usa otro correo desde hace un momento: ahí llegan sus avisos y ahí siguen sus conversaciones. Lo que respondas desde este no llega.',
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, deshaz el cambio: tu cuenta vuelve a tener este correo, se cierran todas sus sesiones y eliges una contraseña nueva.',
      'El enlace sirve una sola vez, durante 7 días.',
    ],
    button: { label: 'Deshacer el cambio', url },
    reason: TO_FORMER,
  })
}

/** To the address that an account leaves for the one that it had before. */
export function emailLeftMail({ name }: { name: string }): MailContent {
  return composeMail({
    subject: 'Tu cuenta volvió a su correo anterior',
    name,
    paragraphs: [
      'La cuenta de Querencia que tenía este correo volvió al que tenía antes, porque alguien que lee ese correo lo pidió.',
      'Si no fuiste tú, responde a este correo y lo vemos contigo.',
    ],
    reason: TO_FORMER,
  })
}
