import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { RIGHT_LABELS, RIGHTS_COUNTRIES, RIGHTS_KEPT_YEARS, RIGHTS_LINK_DAYS } from '@/lib/text/copy/rights'
import { formatDay } from '@/lib/text/format'
import type { CountryId, DataRight } from '@/lib/text/vocabulary'
import { composeMail } from './layout'

interface Asked {
  right: DataRight
  countryId: CountryId
}

const what = ({ right, countryId }: Asked) => `${RIGHT_LABELS[right]} (${RIGHTS_COUNTRIES[countryId]})`

/** Anybody can have it mailed to a stranger: it has no word of whoever asked. */
export function confirmRightsMail({ url, ...asked }: Asked & { url: string }): MailContent {
  return composeMail({
    subject: 'Confirma tu solicitud sobre tus datos',
    name: '',
    paragraphs: [
      `Alguien nos pidió, con este correo, ejercer un derecho sobre sus datos en Querencia: ${what(asked)}.`,
      `Si fuiste tú, confírmalo con este botón: desde ese momento cuenta el plazo para responderte. El enlace sirve durante ${RIGHTS_LINK_DAYS} días.`,
    ],
    button: { label: 'Confirmar mi solicitud', url },
    reason:
      'Recibes este correo porque alguien escribió esta dirección en Querencia. Si no fuiste tú, ignóralo: sin confirmar, la solicitud se borra.',
  })
}

export function rightsReceivedMail({ dueAt, ...asked }: Asked & { dueAt: Date }): MailContent {
  return composeMail({
    subject: 'Recibimos tu solicitud sobre tus datos',
    name: '',
    paragraphs: [
      `Recibimos tu solicitud: ${what(asked)}.`,
      `Te respondemos a este correo a más tardar el ${formatDay(dueAt.toISOString(), asked.countryId)}.`,
    ],
    reason: 'Recibes este correo porque ejerciste un derecho sobre tus datos en Querencia.',
  })
}

export function rightsAnsweredMail({ answer, ...asked }: Asked & { answer: string }): MailContent {
  return composeMail({
    subject: 'Respuesta a tu solicitud sobre tus datos',
    name: '',
    paragraphs: [`Esta es nuestra respuesta a tu solicitud: ${what(asked)}.`, answer],
    reason: `Recibes este correo porque ejerciste un derecho sobre tus datos en Querencia. Guardamos tu solicitud y esta respuesta durante ${RIGHTS_KEPT_YEARS} años, para poder demostrar que la atendimos.`,
  })
}

/** To staff. Without who asked and what: that is read at the desk, where reading is audited. */
export function rightsDueMail({
  name,
  dueAt,
  url,
  ...asked
}: Asked & { name: string; dueAt: Date; url: string }): MailContent {
  return composeMail({
    subject: 'Una solicitud sobre datos espera respuesta',
    name,
    paragraphs: [
      `Nadie respondió todavía una solicitud: ${what(asked)}.`,
      `El plazo termina el ${formatDay(dueAt.toISOString(), asked.countryId)}.`,
    ],
    button: { label: 'Ver la solicitud', url },
    reason: 'Recibes este correo porque tu cuenta es del equipo de Querencia.',
  })
}
