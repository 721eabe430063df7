import { usualAnswerText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { CLOCK, overdueSince } from '@/lib/adoption/clock/rules'
import { capitalise } from '@/lib/text/capitalise'
import { agree } from '@/lib/text/copy/agree'
import { UNAVAILABLE_LISTING } from '@/lib/text/copy/block'
import { and } from '@/lib/text/copy/join-words'
import { formatCount } from '@/lib/text/numbers'
import { firstName } from '@/lib/text/text'
import { type AdoptionStatus, OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import { publisherWords } from './copy'
import type { RequestDetailDto } from './dto'
import { REQUEST_STATUS } from './status'
import type { StatusReading } from './status-reading'
import { toldStatus } from './told-status'
import type { Side } from './transitions'

export function statusSentence(request: RequestDetailDto): string {
  const { side, adopter } = request
  const frozen = side === 'adopter' ? frozenSentence(request) : null
  return frozen ?? toldStatus(request)[side].sentence(readingOf(request, firstName(adopter.name)))
}

const UNDER_REVIEW =
  'Nuestro equipo está revisando esta publicación. Tu solicitud sigue en pie: te podrán responder cuando termine la revisión.'

/** To the adopter, while staff look at the owner or the listing; null for everybody else, and once the request is over. */
export function frozenSentence({
  frozen,
  cannotBeAnswered,
  status,
  pet,
}: Pick<RequestDetailDto, 'frozen' | 'cannotBeAnswered' | 'status' | 'pet'>): string | null {
  if (!OPEN_ADOPTION_STATUSES.some((open) => open === status)) return null
  // What was accepted goes on meanwhile.
  if (!frozen && cannotBeAnswered && status !== 'aceptada') return UNDER_REVIEW
  if (!frozen) return null
  return `Está en pausa: nuestro equipo revisa la cuenta de quien publicó a ${pet.name}. Si la publicación vuelve, te avisamos. Mientras tanto, no envíes dinero.`
}

/** To an adopter who has to give the pet back, while the pet or who cared for it before is blocked. */
export const GIVER_UNAVAILABLE =
  'Por ahora no puedes acordarlo con quien lo cuidó antes: si necesitas ayuda, o tiene que buscar otro hogar, escríbenos en Contacto.'

/** To the adopter, once they said that the adoption did not work out; null for every other request. */
export function failedSentence({
  failed,
  pet,
  publisher,
}: Pick<RequestDetailDto, 'failed' | 'pet' | 'publisher'>): string | null {
  if (!failed) return null
  if (pet.name === UNAVAILABLE_LISTING) return `Dijiste que no funcionó. ${GIVER_UNAVAILABLE}`
  return `Dijiste que no funcionó y le avisamos a ${publisher}. ${pet.name} sigue contigo hasta que acuerden cómo ${agree('devolverlo', pet.gender)}.`
}

/** `statusSentence` after seven days without an answer. */
export function overdueSentence({ side, adopter, ...request }: RequestDetailDto): string {
  const who = publisherWords(request)
  return side === 'owner'
    ? `${firstName(adopter.name)} espera tu respuesta hace más de ${CLOCK.answerDays} días. Le mostramos otras mascotas, pero su solicitud sigue abierta: también un no ayuda.`
    : `Pasaron ${CLOCK.answerDays} días ${and(who)} ${who} ${request.status === 'enviada' ? 'no ha respondido' : 'todavía no decide'}. Sigue abierta por si responde, y te avisamos. Mientras tanto, puedes pedir a otra mascota.`
}

export function placeAndPublisher({
  pet,
  publisher,
  status,
}: Pick<RequestDetailDto, 'pet' | 'publisher' | 'status'>): string {
  const did = status === 'concluida' ? 'cuidó antes' : 'publica'
  return `${pet.place.city}, ${pet.place.country} · ${agree('lo', pet.gender)} ${did} ${publisher}`
}

export function othersSentence({ others, pet }: Pick<RequestDetailDto, 'others' | 'pet'>): string | null {
  if (others.length === 0) return null
  return others.length === 1
    ? `Otra persona también pide a ${pet.name}.`
    : `Otras ${formatCount(others.length)} personas también piden a ${pet.name}.`
}

/** What a timeline tells; both `SentRequestDto` and `RequestDetailDto` have it. */
export type TimelineRequest = Pick<
  RequestDetailDto,
  | 'status'
  | 'reason'
  | 'createdAt'
  | 'updatedAt'
  | 'ownerRemindedAt'
  | 'waitsSince'
  | 'cannotBeAnswered'
  | 'messages'
  | 'timeline'
  | 'publisher'
  | 'isFoundation'
  | 'frozen'
> & { pet: { name: string } }

export interface TimelineReader {
  side: Side
  adopter: string
  rate?: AnswerRateDto | null
}

export interface TimelineStep {
  /** A state that was reached, that the adopter's account left, what the clock did, a check-in, or the kind of step that comes next. */
  mark: AdoptionStatus | 'left' | 'reminder' | 'overdue' | 'check-in' | 'answer' | 'meeting'
  title: string
  text: string | null
  /** Null for the step that comes next. */
  at: string | null
  /** A picture that belongs to it, for the two sides of the request alone. */
  photo?: { src: string; alt: string }
}

export const isStatus = (mark: TimelineStep['mark']): mark is AdoptionStatus => mark in REQUEST_STATUS

export function readingOf(
  request: TimelineRequest,
  adopter: string,
  rate?: AnswerRateDto | null,
): StatusReading {
  const publisher = publisherWords(request)
  const usual = usualAnswerText(rate ?? null)
  return {
    pet: request.pet.name,
    adopter,
    publisher,
    who: capitalise(publisher),
    reason: request.reason,
    previous: request.timeline.at(-2)?.status ?? null,
    frozen: request.frozen,
    isTalking: request.messages.ownerWroteAt !== null,
    usual: usual && capitalise(usual),
  }
}

/** The history of a request as its reader lived it, then the step that comes next, if any. */
export function timelineSteps(
  request: TimelineRequest,
  reader: TimelineReader,
  now: Date,
  checkIns: readonly TimelineStep[] = [],
): TimelineStep[] {
  const reading = readingOf(request, reader.adopter, reader.rate)
  const reached: TimelineStep[] = request.timeline.map(({ status, by, at }, index) => {
    const adopterLeft = status === 'retirada' && by === 'system'
    const { reached } = toldStatus({ status, adopterLeft })[reader.side]
    const mark = adopterLeft ? 'left' : status
    return { mark, at, ...reached(reading, request.timeline[index - 1]?.status ?? null) }
  })
  const clock = clockSteps(request, reader, now)
  const steps = inOrder(reached, [...clock, ...checkIns])
  const isOverdue = clock.some(({ mark }) => mark === 'overdue')
  const { awaits, [reader.side]: words } = REQUEST_STATUS[request.status]
  const next = nextForAdopter(request, reader, isOverdue) ?? words.next?.(reading)
  return next && awaits ? [...steps, { mark: awaits, at: null, ...next }] : steps
}

/** In the place of what usually comes next; null where that is true, and for the owner. */
function nextForAdopter(request: TimelineRequest, { side }: TimelineReader, isOverdue: boolean) {
  if (side === 'owner') return null
  if (request.frozen) return FROZEN
  if (request.cannotBeAnswered && request.status !== 'aceptada') return HELD
  return isOverdue ? STILL_OPEN : null
}

const FROZEN = { title: 'En pausa', text: 'Si la publicación vuelve, te avisamos.' }
const HELD = { title: 'Publicación en revisión', text: 'Te podrán responder cuando termine.' }

const STILL_OPEN = {
  title: 'Sigue abierta',
  text: 'Si responde, te avisamos. Mientras tanto, puedes pedir a otra.',
}

function inOrder(reached: readonly TimelineStep[], others: readonly TimelineStep[]): TimelineStep[] {
  const steps = [...reached]
  for (const step of others) {
    const later = steps.findIndex(({ at }) => at !== null && step.at !== null && at > step.at)
    steps.splice(later === -1 ? steps.length : later, 0, step)
  }
  return steps
}

/** Of an unopened request, or of one that was accepted long before. */
function reminderWords(
  { ownerRemindedAt, timeline, ...request }: TimelineRequest,
  isAdopter: boolean,
): string {
  const accepted = timeline.findLast(({ status }) => status === 'aceptada')
  if (accepted && ownerRemindedAt && ownerRemindedAt > accepted.at)
    return isAdopter ? `Le preguntamos a ${publisherWords(request)} cómo va` : 'Te preguntamos cómo terminó'
  return isAdopter ? `Se la recordamos a ${publisherWords(request)}` : 'Te la recordamos'
}

function clockSteps(request: TimelineRequest, reader: TimelineReader, now: Date): TimelineStep[] {
  const isAdopter = reader.side === 'adopter'
  const reminded = reminderWords(request, isAdopter)
  const overdue = isAdopter
    ? request.status === 'enviada'
      ? 'No es por ti: a veces nadie mira.'
      : 'A veces una decisión toma más tiempo.'
    : `Le mostramos otras mascotas a ${reader.adopter}.`
  const text = `Pasaron ${CLOCK.answerDays} días. ${overdue}`
  const overdueAt = overdueSince(request, now)?.toISOString()
  const steps: TimelineStep[] = []
  if (request.ownerRemindedAt)
    steps.push({ mark: 'reminder', at: request.ownerRemindedAt, title: reminded, text: null })
  if (overdueAt) steps.push({ mark: 'overdue', at: overdueAt, title: 'Sin respuesta', text })
  return steps
}
