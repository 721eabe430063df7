import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { CONTACT_KEPT } from '@/lib/text/copy/contact'
import { composeMail } from './layout'

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
