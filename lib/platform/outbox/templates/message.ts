import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { TO_ADOPTER } from './adoption'
import { TO_OWNER } from './adoption-owner'
import { composeMail, inName, messageOf } from './layout'

/** @param mail.author first name of whoever wrote, or the foundation's */
export function newMessageMail(mail: {
  name: string
  author: string
  pet: string
  text: string
  url: string
  isToOwner: boolean
}): MailContent {
  const [author, pet] = [inName(mail.author), inName(mail.pet)]
  return composeMail({
    subject: `${author} te escribió sobre ${pet}`,
    name: mail.name,
    paragraphs: [
      messageOf(mail.author, mail.text),
      `Para responder, abre la conversación: lo que contestes a este correo no le llega a ${author}. Adoptar no se paga: si te piden dinero, no lo envíes.`,
    ],
    button: { label: 'Abrir la conversación', url: mail.url },
    reason: mail.isToOwner ? TO_OWNER : TO_ADOPTER,
  })
}
