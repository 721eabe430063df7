import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Mailbox } from '@/components/site/outbox/mailbox'
import { confirmEmailMail } from '@/lib/platform/outbox/templates/account'

const mail = {
  ...confirmEmailMail({ name: 'Ana', url: 'https://querencia.example/x' }),
  id: 7,
  to: 'ana+a&b@prueba.example',
  createdAt: '2026-11-21T12:00:00.000Z',
  sentAt: null,
}

describe('the mailbox', () => {
  it('shows the opened mail where it can do nothing but open links', () => {
    const html = renderToStaticMarkup(<Mailbox mails={[mail]} to={mail.to} opened={mail} />)
    expect(html).toContain('<h1 class="text-panel">Buzón de pruebas</h1>')
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(html).toContain('srcDoc="&lt;!doctype html&gt;')
    expect(html).toContain('href="/dev/correo?to=ana%2Ba%26b%40prueba.example&amp;id=7"')
    expect(html).not.toContain('<script')
  })

  it('says when it is empty', () => {
    const html = renderToStaticMarkup(<Mailbox mails={[]} to={null} opened={null} />)
    expect(html).toContain('Todavía no hay correos.')
    expect(html).not.toContain('<iframe')
  })
})

describe('without stand-ins', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('the local payment page does not exist, and its webhooks are not accepted', async () => {
    vi.stubEnv('STAND_INS', 'deny')
    vi.stubEnv('SITE_URL', 'http://querencia.example')
    vi.stubEnv('RESEND_API_KEY', 're_tests')
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_tests')
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_tests')
    vi.resetModules()
    const { payments, standInPayments } = await import('@/lib/platform/integrations/payments/provider')
    expect(standInPayments).toBeNull()
    expect(payments?.name).toBe('stripe')
    const { default: TestPaymentPage } = await import('@/app/dev/pago/page')
    const opening = TestPaymentPage({ searchParams: Promise.resolve({ sesion: 'cs_prueba_1' }) })
    await expect(opening).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/;307/),
    })
  })

  it('the mailbox is an unknown path, for people and for programs', async () => {
    vi.stubEnv('STAND_INS', 'deny')
    vi.stubEnv('SITE_URL', 'http://querencia.example')
    vi.stubEnv('RESEND_API_KEY', 're_tests')
    vi.stubEnv('DONATIONS', 'off')
    vi.resetModules()
    const { GET } = await import('@/app/dev/correo.json/route')
    const answer = await GET(new Request('http://localhost/dev/correo.json'))
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/'])
    const { default: MailboxPage } = await import('@/app/dev/correo/page')
    const opening = MailboxPage({ searchParams: Promise.resolve({}) })
    await expect(opening).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/;307/),
    })
  })
})
