import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { agree } from '@/lib/text/copy/agree'
import { TELL_BY_MAIL } from '@/lib/text/copy/fraud-warnings'
import type { Gender } from '@/lib/text/vocabulary'
import { composeMail, inName, REASONS } from './layout'
import type { PetPicture } from './markup'

/** For an adopter when the account of who gave the pet is deleted, and with it the request and the certificate. */
export function adoptionRecordMail(adoption: {
  name: string
  pet: string
  gender: Gender
  publisher: string
  place: string
  since: string
  requestId: number
}): MailContent {
  const { name, gender, place, since, requestId } = adoption
  const [it, publisher] = [inName(adoption.pet), inName(adoption.publisher)]
  return composeMail({
    subject: `Guarda este correo: la adopción de ${it}`,
    name,
    paragraphs: [
      `${publisher} ya no tiene cuenta en Querencia, y con ella se borraron la publicación de ${it}, tu solicitud, la conversación y el certificado. Entre ${it} y tú no cambia nada.`,
      `Este correo queda como constancia: ${it} vive contigo desde el ${since}; ${agree('entregado', gender)} en adopción por ${publisher} en ${place}. Adopción N.º ${requestId} en Querencia.`,
      `Si un día ${it} necesita otro hogar, puedes publicar su adopción desde tu cuenta. Y si no es cierto que vive contigo, o te pidieron dinero, ${TELL_BY_MAIL}`,
    ],
    reason: REASONS.adopted,
  })
}

/** For one side of an adoption that did not last when the other's account is deleted, and with it their contacts. */

interface HandBack {
  name: string
  pet: string
  gender: Gender
  /** Whose account is gone. */
  other: string
}

const subjectOf = ({ pet }: HandBack) => `Se cerró una cuenta: la adopción de ${inName(pet)}`

/** @param mail.returned the pet was put up again */
export function adopterGoneMail(
  mail: HandBack & { picture?: PetPicture | null; returned: boolean; petsUrl: string },
): MailContent {
  const { name, gender, picture, returned, petsUrl } = mail
  const [it, who] = [inName(mail.pet), inName(mail.other)]
  const contacts = `los datos de ${who} siguen en el correo que recibiste cuando aceptaste su solicitud.`
  return composeMail({
    subject: subjectOf(mail),
    name,
    picture,
    paragraphs: [
      returned
        ? `${who}, de quien volvió ${it}, ya no tiene cuenta en Querencia, y con ella se borraron la solicitud y la conversación.`
        : `${who} nos había dicho que la adopción de ${it} no funcionó. Ya no tiene cuenta en Querencia, y con ella se borraron la solicitud y la conversación.`,
      `Si todavía tienen que acordar cómo ${agree('devolverlo', gender)}: ${contacts}`,
      ...(returned
        ? []
        : [
            `Si ${it} busca familia otra vez, puedes ${agree('ponerlo', gender)} de nuevo en adopción en “Mis Mascotas”.`,
          ]),
    ],
    button: { label: 'Ir a Mis Mascotas', url: petsUrl },
    reason: REASONS.gave,
  })
}

/** After a return: who gave a pet that lasts with its adopter is told of by `adoptionRecordMail`. */
export function giverGoneMail(mail: HandBack): MailContent {
  const [it, who] = [inName(mail.pet), inName(mail.other)]
  return composeMail({
    subject: subjectOf(mail),
    name: mail.name,
    paragraphs: [
      `${who}, que puso otra vez en adopción a ${it}, ya no tiene cuenta en Querencia. Con ella se borraron la publicación, tu solicitud y la conversación.`,
      `Si ${it} sigue contigo y tienes los datos de ${who}, pueden ponerse de acuerdo: si te escribimos un correo cuando aceptó tu solicitud, ahí están. Y si no llegan a hablar, puedes publicar su adopción desde tu cuenta y buscarle otra familia.`,
    ],
    reason: REASONS.adopted,
  })
}
