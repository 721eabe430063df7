import { expect, it } from 'vitest'
import { resendMailer } from '@/lib/platform/integrations/mail/resend'
import { RESEND_KEY, ResendServer } from '@/tests/support/fakes/resend-server'

it('the provider is told where answers go by a field of its own, and other headers as they are', async () => {
  const service = await new ResendServer().start()
  try {
    const mailer = resendMailer({ apiKey: RESEND_KEY, baseUrl: service.url, from: 'Q <q@q.example>' })
    const mail = { to: 'ana@correo.example', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }
    const headers = { 'Auto-Submitted': 'auto-replied' }
    await mailer.send({ ...mail, headers: { ...headers, 'Reply-To': 'r+1@q.example' } }, 'with')
    await mailer.send(mail, 'without')
    expect(service.delivered[0]).toMatchObject({ reply_to: 'r+1@q.example', headers })
    expect(service.delivered[1]?.reply_to).toBeUndefined()
  } finally {
    await service.stop()
  }
})
