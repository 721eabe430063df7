import { type AdoptionStatus, type PetStatus, UNDECIDED_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

/** The two sides of a request; the system acts when something else happens to the pet. */
export type Side = 'owner' | 'adopter'
export type Party = Side | 'system'

export const otherSide = (side: Side): Side => (side === 'owner' ? 'adopter' : 'owner')

interface Transition {
  by: Party
  from: readonly AdoptionStatus[]
  to: AdoptionStatus
  /** Who gets a mail. */
  tells: readonly Side[]
  /** What becomes of the pet, which in turn moves its other requests: `EVENTS_OF_PET`. */
  pet?: PetStatus
}

const UNDECIDED = UNDECIDED_ADOPTION_STATUSES
const UNSETTLED = [...UNDECIDED, 'en espera'] as const

/** Every change of an adoption request; whatever is not here does not happen. */
export const TRANSITIONS = {
  open: { by: 'owner', from: ['enviada'], to: 'en revisión', tells: ['adopter'] },
  accept: { by: 'owner', from: UNDECIDED, to: 'aceptada', tells: ['adopter', 'owner'], pet: 'en proceso' },
  reject: { by: 'owner', from: UNSETTLED, to: 'rechazada', tells: ['adopter'] },
  withdraw: { by: 'adopter', from: UNSETTLED, to: 'retirada', tells: ['owner'] },
  undo: { by: 'owner', from: ['aceptada'], to: 'en revisión', tells: ['adopter'], pet: 'adoptable' },
  renounce: { by: 'adopter', from: ['aceptada'], to: 'retirada', tells: ['owner'], pet: 'adoptable' },
  conclude: { by: 'owner', from: ['aceptada'], to: 'concluida', tells: ['adopter'], pet: 'adoptado' },
  return: { by: 'owner', from: ['concluida'], to: 'devuelta', tells: ['adopter'], pet: 'adoptable' },
  wait: { by: 'system', from: UNDECIDED, to: 'en espera', tells: ['adopter'] },
  resume: { by: 'system', from: ['en espera'], to: 'en revisión', tells: ['adopter'] },
  close: { by: 'system', from: [...UNSETTLED, 'aceptada'], to: 'cerrada', tells: ['adopter'] },
} as const satisfies Record<string, Transition>

export type AdoptionEvent = keyof typeof TRANSITIONS

/**
 * What a pet's new status does to its requests: each gets the first event that applies to its state. A hold or a pause
 * is no status, so requests stay.
 */
const EVENTS_OF_PET: Record<PetStatus, readonly AdoptionEvent[]> = {
  adoptable: ['undo', 'resume', 'return'],
  'en proceso': ['wait'],
  adoptado: ['conclude', 'close'],
  inactivo: ['close'],
}

/** 'move': the event changes the state. 'done': it has happened already. 'conflict': it cannot happen any more. */
type Outcome = 'move' | 'done' | 'conflict'

export function outcomeOf(event: AdoptionEvent, status: AdoptionStatus): Outcome {
  const { from, to }: Transition = TRANSITIONS[event]
  if (from.includes(status)) return 'move'
  // Whoever looks at a request that was answered opens it again.
  return status === to || event === 'open' ? 'done' : 'conflict'
}

/** The event that a pet's new status means for a request in this state; null where it stays as it is. */
export const eventOfPet = (pet: PetStatus, status: AdoptionStatus): AdoptionEvent | null =>
  EVENTS_OF_PET[pet].find((event) => outcomeOf(event, status) === 'move') ?? null

/** The status that the event gives the pet; null where it keeps its own. */
export function petAfter(event: AdoptionEvent): PetStatus | null {
  const { pet }: Transition = TRANSITIONS[event]
  return pet ?? null
}
