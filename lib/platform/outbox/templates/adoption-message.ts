import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { NO_PRICE } from '@/lib/text/copy/no-price'
import { TO_ADOPTER } from './adoption'
import { TO_OWNER } from './adoption-owner'
import { howToAnswer } from './contacts'
import { composeMail, inName, messageOf } from './layout'
import type { PetPicture } from './markup'

export function newMessageMail(mail: {
  name: string
  author: string
  pet: string
  picture?: PetPicture | null
  text: string
  url: string
  isToOwner: boolean
  replyTo?: string | null
}): MailContent {
  const [author, pet] = [inName(mail.author), inName(mail.pet)]
  return composeMail({
    subject: `${author} te escribió sobre ${pet}`,
    name: mail.name,
    picture: mail.picture,
    paragraphs: [
      messageOf(mail.author, mail.text),
      `${howToAnswer(author, mail.replyTo)} ${NO_PRICE}: si te piden dinero por adelantado, no lo envíes.`,
    ],
    button: { label: 'Abrir la conversación', url: mail.url },
    reason: mail.isToOwner ? TO_OWNER : TO_ADOPTER,
    replyTo: mail.replyTo,
  })
}
