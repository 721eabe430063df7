import { usualAnswerText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import type { PetDto } from '@/lib/pets/dto'
import { formatDay } from '@/lib/text/dates'
import { publisherOf } from './copy'
import type { AskScreenDto } from './dto'
import { ASK_REFUSALS, type AskRefusal, type Words } from './refusals'
import { REQUEST_STATUS } from './status'

type Refused = Extract<AskScreenDto, { kind: 'refused' }>

export const NO_PET: Words = {
  title: '¿Qué mascota quieres adoptar?',
  text: 'Entra a su ficha y toca “Quiero adoptar”.',
}

export const PAUSED_ASK: Words = {
  title: 'Puedes pedirla',
  text: 'Hace más de un mes que no confirman si sigue buscando familia. Le llega tu solicitud, y al aceptarla o rechazarla queda confirmada.',
}

export const UNKNOWN_PET: Words = ASK_REFUSALS.unknown

export function sentWords(publisher: string | null, rate: AnswerRateDto | null): Words {
  const usual = usualAnswerText(rate)
  const text = `${publisher ?? 'Quien publica la mascota'} recibe un correo ahora mismo. Te escribiremos cuando la abra y cuando responda.`
  return { title: 'Hemos enviado tu solicitud', text: usual ? `${text} Su respuesta ${usual}.` : text }
}

/** @param countryId of the reader */
export function refusedWords({ why, pet, request }: Refused, countryId: string): Words {
  if (why === 'asked') return askedWords(pet, request, countryId)
  const { title, text, about }: AskRefusal = ASK_REFUSALS[why]
  return pet && about ? about(pet) : { title, text }
}

function askedWords(pet: PetDto | null, request: Refused['request'], countryId: string): Words {
  const title = 'Ya enviaste tu solicitud'
  if (!pet || !request) return { title, text: 'Te escribiremos cuando haya una respuesta.' }
  const day = formatDay(request.createdAt, countryId)
  const { asked } = REQUEST_STATUS[request.status].adopter
  return { title, text: `La enviaste el ${day}. ${asked?.(publisherOf(pet)) ?? ''}`.trim() }
}
