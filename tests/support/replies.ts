import { receiveReply } from '@/lib/adoption/conversation/operations/receive-reply'
import { resendInbound } from '@/lib/platform/integrations/mail/resend'
import { emailOf } from './adoptions'
import { makeContext } from './context'
import { INBOUND_SECRET, type InboundFields, InboundMailServer } from './fakes/inbound-mail'
import { RESEND_KEY } from './fakes/resend-server'
import { messageMailsTo, messagesOf, openConversation } from './messages'
import { mailsTo } from './outbox'

/** What the owner has written. */
export const QUESTION = 'Hola, ¿tienes patio?'

/** The provider of received mails on this machine, and what becomes of the mails that it tells of. Call `stop` at the end. */
export async function openReplies() {
  const service = await new InboundMailServer().start()
  const provider = resendInbound({
    apiKey: RESEND_KEY,
    baseUrl: service.url,
    webhookSecret: INBOUND_SECRET,
  })

  /** As the route: a signed webhook, the mail that it tells of, and what becomes of that. */
  async function arrive(id: string) {
    const { body, headers } = service.webhook(id)
    const told = provider.readEvent(body, headers)
    const mail = told && (await provider.fetch(told))
    return mail ? receiveReply(makeContext({ kind: 'system', name: 'mail' }), mail) : null
  }

  /** The owner has written, and the adopter has that mail. */
  async function mailed() {
    const conversation = await openConversation()
    await conversation.write(conversation.owner, QUESTION)
    const [mail] = await messageMailsTo(conversation.adopter)
    const to = mail?.headers?.['Reply-To'] ?? ''
    const from = await emailOf(conversation.adopter)
    const answer = (fields: Partial<InboundFields> = {}) =>
      service.receive({ from: `Ana Paz <${from}>`, to: [to], text: 'Sí, uno grande.\n\n> Hola', ...fields })
    const bodies = async () => (await messagesOf(conversation.requestId)).map(({ body }) => body)
    const refusals = async () =>
      (await mailsTo(from)).filter(({ subject }) => subject.startsWith('No pudimos entregar'))
    return { ...conversation, mail, to, from, answer, bodies, refusals }
  }

  return { service, provider, arrive, mailed, stop: () => service.stop() }
}
