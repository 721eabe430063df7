import { describe, expect, it } from 'vitest'
import { requireOutcome, requireSide } from '@/lib/adoption/requests/policy'
import { type AdoptionEvent, eventOfPet, outcomeOf, TRANSITIONS } from '@/lib/adoption/requests/transitions'
import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import {
  ADOPTION_STATUSES,
  type AdoptionStatus,
  OPEN_ADOPTION_STATUSES,
  PET_STATUSES,
} from '@/lib/text/vocabulary'

/** Columns in the order of `ADOPTION_STATUSES`. A state: the event leads there. '=': already so. '–': conflict. */
const COLUMNS = [
  'enviada',
  'en revisión',
  'en espera',
  'aceptada',
  'rechazada',
  'retirada',
  'concluida',
  'devuelta',
  'cerrada',
]
const TABLE: Record<AdoptionEvent, string[]> = {
  open: ['en revisión', '=', '=', '=', '=', '=', '=', '=', '='],
  accept: ['aceptada', 'aceptada', '–', '=', '–', '–', '–', '–', '–'],
  reject: ['rechazada', 'rechazada', 'rechazada', '–', '=', '–', '–', '–', '–'],
  withdraw: ['retirada', 'retirada', 'retirada', '–', '–', '=', '–', '–', '–'],
  undo: ['–', '=', '–', 'en revisión', '–', '–', '–', '–', '–'],
  renounce: ['–', '–', '–', 'retirada', '–', '=', '–', '–', '–'],
  conclude: ['–', '–', '–', 'concluida', '–', '–', '=', '–', '–'],
  return: ['–', '–', '–', '–', '–', '–', 'devuelta', '=', '–'],
  wait: ['en espera', 'en espera', '=', '–', '–', '–', '–', '–', '–'],
  resume: ['–', '=', 'en revisión', '–', '–', '–', '–', '–', '–'],
  close: ['cerrada', 'cerrada', 'cerrada', 'cerrada', '–', '–', '–', '–', '='],
}
const PARTIES: Record<AdoptionEvent, [by: string, ...tells: string[]]> = {
  open: ['owner', 'adopter'],
  accept: ['owner', 'adopter', 'owner'],
  reject: ['owner', 'adopter'],
  withdraw: ['adopter', 'owner'],
  undo: ['owner', 'adopter'],
  renounce: ['adopter', 'owner'],
  conclude: ['owner', 'adopter'],
  return: ['owner', 'adopter'],
  wait: ['system', 'adopter'],
  resume: ['system', 'adopter'],
  close: ['system', 'adopter'],
}
const events = Object.keys(TABLE) as AdoptionEvent[]

const ADOPTER = 1
const OWNER = 2
const ACTORS: Record<string, Actor> = {
  visitor: { kind: 'anonymous' },
  adopter: { kind: 'user', id: ADOPTER, confirmed: true },
  owner: { kind: 'user', id: OWNER, confirmed: true },
  foundationOwner: { kind: 'foundation', id: OWNER, confirmed: true, approved: true },
  stranger: { kind: 'user', id: 3, confirmed: true },
  otherFoundation: { kind: 'foundation', id: 4, confirmed: true, approved: true },
  staff: { kind: 'admin', id: 5 },
}

/** Whom the event does not belong to; what the system does is refused to everybody. */
function refusalOf(event: AdoptionEvent, who: string): string | null {
  if (who === 'visitor') return 'unauthenticated'
  const [by] = PARTIES[event]
  if (by === 'adopter') return who === 'adopter' ? null : 'forbidden'
  return by === 'owner' && /owner$/i.test(who) ? null : 'forbidden'
}

/** What comes of somebody's try, as a cell of the table. */
function attempt(event: AdoptionEvent, status: AdoptionStatus, actor: Actor): string {
  try {
    requireSide(actor, event, { adopterId: ADOPTER, ownerId: OWNER })
    return requireOutcome(event, { status, adopterLeft: false }) ? TRANSITIONS[event].to : '='
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.code === 'conflict' ? '–' : error.code
  }
}

const statusAt = (column: number) => COLUMNS[column] as AdoptionStatus

describe('the transitions of an adoption request', () => {
  it('the table covers every event and every state', () => {
    expect(COLUMNS).toEqual([...ADOPTION_STATUSES])
    expect(events.toSorted()).toEqual(Object.keys(TRANSITIONS).toSorted())
  })

  it.each(
    events.flatMap((event) =>
      (TABLE[event] ?? []).map((cell, column) => [event, statusAt(column), cell] as const),
    ),
  )('%s on “%s” gives “%s”', (event, status, cell) => {
    const outcome = outcomeOf(event, status)
    expect(outcome === 'move' ? TRANSITIONS[event].to : outcome === 'done' ? '=' : '–').toBe(cell)
  })

  it.each(events)('%s belongs to one side and tells the right ones', (event) => {
    const { by, tells } = TRANSITIONS[event]
    expect([by, ...tells]).toEqual(PARTIES[event])
  })

  it.each(events)('%s by anybody but its side is refused, whatever the state', (event) => {
    for (const [column, cell] of (TABLE[event] ?? []).entries())
      for (const [who, actor] of Object.entries(ACTORS))
        expect(attempt(event, statusAt(column), actor), `${who} on ${statusAt(column)}`).toBe(
          refusalOf(event, who) ?? cell,
        )
  })

  it('nobody is left without news: whoever did not act is told of every change', () => {
    for (const event of events) {
      const { by, tells } = TRANSITIONS[event]
      expect([by, ...tells]).toContain('adopter')
      if (by === 'adopter') expect(tells).toContain('owner')
    }
  })
})

/** Each request's state after the pet's status changed; '' where it stays. */
const AFTER_PET: Record<string, string[]> = {
  adoptable: ['', '', 'en revisión', 'en revisión', '', '', 'devuelta', '', ''],
  'en proceso': ['en espera', 'en espera', '', '', '', '', '', '', ''],
  adoptado: ['cerrada', 'cerrada', 'cerrada', 'concluida', '', '', '', '', ''],
  inactivo: ['cerrada', 'cerrada', 'cerrada', 'cerrada', '', '', '', '', ''],
}

describe('what a pet’s new status does to its requests', () => {
  it.each(
    PET_STATUSES.flatMap((pet) =>
      (AFTER_PET[pet] ?? []).map((to, column) => [pet, statusAt(column), to] as const),
    ),
  )('a pet that becomes “%s” moves a request “%s” to “%s”', (pet, status, to) => {
    const event = eventOfPet(pet, status)
    expect(event ? TRANSITIONS[event].to : '').toBe(to)
  })

  it('no open request outlives its pet', () => {
    for (const pet of ['adoptado', 'inactivo'] as const)
      for (const status of OPEN_ADOPTION_STATUSES) {
        const event = eventOfPet(pet, status)
        expect(event && OPEN_ADOPTION_STATUSES).not.toContain(event && TRANSITIONS[event].to)
      }
  })
})
