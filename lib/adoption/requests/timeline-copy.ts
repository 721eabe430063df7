import { usualAnswerText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { CLOCK, overdueSince } from '@/lib/adoption/clock/rules'
import { capitalise } from '@/lib/text/text'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { closingWords, publisherWords } from './copy'
import type { RequestDetailDto, TimelineEntryDto } from './dto'
import type { Side } from './transitions'

/** What a timeline tells; both `SentRequestDto` and `RequestDetailDto` have it. */
export type TimelineRequest = Pick<
  RequestDetailDto,
  | 'status'
  | 'reason'
  | 'createdAt'
  | 'updatedAt'
  | 'ownerRemindedAt'
  | 'messages'
  | 'timeline'
  | 'publisher'
  | 'isFoundation'
> & { pet: { name: string } }

/** Who reads it; first names. */
export interface TimelineReader {
  side: Side
  adopter: string
  /** How the owner answers, for the adopter. */
  rate?: AnswerRateDto | null
}

export interface TimelineStep {
  /** A state that was reached, what the clock did, a check-in, or the kind of step that comes next. */
  mark: AdoptionStatus | 'reminder' | 'overdue' | 'check-in' | 'answer' | 'meeting'
  title: string
  text: string | null
  /** Null for the step that comes next. */
  at: string | null
  /** A picture that belongs to it, for the two sides of the request alone. */
  photo?: { src: string; alt: string }
}

type Words = Pick<TimelineStep, 'title' | 'text'>
const say = (title: string, text: string | null = null): Words => ({ title, text })

/**
 * The history of a request as its reader lived it, then the step that comes next, if any.
 * @param checkIns what happened after the adoption, in order
 */
export function timelineSteps(
  request: TimelineRequest,
  reader: TimelineReader,
  now: Date,
  checkIns: readonly TimelineStep[] = [],
): TimelineStep[] {
  const wordsOf = reader.side === 'adopter' ? adopterWords : ownerWords
  const reached: TimelineStep[] = request.timeline.map((entry, at) => ({
    mark: entry.status,
    at: entry.at,
    ...wordsOf(request, entry.status, request.timeline[at - 1] ?? null, reader.adopter),
  }))
  const clock = clockSteps(request, reader, now)
  const steps = inOrder(reached, [...clock, ...checkIns])
  const isOverdue = clock.some(({ mark }) => mark === 'overdue')
  const next =
    reader.side === 'adopter'
      ? nextForAdopter(request, isOverdue, reader.rate ?? null)
      : nextForOwner(request, reader.adopter)
  return next ? [...steps, { ...next, at: null }] : steps
}

/** Puts each of the other steps before what happened later. */
function inOrder(reached: readonly TimelineStep[], others: readonly TimelineStep[]): TimelineStep[] {
  const steps = [...reached]
  for (const step of others) {
    const later = steps.findIndex(({ at }) => at !== null && step.at !== null && at > step.at)
    steps.splice(later === -1 ? steps.length : later, 0, step)
  }
  return steps
}

function clockSteps(request: TimelineRequest, reader: TimelineReader, now: Date): TimelineStep[] {
  const { ownerRemindedAt } = request
  const who = publisherWords(request)
  const isAdopter = reader.side === 'adopter'
  const overdueAt = overdueSince(request, now)?.toISOString() ?? null
  const reminded = isAdopter ? `Le recordamos a ${who}` : 'Te la recordamos'
  const overdue = isAdopter
    ? 'No es por ti: a veces nadie mira.'
    : `Le mostramos otras mascotas a ${reader.adopter}.`
  return [
    ...(ownerRemindedAt ? [{ mark: 'reminder' as const, at: ownerRemindedAt, ...say(reminded) }] : []),
    ...(overdueAt
      ? [
          {
            mark: 'overdue' as const,
            at: overdueAt,
            ...say('Sin respuesta', `Pasaron ${CLOCK.answerDays} días. ${overdue}`),
          },
        ]
      : []),
  ]
}

const RESUMED = say('Otra vez en revisión', 'La otra adopción no se concretó.')

function adopterWords(
  request: TimelineRequest,
  status: AdoptionStatus,
  previous: TimelineEntryDto | null,
): Words {
  const who = capitalise(publisherWords(request))
  const pet = request.pet.name
  switch (status) {
    case 'enviada':
      return say('Enviada')
    case 'en revisión':
      if (previous?.status === 'en espera') return RESUMED
      if (previous?.status === 'aceptada')
        return say(`${who} deshizo la aceptación`, 'Tu solicitud sigue abierta.')
      return say(`${who} la abrió`)
    case 'en espera':
      return say('En espera', `${who} aceptó otra solicitud.`)
    case 'aceptada':
      return say('Aceptada')
    case 'rechazada':
      return say('Rechazada')
    case 'retirada':
      return say('La retiraste')
    case 'concluida':
      return say(`${pet} ya vive contigo`)
    case 'devuelta':
      return say(`${pet} busca familia otra vez`)
    case 'cerrada':
      return say('Cerrada', closingWords(request.reason))
  }
}

function ownerWords(
  request: TimelineRequest,
  status: AdoptionStatus,
  previous: TimelineEntryDto | null,
  adopter: string,
): Words {
  const pet = request.pet.name
  switch (status) {
    case 'enviada':
      return say('Enviada')
    case 'en revisión':
      if (previous?.status === 'en espera') return RESUMED
      return say(previous?.status === 'aceptada' ? 'Deshiciste la aceptación' : 'La abriste')
    case 'en espera':
      return say('En espera', 'Aceptaste otra solicitud.')
    case 'aceptada':
      return say('La aceptaste')
    case 'rechazada':
      return say('La rechazaste')
    case 'retirada':
      return say(`${adopter} la retiró`)
    case 'concluida':
      return say(`${pet} ya vive con ${adopter}`)
    case 'devuelta':
      return say(`${pet} busca familia otra vez`)
    case 'cerrada':
      return say(
        'Cerrada',
        request.reason === 'retirada' ? 'Quitaste la publicación' : closingWords(request.reason),
      )
  }
}

type NextStep = Omit<TimelineStep, 'at'>

function nextForAdopter(
  request: TimelineRequest,
  isOverdue: boolean,
  rate: AnswerRateDto | null,
): NextStep | null {
  const { status, pet } = request
  const who = publisherWords(request)
  if (isOverdue)
    return {
      mark: 'answer',
      ...say('Sigue abierta', 'Si responde, te avisamos. Mientras tanto, puedes pedir a otra.'),
    }
  if (status === 'enviada' || status === 'en revisión') {
    const usual = usualAnswerText(rate)
    const isTalking = request.messages.ownerWroteAt !== null
    const news = isTalking
      ? 'Ya están conversando: te escribimos apenas decida.'
      : 'Te escribimos apenas llegue.'
    return {
      mark: 'answer',
      ...say('Respuesta', usual && !isTalking ? `${capitalise(usual)}. ${news}` : news),
    }
  }
  if (status === 'en espera')
    return {
      mark: 'answer',
      ...say('Vuelve a revisión', 'Si la otra adopción no se concreta. Te escribimos apenas cambie.'),
    }
  if (status === 'aceptada')
    return {
      mark: 'meeting',
      ...say('Conocerse y decidir', `Cuando ${pet.name} llegue a casa, ${who} lo marca aquí.`),
    }
  return null
}

function nextForOwner({ status, pet }: TimelineRequest, adopter: string): NextStep | null {
  if (status === 'enviada' || status === 'en revisión')
    return { mark: 'answer', ...say('Tu respuesta', `${adopter} la espera.`) }
  if (status === 'en espera')
    return {
      mark: 'answer',
      ...say('Vuelve a revisión', `Si la otra adopción no se concreta. Le escribimos a ${adopter}.`),
    }
  if (status === 'aceptada')
    return {
      mark: 'meeting',
      ...say('Conocerse y decidir', `Cuando ${pet.name} llegue a casa, márcalo aquí.`),
    }
  return null
}
