import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { type Contact, contactLines, givenContacts, howToAnswer, type RequestMail } from './contacts'
import { composeMail, inName, messageOf } from './layout'

/** The adopter's contacts appear in the mail of an acceptance alone. */

export const TO_OWNER =
  'Recibes este correo porque publicaste una mascota en Querencia y alguien te envió una solicitud.'
const THE_REQUEST = 'Ver la solicitud'

/**
 * At once, as the message after publishing promises.
 * @param mail.isFoundation whether the owner is one, whose contacts are public @param mail.paused answering lists the pet again
 */
export function requestReceivedMail({
  name,
  pet,
  picture,
  url,
  adopter,
  isFoundation,
  message,
  paused,
  replyTo,
}: RequestMail & {
  adopter: string
  isFoundation: boolean
  message: string | null
  paused: boolean
  replyTo?: string | null
}): MailContent {
  const [who, whom] = [inName(adopter), inName(pet)]
  return composeMail({
    subject: `Alguien quiere adoptar a ${whom}`,
    name,
    picture,
    paragraphs: [
      `${who} te envió una solicitud para adoptar a ${whom}.`,
      ...(message ? [messageOf(adopter, message)] : []),
      `En la solicitud ves lo que busca y en qué coinciden. Puedes aceptarla o rechazarla con un motivo; sus datos de contacto se comparten solo si la aceptas${isFoundation ? '. Los de tu fundación ya están en su página' : ', y los tuyos también'}.`,
      ...(replyTo ? [howToAnswer(who, replyTo)] : []),
      ...(paused
        ? [
            `Hace más de un mes que no confirmas la publicación de ${whom}: con tu respuesta queda confirmada.`,
          ]
        : []),
    ],
    button: { label: THE_REQUEST, url },
    reason: TO_OWNER,
    replyTo,
  })
}

export function acceptedByYouMail({
  name,
  pet,
  picture,
  url,
  adopter,
  hasPhone,
  isFoundation,
  replyTo,
}: RequestMail & {
  adopter: Contact
  hasPhone: boolean
  isFoundation: boolean
  replyTo?: string | null
}): MailContent {
  const ownContacts = isFoundation
    ? 'Los contactos de tu fundación ya están en su página.'
    : `También le dimos ${givenContacts({ hasPhone })}.`
  return composeMail({
    subject: `Aceptaste una solicitud para ${inName(pet)}`,
    name,
    picture,
    paragraphs: [
      `${inName(pet)} está ahora en proceso de adopción. Ya pueden hablar y acordar cuándo se conocen:`,
      contactLines(adopter),
      `${ownContacts} Si no se concreta, puedes deshacer la aceptación en cualquier momento.`,
      'Nadie paga “transporte” por adelantado: no cobres ni pagues antes de conocerse en persona, en un lugar público.',
      ...(replyTo ? [howToAnswer(inName(adopter.name), replyTo)] : []),
    ],
    button: { label: THE_REQUEST, url },
    reason: TO_OWNER,
    replyTo,
  })
}

/** @param mail.accepted the pet had been promised: it looks for a family again, which others see if it `isShown` */
export function requestWithdrawnMail({
  name,
  pet,
  picture,
  url,
  adopter,
  accepted,
  isShown,
}: RequestMail & { adopter: string; accepted: boolean; isShown: boolean }): MailContent {
  const whom = inName(pet)
  return composeMail({
    subject: `Retiraron una solicitud para ${whom}`,
    name,
    picture,
    paragraphs: [
      `La solicitud de ${inName(adopter)} para adoptar a ${whom} fue retirada.`,
      accepted
        ? `${isShown ? `${whom} está otra vez en adopción` : `${whom} busca familia otra vez, aunque por ahora su publicación no se ve`}, y las solicitudes que esperaban vuelven a estar en revisión.`
        : 'No tienes que hacer nada.',
    ],
    button: { label: 'Ver mis solicitudes', url },
    reason: TO_OWNER,
  })
}
