import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { IF_MONEY_ASKED, TELL_BY_MAIL } from '@/lib/text/copy/fraud-warnings'
import { inName, messageOf } from './layout'
import {
  type Answerable,
  type Contact,
  contactLines,
  givenContacts,
  howToAnswer,
  type RequestMail,
  toOwner,
} from './request-mail'

/** The adopter's contacts appear in the mail of an acceptance alone. */

/**
 * At once, as the message after publishing promises.
 * @param mail.isFoundation whether the owner is one, whose contacts are public @param mail.paused accepting or rejecting lists the pet again
 */
export function requestReceivedMail(
  mail: RequestMail &
    Answerable & { adopter: string; isFoundation: boolean; message: string | null; paused: boolean },
): MailContent {
  const { message, replyTo } = mail
  const [who, whom] = [inName(mail.adopter), inName(mail.pet)]
  return toOwner(mail, {
    subject: `Alguien quiere adoptar a ${whom}`,
    paragraphs: [
      `${who} te envió una solicitud para adoptar a ${whom}.`,
      ...(message ? [messageOf(mail.adopter, message)] : []),
      `En la solicitud ves lo que te cuenta. Puedes aceptarla o rechazarla con un motivo; sus datos de contacto se comparten solo si la aceptas${mail.isFoundation ? '. Los de tu fundación ya están en su página' : ', y los tuyos también'}.`,
      ...(replyTo ? [howToAnswer(who, replyTo)] : []),
      ...(mail.paused
        ? [
            `Hace más de un mes que no confirmas la publicación de ${whom}. Queda confirmada al aceptar o rechazar la solicitud, o desde Mis Mascotas; con un mensaje no alcanza.`,
          ]
        : []),
    ],
    replyTo,
  })
}

export function acceptedByYouMail(
  mail: RequestMail & Answerable & { adopter: Contact; hasPhone: boolean; isFoundation: boolean },
): MailContent {
  const { adopter, replyTo } = mail
  const pet = inName(mail.pet)
  const ownContacts = mail.isFoundation
    ? 'Los contactos de tu fundación ya están en su página.'
    : `También le dimos ${givenContacts(mail)}.`
  return toOwner(mail, {
    subject: `Aceptaste una solicitud para ${pet}`,
    paragraphs: [
      `${pet} está ahora en proceso de adopción. Ya pueden hablar y acordar cuándo se conocen:`,
      contactLines(adopter),
      `${ownContacts} Si no se concreta, puedes deshacer la aceptación en cualquier momento.`,
      'Nadie paga “transporte” por adelantado: no cobres ni pagues antes de conocerse en persona, en un lugar público.',
      ...(replyTo ? [howToAnswer(inName(adopter.name), replyTo)] : []),
    ],
    replyTo,
  })
}

/**
 * @param mail.adopterLeft their account was deleted or suspended, which says nothing of what they wanted
 * @param mail.accepted the pet had been promised: it looks for a family again, which others see if it `isShown`
 */
export function requestWithdrawnMail(
  mail: RequestMail & { adopter: string; adopterLeft: boolean; accepted: boolean; isShown: boolean },
): MailContent {
  const [whom, adopter] = [inName(mail.pet), inName(mail.adopter)]
  const [subject, what] = mail.adopterLeft
    ? [
        `Terminó una solicitud para ${whom}`,
        `La cuenta de ${adopter} ya no está activa en Querencia, y con eso terminó su solicitud para adoptar a ${whom}.`,
      ]
    : [
        `Retiraron una solicitud para ${whom}`,
        `La solicitud de ${adopter} para adoptar a ${whom} fue retirada.`,
      ]
  return toOwner(mail, {
    subject,
    paragraphs: [
      what,
      mail.accepted
        ? `${mail.isShown ? `${whom} está otra vez en adopción` : `${whom} busca familia otra vez, aunque por ahora su publicación no se ve`}. Si otras solicitudes esperaban, vuelven a estar en revisión.`
        : 'No tienes que hacer nada.',
      ...(mail.adopterLeft ? [`${IF_MONEY_ASKED} ${TELL_BY_MAIL}`] : []),
    ],
    button: { label: 'Ver mis solicitudes', url: mail.url },
  })
}
