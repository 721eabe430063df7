import { z } from 'zod'
import { receiveReply } from '@/lib/adoption/conversation/operations/receive-reply'
import { DomainError } from '@/lib/platform/errors'
import { readRaw } from '@/lib/platform/http/body'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { InvalidWebhook } from '@/lib/platform/integrations/mail/inbound'
import { inbound } from '@/lib/platform/integrations/mail/mailer'

const contract = { answer: z.object({ received: z.literal(true) }), credentials: 'none' } as const

/** The mail provider's webhook: signed, not authenticated. Any answer but 200 makes it try again for a day. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(contract, async (ctx, { request }) => {
    if (!inbound) throw new DomainError('not_configured', 'Este sitio no recibe respuestas por correo')
    const id = readEvent(inbound, await readRaw(request, ctx.clientIp), request.headers)
    const mail = id === null ? null : await inbound.fetch(id)
    if (mail) await receiveReply({ ...ctx, actor: { kind: 'system', name: 'mail' } }, mail)
    return { body: { received: true as const } }
  }),
})

function readEvent(provider: NonNullable<typeof inbound>, body: Buffer, headers: Headers): string | null {
  try {
    return provider.readEvent(body, headers)
  } catch (error) {
    if (!(error instanceof InvalidWebhook)) throw error
    throw new DomainError('bad_request', 'La firma no corresponde a estos datos')
  }
}
