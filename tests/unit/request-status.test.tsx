import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RequestStatus } from '@/components/adoption/requests/request-status'
import { writingSentence } from '@/lib/adoption/conversation/copy'
import type { ContactDto, RequestDetailDto } from '@/lib/adoption/requests/dto'
import { conflictOf } from '@/lib/adoption/requests/policy'
import { failedSentence, placeAndPublisher, timelineSteps } from '@/lib/adoption/requests/status-copy'
import { UNAVAILABLE_LISTING, UNAVAILABLE_NAME } from '@/lib/text/copy/block'
import { requestDetail } from '@/tests/support/request-detail'

const CONTACT: ContactDto = {
  name: 'Rosa Paz',
  phone: '+593 98 555 0127',
  email: 'rosa@correo.example',
  countryId: 'ECU',
}

const shown = (overrides: Partial<RequestDetailDto>) =>
  renderToStaticMarkup(
    <RequestStatus
      request={requestDetail({ contact: CONTACT, ...overrides })}
      hasFailed={false}
      now={new Date('2026-11-22T12:00:00Z')}
    />,
  )
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('the pet of a concluded request was cared for before, and is published no more', () => {
  expect(placeAndPublisher(requestDetail({ status: 'enviada' }))).toMatch(/ · l[oa] publica /)
  expect(placeAndPublisher(requestDetail({ status: 'concluida' }))).toMatch(/ · l[oa] cuidó antes /)
})

describe('an accepted request', () => {
  it('offers a first message on WhatsApp, beside the warning about paying in advance', () => {
    for (const side of ['owner', 'adopter'] as const) {
      const html = shown({ side, status: 'aceptada' })
      expect(html).toContain('https://wa.me/593985550127?text=')
      expect(words(html)).toMatch(/Escribir por WhatsApp.*“transporte” por adelantado/)
      expect(words(html)).not.toContain('no dejó teléfono')
    }
  })

  it('offers a mail with a subject in the same place when the other side left no phone', () => {
    const contact = { ...CONTACT, phone: null }
    for (const [overrides, who] of [
      [{ side: 'owner' }, 'Valentina'],
      [{ side: 'adopter' }, 'Camilo'],
      [{ side: 'adopter', isFoundation: true, publisher: 'Huellas' }, 'La fundación'],
    ] as const) {
      const html = shown({ ...overrides, status: 'aceptada', contact })
      expect(words(html)).toContain(`${who} no dejó teléfono: escríbele por correo.`)
      expect(html).toContain('href="mailto:rosa@correo.example?subject=Para%20conocer%20a%20Frida')
      expect(words(html)).toContain('Escribir por correo')
      expect(html).not.toContain('wa.me')
    }
  })
})

describe('a request whose acceptance was taken back', () => {
  const at = '2026-11-22T12:00:00.000Z'
  const timeline = [
    { status: 'aceptada', by: 'owner', note: null, at },
    { status: 'en revisión', by: 'owner', note: null, at },
  ] as const
  const over = { contact: null, timeline: [...timeline] }

  it('says to its adopter who has their contacts, and what to do if they ask for more', () => {
    const read = (overrides: Partial<RequestDetailDto> = {}) =>
      words(shown({ ...over, side: 'adopter', ...overrides }))
    expect(read()).toMatch(/ya tiene tu teléfono y tu correo\. Si te pide dinero, códigos/)
    expect(read({ phones: { own: false, other: true }, status: 'retirada' })).toContain('ya tiene tu correo.')
    expect(read({ timeline: [] })).not.toContain('ya tiene')
    expect(words(shown({ ...over, side: 'owner' }))).not.toContain('ya tiene')
  })
})

describe('a request that cannot be answered for now', () => {
  it('says why in place of the buttons that would be refused', () => {
    const buttons = (overrides: Partial<RequestDetailDto>) => {
      const html = words(shown({ side: 'owner', contact: null, ...overrides }))
      return ['Aceptar', 'Rechazar con un motivo', 'Deshacer la aceptación'].filter((name) =>
        html.includes(name),
      )
    }
    const reason = (hindrance: RequestDetailDto['hindrance']) =>
      words(shown({ side: 'owner', status: 'en revisión', hindrance }))
    expect(buttons({ status: 'en revisión' })).toEqual(['Aceptar', 'Rechazar con un motivo'])
    expect(buttons({ status: 'en revisión', hindrance: 'held' })).toEqual(['Rechazar con un motivo'])
    expect(buttons({ status: 'en revisión', hindrance: 'adopter blocked' })).toEqual([])
    expect(buttons({ status: 'aceptada', hindrance: 'pet blocked' })).toEqual([])
    expect(reason('held')).toContain('podrás aceptar la solicitud cuando termine la revisión.')
    expect(reason('adopter blocked')).toContain('Esta persona no está disponible por ahora')
    expect(words(shown({ side: 'owner', status: 'aceptada', hindrance: 'held' }))).not.toContain('revisando')
  })
})

it("a request that ended with its adopter's account is not said to be withdrawn", () => {
  const left = { status: 'retirada', adopterLeft: true, contact: null } as const
  const timeline = [{ status: 'retirada', by: 'system', note: null, at: '2026-11-21T12:00:00Z' }] as const
  for (const side of ['owner', 'adopter'] as const) {
    const request = requestDetail({ ...left, side, timeline: [...timeline] })
    const told = [
      words(shown(request)),
      timelineSteps(request, { side, adopter: 'Valentina' }, new Date()).map(({ title }) => title),
      writingSentence('ended', { ...request, other: 'Valentina' }),
      conflictOf('accept', request),
    ].join(' ')
    expect(told).toMatch(/Terminada.*dejó de estar activa/)
    expect(told).not.toMatch(/retir/i)
  }
})

describe('a request whose pet came back', () => {
  it('keeps the contacts of both sides, and says nothing of a first meeting', () => {
    for (const side of ['owner', 'adopter'] as const) {
      const html = words(shown({ side, status: 'devuelta' }))
      expect(html).toMatch(
        new RegExp(`volvió a buscar familia.*Para hablar con .*Rosa Paz.*${CONTACT.email}`),
      )
      expect(html).not.toMatch(/te dijo que sí|Ya pueden hablar|conocer|WhatsApp|transporte/)
    }
  })
})

it('offers an adopter whose pet came back to ask for it again, while it looks for a family', () => {
  const pet = requestDetail().pet
  for (const [side, status, offered] of [
    ['adopter', 'devuelta', true],
    ['adopter', 'retirada', true],
    ['adopter', 'cerrada', true],
    ['adopter', 'rechazada', false],
    ['owner', 'devuelta', false],
  ] as const) {
    const html = words(shown({ side, status, pet: { ...pet, public: true, status: 'adoptable' } }))
    expect(html.includes('Volver a pedirla'), `${side}, ${status}`).toBe(offered)
  }
  const adopted = shown({ side: 'adopter', status: 'devuelta', pet: { ...pet, status: 'adoptado' } })
  expect(adopted).not.toContain('Volver a pedirla')
})

describe('a request that ended in an adoption', () => {
  const concludedOn = (at: string) => ({
    status: 'concluida' as const,
    timeline: [{ status: 'concluida' as const, at, note: null, by: 'owner' as const }],
  })

  it('begins with the news, keeps the contacts and says nothing of a first meeting', () => {
    for (const [side, news] of [
      ['owner', '¡Frida ya vive con Valentina!'],
      ['adopter', '¡Bienvenida a casa, Frida! ¡Frida ya vive contigo! Gracias por adoptar.'],
    ] as const) {
      const html = shown({ side, ...concludedOn('2026-11-20T12:00:00Z') })
      expect(html).toMatch(/href="\/dashboard\/solicitudes\/\d+\/certificado"/)
      expect(words(html)).toMatch(new RegExp(`^ ?Concluida ${news} .*Rosa Paz.*${CONTACT.email}`))
      expect(html).toContain('tel:+593985550127')
      expect(words(html)).toContain(
        side === 'owner' ? 'Entrega su carné de vacunas' : 'Llévala al veterinario en la primera semana',
      )
      expect(words(html)).not.toMatch(/te dijo que sí|Ya pueden hablar|conocer|WhatsApp|transporte/)
    }
  })

  it('offers its adopter for two weeks to say that it is not true, and nobody else', () => {
    const offers = (side: 'owner' | 'adopter', at: string) => {
      const html = shown({ side, ...concludedOn(at) })
      expect(html.includes('/reportar"')).toBe(words(html).includes('Si todavía no vive contigo'))
      return html.includes('/reportar"')
    }
    expect(offers('adopter', '2026-11-20T12:00:00Z')).toBe(true)
    expect(offers('adopter', '2026-11-08T12:00:00Z')).toBe(false)
    expect(offers('owner', '2026-11-20T12:00:00Z')).toBe(false)
  })

  it('gives advice for the first days in the first month alone', () => {
    const advice = (at: string) => words(shown({ side: 'adopter', ...concludedOn(at) }))
    expect(advice('2026-10-24T12:00:00Z')).toContain('Los primeros días con Frida')
    expect(advice('2026-10-22T12:00:00Z')).not.toContain('Los primeros días con Frida')
  })
})

it('who has to give back a pet whose listing is blocked is told whom to write to, without placeholders', () => {
  const request = requestDetail({ side: 'adopter', status: 'concluida', failed: true })
  expect(failedSentence(request)).toContain('sigue contigo hasta que acuerden')
  const pet = { ...request.pet, name: UNAVAILABLE_LISTING }
  const told = failedSentence({ ...request, pet, publisher: UNAVAILABLE_NAME })
  expect(told).toMatch(/^Dijiste que no funcionó\. .*escríbenos/)
  expect(told).not.toMatch(/no disponible/)
})
