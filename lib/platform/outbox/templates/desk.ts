import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { CONTACT_KEPT } from '@/lib/text/copy/contact'
import { COUNTRY_NAMES } from '@/lib/text/copy/labels'
import { RIGHT_LABELS, RIGHTS_KEPT_YEARS, RIGHTS_LINK_DAYS } from '@/lib/text/copy/rights'
import { formatDay } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import type { CountryId, DataRight } from '@/lib/text/vocabulary'
import { composeMail, REASONS } from './layout'

interface Asked {
  right: DataRight
  countryId: CountryId
}

const what = ({ right, countryId }: Asked) => `${RIGHT_LABELS[right]} (${COUNTRY_NAMES[countryId]})`

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

/** Requests that staff are told of together; who asked and what is read at the desk, where reading is audited. */
interface Due {
  name: string
  count: number
  /** Due date of the one whose term ends first, and its country. */
  dueAt: Date
  countryId: CountryId
  url: string
}

export function rightsDueMail({ name, count, dueAt, countryId, url }: Due): MailContent {
  const requests = counted(count, 'solicitud', 'solicitudes')
  const ends = count === 1 ? 'El plazo termina' : 'El plazo que vence primero termina'
  return composeMail({
    subject: `${requests} sobre datos ${count === 1 ? 'espera' : 'esperan'} respuesta`,
    name,
    paragraphs: [
      `Nadie respondió todavía ${requests} sobre datos, y ya pasó al menos la mitad del plazo.`,
      `${ends} el ${formatDay(dueAt.toISOString(), countryId)} (${COUNTRY_NAMES[countryId]}).`,
    ],
    button: { label: 'Ver las solicitudes', url },
    reason: REASONS.staff,
  })
}

/** Anybody can have it mailed to a stranger: it has no word of whoever wrote, not even the name. */
export const contactReceivedMail = ({ id }: { id: number }): MailContent =>
  composeMail({
    subject: `Recibimos tu mensaje n.º ${id}`,
    name: '',
    paragraphs: [
      `Recibimos tu mensaje n.º ${id} y te respondemos a este correo.`,
      'Si quieres agregar algo, escríbenos otra vez y menciona ese número.',
    ],
    reason:
      'Recibes este correo porque alguien escribió esta dirección en el formulario de contacto de Querencia. Si no fuiste tú, ignóralo.',
  })

export const contactAnsweredMail = ({
  id,
  name,
  answer,
}: {
  id: number
  name: string
  answer: string
}): MailContent =>
  composeMail({
    subject: `Respuesta a tu mensaje n.º ${id}`,
    name,
    paragraphs: [`Nos escribiste a Querencia (mensaje n.º ${id}). Esta es nuestra respuesta:`, answer],
    reason: `Recibes este correo porque nos escribiste por el formulario de contacto de Querencia. Guardamos tu mensaje y esta respuesta durante ${CONTACT_KEPT}.`,
    // A person wrote it.
    headers: { 'Auto-Submitted': 'no' },
  })
