import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { SUSPENSION_WORDS } from '@/lib/text/copy/suspension'
import { TO_ADOPTER, YOUR_REQUEST } from './adoption'
import type { RequestMail } from './contacts'
import { composeMail, inName } from './layout'

const TO_ACCOUNT = 'Recibes este correo porque tienes una cuenta en Querencia con esta dirección.'

export function accountSuspendedMail({
  name,
  reason,
  dataUrl,
}: {
  name: string
  reason: string
  dataUrl: string
}): MailContent {
  return composeMail({
    subject: 'Suspendimos tu cuenta de Querencia',
    name,
    paragraphs: [SUSPENSION_WORDS.before, reason, SUSPENSION_WORDS.after, SUSPENSION_WORDS.data],
    button: { label: 'Mis datos', url: dataUrl },
    reason: TO_ACCOUNT,
  })
}

export function accountRestoredMail({
  name,
  reason,
  url,
}: {
  name: string
  reason: string
  url: string
}): MailContent {
  return composeMail({
    subject: 'Tu cuenta de Querencia está activa otra vez',
    name,
    paragraphs: [
      'Revisamos tu caso y tu cuenta está activa otra vez: ya puedes ingresar, y lo que publicaste está como antes. Te contamos por qué:',
      reason,
      'Si tenías solicitudes enviadas, aportes mensuales o finales felices publicados, terminaron al suspenderla y no vuelven solos: puedes empezarlos otra vez.',
      'Gracias por tu paciencia.',
    ],
    button: { label: 'Ingresar', url },
    reason: TO_ACCOUNT,
  })
}

/** The mail says neither why nor by whom it was noticed. */
export function requestFrozenMail({ name, pet, url }: RequestMail): MailContent {
  return composeMail({
    subject: `Tu solicitud para ${inName(pet)} está en pausa`,
    name,
    paragraphs: [
      `Nuestro equipo está revisando la cuenta de quien publicó a ${inName(pet)}. Mientras tanto la publicación no se ve, y no puede responderte por aquí.`,
      'Tu solicitud sigue guardada y no tienes que hacer nada: si la publicación vuelve, te avisamos. Si prefieres no esperar, puedes retirarla.',
      'Si te pidieron dinero o algo no te cuadró, responde a este correo. No envíes dinero.',
    ],
    button: { label: YOUR_REQUEST, url },
    reason: TO_ADOPTER,
  })
}

/** @param mail.isShown whether others see the pet again, which another review may keep hidden */
export function requestUnfrozenMail({
  name,
  pet,
  picture,
  url,
  isShown,
}: RequestMail & { isShown: boolean }): MailContent {
  return composeMail({
    subject: `Tu solicitud para ${inName(pet)} sigue adelante`,
    name,
    picture,
    paragraphs: [
      isShown
        ? `Terminamos la revisión y la publicación de ${inName(pet)} volvió. Tu solicitud está como la dejaste.`
        : `Terminamos la revisión de la cuenta de quien publicó a ${inName(pet)}. La publicación todavía no se ve, y tu solicitud está como la dejaste.`,
    ],
    button: { label: YOUR_REQUEST, url },
    reason: TO_ADOPTER,
  })
}
