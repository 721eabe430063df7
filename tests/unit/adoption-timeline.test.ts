import { describe, expect, it } from 'vitest'
import { NO_MESSAGES } from '@/lib/adoption/requests/dto'
import { type TimelineRequest, timelineSteps } from '@/lib/adoption/requests/status-copy'
import type { Side } from '@/lib/adoption/requests/transitions'
import { ADOPTION_STATUSES, type AdoptionStatus, OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

function requestThrough(...path: AdoptionStatus[]): TimelineRequest {
  const timeline = path.map((status, day) => ({
    status,
    by: 'owner' as const,
    note: null,
    at: `2026-11-${10 + day}T12:00:00.000Z`,
  }))
  const status = path.at(-1) ?? 'enviada'
  const reason = status === 'cerrada' ? 'adoptada' : null
  return {
    status,
    reason,
    timeline,
    createdAt: timeline[0]?.at ?? '',
    updatedAt: timeline.at(-1)?.at ?? '',
    messages: NO_MESSAGES,
    ownerRemindedAt: null,
    waitsSince: null,
    cannotBeAnswered: false,
    publisher: 'Camilo',
    isFoundation: false,
    frozen: false,
    pet: { name: 'Frida' },
  }
}
const dayN = (day: number) => new Date(`2026-11-${10 + day}T12:00:00.000Z`)

const titles = (side: Side, request: TimelineRequest, now = dayN(4)) =>
  timelineSteps(request, { side, adopter: 'Valentina' }, now).map(({ title }) => title)

describe('the timeline of a request', () => {
  it('promises an adopter nothing that a suspended owner would have to do', () => {
    const accepted = { ...requestThrough('enviada', 'en revisión', 'aceptada'), frozen: true }
    expect(titles('adopter', accepted).at(-1)).toBe('En pausa')
    expect(titles('owner', accepted).at(-1)).toBe('Conocerse y decidir')
  })

  it('tells of a question about an acceptance in its own words', () => {
    const asked = {
      ...requestThrough('enviada', 'en revisión', 'aceptada'),
      ownerRemindedAt: '2026-12-05T12:00:00.000Z',
    }
    expect(titles('adopter', asked).at(-2)).toBe('Le preguntamos a Camilo cómo va')
    expect(titles('owner', asked).at(-2)).toBe('Te preguntamos cómo terminó')
  })

  it('tells each side what the other did, and what comes next', () => {
    const accepted = requestThrough('enviada', 'en revisión', 'aceptada')
    expect(titles('adopter', accepted)).toEqual([
      'Enviada',
      'Camilo la abrió',
      'Aceptada',
      'Conocerse y decidir',
    ])
    expect(titles('owner', accepted)).toEqual([
      'Enviada',
      'La abriste',
      'La aceptaste',
      'Conocerse y decidir',
    ])
  })

  it('speaks of a foundation, not of the person behind it', () => {
    const opened = { ...requestThrough('enviada', 'en revisión'), isFoundation: true, publisher: 'Patitas' }
    expect(titles('adopter', opened)).toContain('La fundación la abrió')
  })

  it('does not call a request opened that came back from waiting or from an acceptance', () => {
    const resumed = requestThrough('enviada', 'en espera', 'en revisión')
    expect(titles('adopter', resumed)[2]).toBe('Otra vez en revisión')
    const undone = requestThrough('enviada', 'en revisión', 'aceptada', 'en revisión')
    expect(titles('adopter', undone)[3]).toBe('Camilo deshizo la aceptación')
    expect(titles('owner', undone)[3]).toBe('Deshiciste la aceptación')
  })

  it('has a next step exactly while the request is open', () => {
    for (const side of ['owner', 'adopter'] as const)
      for (const status of ADOPTION_STATUSES) {
        const isOpen = OPEN_ADOPTION_STATUSES.some((open) => open === status)
        for (const now of [dayN(1), dayN(15)]) {
          const last = timelineSteps(requestThrough(status), { side, adopter: 'Valentina' }, now).at(-1)
          expect([status, last?.at === null]).toEqual([status, isOpen])
        }
      }
  })

  it('tells when the owner was reminded and that no answer came, and that the request stays open', () => {
    const request = {
      ...requestThrough('enviada', 'en revisión'),
      ownerRemindedAt: '2026-11-10T18:00:00.000Z',
    }
    expect(titles('adopter', request, dayN(6))).toEqual([
      'Enviada',
      'Se la recordamos a Camilo',
      'Camilo la abrió',
      'Respuesta',
    ])
    expect(titles('adopter', request, dayN(7))).toEqual([
      'Enviada',
      'Se la recordamos a Camilo',
      'Camilo la abrió',
      'Sin respuesta',
      'Sigue abierta',
    ])
    expect(titles('owner', request, dayN(7))).toEqual([
      'Enviada',
      'Te la recordamos',
      'La abriste',
      'Sin respuesta',
      'Tu respuesta',
    ])
  })

  it('says why a request was closed', () => {
    const steps = timelineSteps(
      requestThrough('enviada', 'cerrada'),
      { side: 'adopter', adopter: 'Valentina' },
      dayN(1),
    )
    expect(steps.at(-1)).toMatchObject({ title: 'Cerrada', text: 'Encontró otra familia' })
  })
})
