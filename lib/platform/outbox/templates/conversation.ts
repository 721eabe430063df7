import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { IF_ASKED, NO_PRICE } from '@/lib/text/copy/fraud-warnings'
import { composeMail, inName, messageOf } from './layout'
import { type Answerable, howToAnswer, type RequestMail, toAdopter, toOwner } from './request-mail'

export function newMessageMail(
  mail: RequestMail & Answerable & { author: string; text: string; hasEarlier?: boolean; isToOwner: boolean },
): MailContent {
  const { url, replyTo } = mail
  const author = inName(mail.author)
  return (mail.isToOwner ? toOwner : toAdopter)(mail, {
    subject: `${author} te escribió sobre ${inName(mail.pet)}`,
    paragraphs: [
      messageOf(mail.author, mail.text),
      ...(mail.hasEarlier ? ['En la conversación hay otros mensajes que no leíste.'] : []),
      `${howToAnswer(author, replyTo)} ${NO_PRICE}: ${IF_ASKED}`,
    ],
    button: { label: 'Abrir la conversación', url },
    replyTo,
  })
}

/** In the conversation, for somebody whose answer was not delivered; nothing where they cannot sign in. */
export type WhatIsLeft = 'write' | 'read' | 'nothing'

const LEFT: Record<WhatIsLeft, readonly string[]> = {
  write: ['En la conversación ves lo que llegó, y puedes escribir desde ahí.'],
  read: ['En la conversación ves lo que llegó.'],
  nothing: [],
}

/** RFC 5322, section 3.6.4, in ASCII: others are not repeated. */
const MESSAGE_ID = /^<[!-;=?-~]{1,250}>$/

/**
 * To whoever answered a mail and was not heard. What they wrote is not repeated: it may be somebody else's.
 * @param mail.answers what the mail that was not delivered says in 'Message-ID'
 */
export function replyRefusedMail({
  left,
  answers = '',
  ...mail
}: RequestMail & { problem: string; left: WhatIsLeft; answers?: string }): MailContent {
  const { name, pet, picture, url } = mail
  return composeMail({
    subject: `No pudimos entregar tu respuesta sobre ${inName(pet)}`,
    name,
    picture,
    paragraphs: [mail.problem, ...LEFT[left]],
    button: left === 'nothing' ? undefined : { label: 'Abrir la conversación', url },
    reason: 'Recibes este correo porque respondiste a un correo de una conversación de Querencia.',
    // RFC 3834, section 3.1.
    headers: {
      'Auto-Submitted': 'auto-replied',
      ...(MESSAGE_ID.test(answers) && { 'In-Reply-To': answers, References: answers }),
    },
  })
}
