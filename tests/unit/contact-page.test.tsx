import { describe, expect, it } from 'vitest'
import { ConsentText } from '@/components/adoption/dossiers/consent-text'
import { ContactCase } from '@/components/moderation/contact/contact-case'
import { ContactScreen } from '@/components/moderation/contact/contact-screen'
import { ContactTable } from '@/components/moderation/contact/contact-table'
import { RegisterForm } from '@/components/people/accounts/register-form'
import { SaveSearchForm } from '@/components/search/saved-searches/save-search-form'
import type { ContactMessageDto } from '@/lib/moderation/contact/dto'
import { NO_NAME, strangerContactSchema } from '@/lib/moderation/contact/schema'
import { NO_REPLY_EMAIL } from '@/lib/people/accounts/email-schema'
import { DAY_MS } from '@/lib/text/durations'
import { ALL_PETS } from '@/lib/text/routes'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const MESSAGE: ContactMessageDto = {
  id: 7,
  kind: 'press',
  name: '<b>Ana</b>',
  email: 'ana@correo.example',
  countryId: null,
  userId: null,
  message: 'Hola <script>\nsegunda línea',
  status: 'open',
  createdAt: '2026-11-20T15:00:00Z',
  answer: null,
  decidedAt: null,
  decidedBy: null,
}
const shown = (overrides: Partial<ContactMessageDto> = {}, next: number | null = null) =>
  draw(<ContactCase found={{ ...MESSAGE, ...overrides }} next={next} asksPassword={false} countryId="COL" />)

describe('the contact page', () => {
  const html = draw(<ContactScreen email="datos@querencia.example" />)

  it('asks for a kind, a name, an e-mail, a country and a message, all in one form', () => {
    const names = [...html.matchAll(/ name="([a-zA-Z]+)"/g)].map(([, name]) => name)
    expect([...new Set(names)].toSorted()).toEqual(['countryId', 'email', 'kind', 'message', 'name'])
    const kinds = [...html.matchAll(/name="kind"[^>]*value="([a-z]+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['fraud', 'privacy', 'foundation', 'press', 'fault', 'other'])
    expect(html.match(/<form/g)).toHaveLength(1)
  })

  it('tells people without a session all that is missing at once', () => {
    const empty = { name: '', email: '', countryId: '', message: '' }
    const { error } = strangerContactSchema.safeParse(empty)
    expect(error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'kind: Elige de qué se trata',
      `name: ${NO_NAME}`,
      `email: ${NO_REPLY_EMAIL}`,
      'message: Escribe al menos 20 caracteres',
    ])
  })

  it('leads to the form of rights and to privacy, and names the address where one is configured', () => {
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        ['tus derechos sobre tus datos', '/derechos'],
        ['Privacidad', '/privacidad'],
        ['datos@querencia.example', 'mailto:datos@querencia.example'],
      ]),
    )
    expect(draw(<ContactScreen email={undefined} />)).not.toContain('mailto:')
  })
})

describe('a message at the staff desk', () => {
  it('is shown as it was written, with an answer and a close while it is open', () => {
    const html = shown()
    expect(html).toContain('Hola &lt;script&gt;\nsegunda línea')
    expect(html.match(/<form/g)).toHaveLength(2)
    expect(wordsOf(html)).toEqual(
      expect.arrayContaining(['Prensa', 'Por responder', 'Sin sesión, o de una cuenta eliminada']),
    )
  })

  it('has no form but the one that erases it once it is answered or closed', () => {
    const decidedAt = '2026-11-21T15:00:00Z'
    expect(shown({ status: 'answered', answer: 'Gracias.', decidedAt })).toContain('Gracias.')
    for (const status of ['answered', 'closed'] as const) {
      const html = shown({ status, decidedAt })
      expect(html).not.toContain('Siguiente')
      expect(html.match(/<form[^>]*aria-label="[^"]*"/g)).toEqual([
        expect.stringContaining('"Borrar el mensaje"'),
      ])
      expect(html.match(/<form/g)).toHaveLength(1)
    }
    expect(shown({})).not.toContain('Borrar el mensaje')
    const next = /href="\/admin\/contacto\/12"[^>]*>Siguiente mensaje/
    expect(shown({ status: 'closed', decidedAt }, 12)).toMatch(next)
  })

  it('is in the list with what it is about and whether it waits, without its text', () => {
    const now = new Date(Date.parse(MESSAGE.createdAt) + 3 * DAY_MS)
    const html = draw(
      <ContactTable messages={[{ ...MESSAGE, countryId: 'PER' }]} countryId="COL" now={now} />,
    )
    expect(wordsOf(html)).toContain('hace 3 días')
    expect(html).toContain(`<time dateTime="${MESSAGE.createdAt}"`)
    expect(linksIn(html)).toEqual([['Prensa', '/admin/contacto/7']])
    expect(wordsOf(html)).toContain('Por responder')
    expect(html).not.toContain('segunda línea')
  })
})

it('every consent and the registration lead to privacy and to the contact form', () => {
  const search = { path: ALL_PETS, name: 'Perros', resultsPath: ALL_PETS }
  const place = { countries: [], country: 'ECU', cities: [], callbackUrl: null, isCorrection: false }
  const asking = [
    <ConsentText key="home" summary="Leer" />,
    <SaveSearchForm key="search" search={search} cancel={null} />,
    <RegisterForm key="register" {...place} />,
  ]
  for (const part of asking) {
    const hrefs = linksIn(draw(part)).map(([, href]) => href)
    expect(hrefs).toEqual(expect.arrayContaining(['/privacidad', '/contacto']))
  }
})
