import { CLOCK } from '@/lib/adoption/clock/rules'
import { agree } from '@/lib/text/copy/agree'
import { capitalise, firstName } from '@/lib/text/text'
import { type AdoptionStatus, OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import { closingWords, publisherWords } from './copy'
import type { RequestDetailDto } from './dto'

type Request = Pick<
  RequestDetailDto,
  'side' | 'status' | 'reason' | 'pet' | 'adopter' | 'publisher' | 'isFoundation' | 'frozen' | 'timeline'
>

/** Where a request stands and what happens next, for the side that reads it. */
export const statusSentence = (request: Request): string =>
  request.side === 'owner' ? ownerSentence(request) : (frozenSentence(request) ?? adopterSentence(request))

/** To the adopter, while the owner of the pet is suspended; null for everybody else, and once the request is over. */
export function frozenSentence({
  frozen,
  status,
  pet,
}: Pick<Request, 'frozen' | 'status' | 'pet'>): string | null {
  if (!frozen || !OPEN_ADOPTION_STATUSES.some((open) => open === status)) return null
  return `Está en pausa: nuestro equipo revisa la cuenta de quien publicó a ${pet.name}. Si la publicación vuelve, te avisamos. Mientras tanto, no envíes dinero.`
}

/** `statusSentence` after seven days without an answer. */
export function overdueSentence({ side, adopter, ...request }: Request): string {
  const who = publisherWords(request)
  return side === 'owner'
    ? `${firstName(adopter.name)} espera tu respuesta hace más de ${CLOCK.answerDays} días. Le mostramos otras mascotas, pero su solicitud sigue abierta: también un no ayuda.`
    : `Pasaron ${CLOCK.answerDays} días y ${who} no ha respondido. Sigue abierta por si responde, y te avisamos. Mientras tanto, puedes pedir a otra mascota.`
}

/** The news of an adoption, and thanks. */
export const concludedWords = ({ side, pet, adopter }: Pick<Request, 'side' | 'pet' | 'adopter'>) =>
  side === 'owner'
    ? {
        news: `¡${pet.name} ya vive con ${firstName(adopter.name)}!`,
        thanks: 'Gracias por encontrarle un hogar.',
      }
    : { news: `¡${pet.name} ya vive contigo!`, thanks: 'Gracias por adoptar.' }

function ownerSentence(request: Request): string {
  const { status, reason, pet } = request
  const adopter = firstName(request.adopter.name)
  const sentences: Record<AdoptionStatus, string> = {
    enviada: `${adopter} espera tu respuesta.`,
    'en revisión': `${adopter} sabe que leíste su solicitud y espera tu respuesta.`,
    'en espera': `Aceptaste otra solicitud. Si no se concreta, esta vuelve a estar en revisión y le avisamos a ${adopter}.`,
    aceptada: 'Pónganse de acuerdo para conocerse. Después, cuéntanos cómo terminó.',
    rechazada: `Le enviamos tu respuesta a ${adopter}, con otras mascotas parecidas.`,
    retirada: `${adopter} retiró su solicitud.`,
    concluida: Object.values(concludedWords(request)).join(' '),
    devuelta: `${pet.name} busca familia otra vez, y esta solicitud terminó.`,
    cerrada: `${closedByOwner(reason, pet.name)} Le avisamos a ${adopter}, con otras mascotas parecidas.`,
  }
  return sentences[status]
}

function closedByOwner(reason: Request['reason'], pet: string): string {
  if (reason === 'adoptada') return `${pet} ya vive con otra familia.`
  if (reason === 'retirada') return 'Quitaste la publicación.'
  return 'La publicación ya no está.'
}

function adopterSentence(request: Request): string {
  const { status, reason, pet, timeline } = request
  const publisher = publisherWords(request)
  const who = capitalise(publisher)
  const wasAccepted = timeline.some((entry) => entry.status === 'aceptada')
  const sentences: Record<AdoptionStatus, string> = {
    enviada: `${who} todavía no la abre. Te escribimos apenas haya novedades.`,
    'en revisión': wasAccepted
      ? `${who} deshizo la aceptación, pero tu solicitud sigue abierta. Te escribimos apenas responda.`
      : `${who} la está leyendo. Te escribimos apenas responda.`,
    'en espera': `${who} aceptó otra solicitud. Si no se concreta, la tuya vuelve a estar en revisión y te avisamos.`,
    aceptada: `Escríbele para acordar cuándo conocerse. Cuando ${pet.name} llegue a tu casa, ${publisher} lo marca aquí.`,
    rechazada: 'Esta vez no fue. Hay otras que esperan a alguien como tú.',
    retirada: `Retiraste tu solicitud. Le avisamos a ${publisher}.`,
    concluida: Object.values(concludedWords(request)).join(' '),
    devuelta: `${pet.name} busca familia otra vez, y esta solicitud terminó.`,
    cerrada: `${closingWords(reason) ?? 'Tu solicitud se cerró'}. Gracias por querer darle un hogar a ${pet.name}.`,
  }
  return sentences[status]
}

/** 'Quito, Ecuador · la publica Camilo'. */
export const placeAndPublisher = ({ pet, publisher }: Pick<Request, 'pet' | 'publisher'>): string =>
  `${pet.place.city}, ${pet.place.country} · ${agree('lo', pet.gender)} publica ${publisher}`

/** Of the others who wait; null when nobody does. */
export function othersSentence({ others, pet }: Pick<RequestDetailDto, 'others' | 'pet'>): string | null {
  if (others.length === 0) return null
  return others.length === 1
    ? `Otra persona también pide a ${pet.name}.`
    : `Otras ${others.length} personas también piden a ${pet.name}.`
}
