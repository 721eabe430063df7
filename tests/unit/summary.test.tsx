import { describe, expect, it, vi } from 'vitest'
import { Summary } from '@/components/dashboard/summary'
import type { WaitingRequestDto } from '@/lib/adoption/waiting/dto'
import type { FirstStepsDto } from '@/lib/foundations/dto'
import { checkInPath } from '@/lib/text/adoption-routes'
import { samplePet, waitingRequest } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/dashboard',
}))

const NOW = new Date('2026-11-26T15:00:00Z')
const message = { unread: 2, unreadAt: '2026-11-26T14:00:00Z' }
const STEPS: FirstStepsDto = {
  status: 'pendiente',
  needsDocument: false,
  documentAt: '2026-11-24T15:00:00Z',
  hasStory: true,
  hasPhoto: false,
  hasHours: false,
  reviewDays: 2,
}

const show = (overrides: Partial<Parameters<typeof Summary>[0]> = {}) =>
  draw(
    <Summary
      reader={{ role: 'user', countryId: 'COL', now: NOW }}
      waiting={{ count: 0, unanswered: 0, requests: [] }}
      checkIns={[]}
      toCorrect={[]}
      toConfirm={[]}
      drafts={0}
      reviews={0}
      steps={null}
      publishes={false}
      {...overrides}
    />,
  )
const waiting = (...requests: WaitingRequestDto[]) => ({
  count: requests.length,
  unanswered: requests.filter(({ side }) => side === 'owner').length,
  requests,
})
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text?.trim())

describe('the summary', () => {
  it('asks an adopter how it goes, and names the comments without a reply', () => {
    const html = show({
      checkIns: [
        {
          pet: 'Frida',
          photo: null,
          href: checkInPath('clave'),
          sentAt: '2026-11-25T15:00:00Z',
          answer: null,
          stopped: false,
        },
      ],
      reviews: 1,
    })
    expect(headings(html)).toEqual(['Después de adoptar', 'Comentarios'])
    expect(linksIn(html).slice(0, 2)).toEqual([
      ['¿Cómo va Frida?', '/seguimiento/clave'],
      ['1 comentario nuevo sin responder', '/dashboard/comentarios'],
    ])
    expect(wordsOf(html)).toContain('Te preguntamos ayer. Toma un minuto.')
    expect(wordsOf(html)).not.toContain('Nada te espera por ahora')
  })

  it('has only what there is, the most urgent first', () => {
    const { confirmedAt, paused } = { confirmedAt: '2026-10-20T15:00:00Z', paused: false }
    const html = show({
      waiting: waiting(
        waitingRequest(),
        waitingRequest({ id: 8, side: 'adopter', other: 'Camilo', status: 'en revisión', ...message }),
      ),
      toConfirm: [{ ...samplePet(), confirmedAt, paused, remindedAt: null }],
      drafts: 2,
    })
    expect(headings(html)).toEqual(['Por responder', 'Novedades', 'Por confirmar', 'Borradores'])
    expect(linksIn(html).slice(0, 2)).toEqual([
      ['Lucía quiere adoptar a Almendra', '/dashboard/solicitudes/7'],
      ['Camilo te escribió sobre Almendra', '/dashboard/solicitudes/8/mensajes#nuevos'],
    ])
    expect(wordsOf(html)).toEqual(
      expect.arrayContaining([
        'pidió adoptar hace 3 días',
        '2 mensajes nuevos, hace 1 hora',
        '2 borradores por completar',
      ]),
    )
    expect(html).not.toContain('Nada te espera')
  })

  it('asks how an old acceptance ended, after the pet that needs another home', () => {
    const updatedAt = '2026-11-04T15:00:00Z'
    const html = show({
      waiting: waiting(
        waitingRequest({ id: 9, status: 'concluida', task: 'return', updatedAt }),
        waitingRequest({ id: 8, status: 'aceptada', task: 'outcome', updatedAt }),
      ),
    })
    expect(headings(html)).toEqual(['Por responder'])
    expect(linksIn(html).slice(0, 2)).toEqual([
      ['Almendra necesita otro hogar', '/dashboard/solicitudes/9'],
      ['¿Almendra ya vive con Lucía?', '/dashboard/solicitudes/8'],
    ])
    expect(wordsOf(html)).toEqual(
      expect.arrayContaining([
        'Lucía avisó que la adopción no funcionó',
        'aceptaste su solicitud hace 22 días',
      ]),
    )
  })

  it('begins with a listing that its owner brings back by a change of the text', () => {
    const html = show({
      toCorrect: [{ id: 7, name: 'Lana', photo: null, textIssue: 'phone' }],
      waiting: waiting(waitingRequest()),
    })
    expect(headings(html)).toEqual(['Por corregir', 'Por responder'])
    expect(linksIn(html)[0]).toEqual(['La publicación de Lana no se ve', '/dashboard/mascotas/7'])
    expect(wordsOf(html).join(' ')).toContain('Si lo quitas, se publica al momento.')
    expect(headings(show({ toCorrect: [{ id: 7, name: 'Lana', photo: null, textIssue: 'bank' }] }))).toEqual([
      'Por corregir',
    ])
  })

  it('lists five of a kind and leads to the others', () => {
    const html = show({ waiting: waiting(...[1, 2, 3, 4, 5, 6].map((id) => waitingRequest({ id }))) })
    expect(linksIn(html).filter(([, href]) => /solicitudes\/\d$/.test(href))).toHaveLength(5)
    expect(linksIn(html)).toContainEqual(['Ver las 6 solicitudes por responder', '/dashboard/solicitudes'])
  })

  it('leads an owner to all requests with unread messages, and others to their requests', () => {
    const linkOf = (side: 'owner' | 'adopter') => {
      const news = [1, 2, 3, 4, 5, 6].map((id) =>
        waitingRequest({ id, side, status: 'aceptada', task: null, ...message }),
      )
      return linksIn(show({ waiting: waiting(...news) })).find(([text]) => text?.startsWith('Ver todas'))
    }
    expect(linkOf('owner')).toEqual([
      'Ver todas las que tienen mensajes sin leer',
      '/dashboard/solicitudes?estado=sin-leer',
    ])
    expect(linkOf('adopter')).toEqual(['Ver todas tus solicitudes', '/dashboard/solicitudes'])
  })

  it('leads to the listings to confirm and to correct alone, where there are more than five', () => {
    const ids = [1, 2, 3, 4, 5, 6]
    const unconfirmed = { confirmedAt: '2026-10-01T15:00:00Z', paused: true, remindedAt: null }
    const html = show({
      toConfirm: ids.map((id) => ({ ...samplePet({ id }), ...unconfirmed })),
      toCorrect: ids.map((id) => ({ id, name: 'Lana', photo: null, textIssue: 'bank' })),
    })
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        ['Ver todas las que faltan por confirmar', '/dashboard/mascotas?estado=por-confirmar'],
        ['Ver todas en Mis Mascotas', '/dashboard/mascotas?estado=por-corregir'],
      ]),
    )
  })

  it('says so calmly where nothing waits, with what to do next', () => {
    const html = show({
      waiting: { count: 0, unanswered: 0, requests: [waitingRequest({ side: 'adopter' })] },
    })
    expect(headings(html)).toEqual(['Nada te espera por ahora'])
    expect(linksIn(html)).toEqual([
      ['Buscar una mascota', '/searcher/todos'],
      ['Dar en Adopción una Mascota', '/create-pet'],
      ['Sobre Mí', '/dashboard/perfil'],
    ])
  })

  it('is where a link to the permissions led before the profile moved', () => {
    expect(show()).toMatch(/<p id="permisos"[^>]*>.*href="\/dashboard\/perfil"/s)
  })

  it('shows a foundation that waits for its approval what is done and what it can prepare', () => {
    const html = show({ reader: { role: 'fundation', countryId: 'ECU', now: NOW }, steps: STEPS })
    expect(headings(html)).toEqual(['Primeros pasos'])
    expect(wordsOf(html)).toEqual(
      expect.arrayContaining([
        'Lo recibimos hace 2 días.',
        'Está en curso: las últimas tardaron 2 días más o menos. Te avisamos por correo.',
      ]),
    )
    expect(linksIn(html).map(([, href]) => href)).toEqual([
      '/dashboard/fundacion#imagen',
      '/dashboard/fundacion#horario',
      '/create-pet',
      '/dashboard/perfil',
    ])
  })
})
