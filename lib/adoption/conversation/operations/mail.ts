import type { Db } from '@/db/client'
import { isOfSide } from '@/lib/adoption/condition-queries'
import { keyOfMessage, withdrawMessageMails } from '@/lib/adoption/requests/operations/message-mails'
import type { Person } from '@/lib/adoption/requests/operations/people'
import { replyAddress } from '@/lib/adoption/requests/reply-address'
import { otherSide, type Side } from '@/lib/adoption/requests/transitions'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { newMessageMail } from '@/lib/platform/outbox/templates/conversation'
import type { WriteTx } from '@/lib/platform/write'
import { MINUTE_MS } from '@/lib/text/durations'
import { latestMessagesPath } from '@/lib/text/routes'
import { zoneOf } from '@/lib/text/time-zones'

/** Whoever has the conversation open reads a message before its mail leaves, and gets none. */
const WAITS_MS = 5 * MINUTE_MS

interface Letter {
  id: number
  requestId: number
  requestedAt: Date
  body: string
  side: Side
  petId: number
  pet: string
  author: Person
  reader: Person
  now: Date
}

/** Tells the other side of a message, minutes later and never at night; `withdrawMessageMails` takes it back. */
export async function mailMessage(tx: WriteTx, letter: Letter): Promise<void> {
  const { id, requestId, requestedAt, body, side, petId, pet, author, reader, now } = letter
  const content = newMessageMail({
    name: reader.greeting,
    author: author.shortName,
    pet,
    picture: await findMailPicture(tx, petId),
    text: body,
    url: absoluteUrl(latestMessagesPath(requestId)),
    isToOwner: side === 'adopter',
    replyTo: replyAddress({ id: requestId, createdAt: requestedAt }, otherSide(side)),
  })
  await enqueueMail(tx, {
    to: reader.email,
    content,
    now,
    key: keyOfMessage(id),
    push: {
      title: `${author.shortName} te escribió`,
      body: `Sobre ${pet}`,
      path: latestMessagesPath(requestId),
      topic: `mensajes-${requestId}`,
    },
    about: { accounts: [author.id], pets: [petId] },
    notBefore: new Date(now.getTime() + WAITS_MS),
    quietZone: zoneOf(reader),
  })
}

/** In the transaction that deletes or suspends an account: no message by it or to it is mailed any more. */
export const withdrawMessageMailsOf = (tx: Db, accountId: number): Promise<string[]> =>
  withdrawMessageMails(tx, isOfSide(accountId))
