import { eq } from 'drizzle-orm'
import { outbox } from '@/db/schema'
import { findReplyTarget, isTaken, type ReplyTarget } from '@/lib/adoption/conversation/reply-queries'
import { messageSchema } from '@/lib/adoption/conversation/schema'
import { readReplyAddress } from '@/lib/adoption/requests/reply-address'
import { fitsMessage } from '@/lib/adoption/requests/schema'
import { mailboxOf } from '@/lib/people/accounts/email'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import type { Actor } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { ReceivedMail, ReplyFate } from '@/lib/platform/integrations/mail/inbound'
import { replyText } from '@/lib/platform/integrations/mail/reply-text'
import { emailOf, isAutomatic, isForged } from '@/lib/platform/integrations/mail/sender-checks'
import { logInfo } from '@/lib/platform/log'
import { countReply } from '@/lib/platform/metrics'
import { REACHES_BLOCKED } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { replyRefusedMail, type WhatIsLeft } from '@/lib/platform/outbox/templates/conversation'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { isWithin, limit } from '@/lib/platform/rate-limits/operations'
import { isLinked } from '@/lib/platform/row-link'
import { write } from '@/lib/platform/write'
import { counted } from '@/lib/text/numbers'
import { latestMessagesPath } from '@/lib/text/routes'
import { sendMessage } from './send'

const REPLY_PROBLEMS = {
  empty: 'No encontramos un texto tuyo en el correo.',
  'only files':
    'Los archivos no llegan por correo, y no encontramos un texto tuyo. Escríbele unas palabras, y muéstrale las fotos cuando se conozcan.',
  suspended: 'Tu cuenta no está activa, así que por ahora no puedes escribir.',
  blocked: 'Tu cuenta está bloqueada por un tiempo, así que por ahora no puedes escribir.',
  forged:
    'Recibimos un correo con tu dirección que no pudimos comprobar que salió de tu cuenta de correo, así que no lo entregamos. Si no fuiste tú, no tienes que hacer nada.',
} as const

/** Stands below what came with files, for both sides. */
const filesNote = (count: number): string =>
  `(Los archivos no llegan por correo: este mensaje traía ${counted(count, 'archivo', 'archivos')}.)`

/**
 * Delivers an answer by mail to its conversation, by the rules of a message that is typed there. It is taken from the
 * account that got the mail alone: the signed address was sent only to mailboxes that the account has or had, and the sender's
 * address, which anybody can write, has to be the present one and may not have been found forged; then its owner is told.
 * Whoever cannot be told apart from a stranger, or is a program, gets no answer: it would tell them something, or never end.
 * Safe to repeat. @returns what became of it, for the stand-in mailbox and the metrics.
 */
export async function receiveReply(ctx: Context, mail: ReceivedMail): Promise<ReplyFate> {
  const fate = await takeReply(ctx, mail)
  countReply(fate)
  logInfo('answer by mail', { fate })
  return fate
}

async function takeReply(ctx: Context, mail: ReceivedMail): Promise<ReplyFate> {
  if (isAutomatic(mail)) return 'automatic'
  const link = mail.to.map(readReplyAddress).find((read) => read !== null)
  const target = link && (await findReplyTarget(ctx.db, link.request.id, link.side))
  if (!link || !target || !isLinked(link.request, target)) return 'not signed'
  if (mailboxOf(emailOf(mail.from)) !== mailboxOf(target.account.email)) return 'another sender'
  // Staff act with their second factor alone, which a mail has not.
  if (target.account.role === 'admin') return 'another sender'
  if (await isTaken(ctx.db, mail.id)) return 'repeated'
  const requestId = link.request.id
  if (isForged(mail)) {
    const problem = { words: REPLY_PROBLEMS.forged, left: 'write' } as const
    const fate = await explain(ctx, mail, { requestId, target, problem })
    return fate === 'refused' ? 'forged' : fate
  }
  const problem = await deliver(ctx, mail, { requestId, target })
  return problem === null ? 'delivered' : explain(ctx, mail, { requestId, target, problem })
}

interface Delivery {
  requestId: number
  target: ReplyTarget
}

interface Problem {
  words: string
  left: WhatIsLeft
}

/** @returns why it could not be delivered, in words for its sender, and what they can still do there; null if it was. */
async function deliver(
  ctx: Context,
  mail: ReceivedMail,
  { requestId, target }: Delivery,
): Promise<Problem | null> {
  const { account } = target
  if (account.blockedAt && !account.suspendedAt) return { words: REPLY_PROBLEMS.blocked, left: 'nothing' }
  if (!account.active) return { words: REPLY_PROBLEMS.suspended, left: 'nothing' }
  const text = replyText(mail)
  if (text === '') return { words: REPLY_PROBLEMS[mail.files > 0 ? 'only files' : 'empty'], left: 'write' }
  const input = messageSchema.safeParse({ requestId, body: text })
  if (!input.success) return { words: sentence(input.error.issues[0]?.message ?? ''), left: 'write' }
  const { body } = input.data
  const noted = mail.files > 0 ? `${body}\n\n${filesNote(mail.files)}` : body
  try {
    await sendMessage(
      { ...ctx, actor: actorOf(target) },
      { requestId, body: fitsMessage(noted) ? noted : body },
      mail.id,
    )
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'unavailable') throw error
    const mayWrite = error.code === 'invalid' || error.code === 'too_many_requests'
    return { words: sentence(error.fields?.body ?? error.message), left: mayWrite ? 'write' : 'read' }
  }
}

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

function actorOf({ account, foundationStatus }: ReplyTarget): Actor {
  const confirmed = account.emailVerifiedAt !== null
  if (account.role === 'fundation')
    return { kind: 'foundation', id: account.id, confirmed, approved: foundationStatus === 'aprobada' }
  return { kind: 'user', id: account.id, confirmed }
}

/** One mail for each answer, and few in an hour: the sender's program may answer by itself without saying so. */
async function explain(
  ctx: Context,
  mail: ReceivedMail,
  { requestId, target, problem }: Delivery & { problem: Problem },
): Promise<ReplyFate> {
  const { account, pet, petId } = target
  const key = `${account.blockedAt ? REACHES_BLOCKED : ''}reply:${mail.id}`
  if ((await ctx.db.$count(outbox, eq(outbox.idempotencyKey, key))) > 0) return 'repeated'
  if (!(await isWithin(() => limit(ctx, LIMITS.replyRefused, account.id)))) return 'refused'
  const content = replyRefusedMail({
    name: account.name,
    pet,
    picture: await findMailPicture(ctx.db, petId),
    problem: problem.words,
    left: problem.left,
    url: absoluteUrl(latestMessagesPath(requestId)),
    answers: mail.headers['message-id'],
  })
  await write(ctx, (tx) =>
    enqueueMail(tx, { to: account.email, content, now: ctx.now, key, about: { pets: [petId] } }),
  )
  return 'refused'
}
