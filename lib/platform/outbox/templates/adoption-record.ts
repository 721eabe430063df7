import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { agree } from '@/lib/text/copy/agree'
import type { Gender } from '@/lib/text/vocabulary'
import { composeMail, inName } from './layout'

/** For an adopter when the account of who gave the pet is deleted, and with it the request and the certificate. */
export function adoptionRecordMail({
  name,
  pet,
  gender,
  publisher,
  place,
  since,
  requestId,
}: {
  name: string
  pet: string
  gender: Gender
  publisher: string
  place: string
  since: string
  requestId: number
}): MailContent {
  const it = inName(pet)
  return composeMail({
    subject: `Guarda este correo: la adopción de ${it}`,
    name,
    paragraphs: [
      `${inName(publisher)} ya no tiene cuenta en Querencia, y con ella se borraron la publicación de ${it}, tu solicitud, la conversación y el certificado. Entre ${it} y tú no cambia nada.`,
      `Este correo queda como constancia: ${it} vive contigo desde el ${since}; ${agree('entregado', gender)} en adopción por ${inName(publisher)} en ${place}. Adopción N.º ${requestId} en Querencia.`,
      `Si un día ${it} necesita otro hogar, puedes publicar su adopción desde tu cuenta.`,
    ],
    reason: 'Recibes este correo porque adoptaste una mascota en Querencia.',
  })
}
