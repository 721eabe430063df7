import { randomUUID } from 'node:crypto'
import type { MailboxReply } from '@/lib/adoption/conversation/schema'
import type { Context } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import type { ReplyFate } from '@/lib/platform/integrations/mail/inbound'
import { mailer } from '@/lib/platform/integrations/mail/mailer'
import { listMailbox } from '@/lib/platform/outbox/queries'
import { receiveReply } from './receive-reply'

const DROPPED = 'La respuesta se descartó, sin avisar a nadie.'

const REFUSED = 'No se entregó. Quien respondió recibe un correo que dice por qué.'

/** What becomes of an answer that does not arrive, as the stand-in mailbox says it. */
const FAILURES: Partial<Record<ReplyFate, string>> = {
  refused: REFUSED,
  automatic: DROPPED,
  'not signed': DROPPED,
  'another sender': DROPPED,
  forged: REFUSED,
}

/**
 * Plays the reader of a mail in the stand-in mailbox, who answers it as mail programs do: with the mail below. It comes in
 * behind the provider's webhook. @returns what became of it, in words. @throws DomainError not_found where there is no
 * such mailbox, or mail to be answered, conflict where the answer does not arrive.
 */
export async function answerFromMailbox(ctx: Context, { mailId, to, text }: MailboxReply): Promise<string> {
  const isOpen = env.STAND_INS === 'allow' && mailer.keepsInOutbox
  const kept = isOpen ? (await listMailbox(ctx.db, to)).find(({ id }) => id === mailId) : null
  const address = kept?.headers?.['Reply-To']
  if (!kept || !address) throw new DomainError('not_found', 'Este correo no se puede responder')
  const quoted = kept.text.replace(/^/gm, '> ')
  const fate = await receiveReply(ctx, {
    id: `local-${randomUUID()}`,
    from: kept.to,
    to: [address],
    text: `${text}\n\nEl 1 ene 2026, a las 10:00, Querencia escribió:\n\n${quoted}`,
    html: null,
    headers: {},
    files: 0,
  })
  const failure = FAILURES[fate]
  if (failure) throw new DomainError('conflict', failure)
  return fate === 'repeated' ? 'Esta respuesta ya había llegado.' : 'Tu respuesta llegó a la conversación.'
}
