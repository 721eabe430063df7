import { usualAnswerText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import type { PetDto } from '@/lib/pets/dto'
import { agree } from '@/lib/text/copy/agree'
import { formatDay } from '@/lib/text/format'
import { publisherName } from '@/lib/text/text'
import type { AskScreenDto } from './dto'
import type { AskObstacle } from './policy'
import { REQUEST_STATUS } from './status'

interface Words {
  title: string
  text: string
}

type Refused = Extract<AskScreenDto, { kind: 'refused' }>

export const publisherOf = ({ foundation, owner }: Pick<PetDto, 'foundation' | 'owner'>): string =>
  publisherName({ name: owner.name, foundation: foundation?.name ?? null })

/** Somebody opened the page without choosing a pet. */
export const NO_PET: Words = {
  title: '¿Qué mascota quieres adoptar?',
  text: 'Entra a su ficha y toca “Quiero adoptar”.',
}

export const PAUSED_ASK: Words = {
  title: 'Puedes pedirla',
  text: 'Hace más de un mes que no confirman si sigue buscando familia. Le llega tu solicitud, y al responderte queda confirmada.',
}

export const UNKNOWN_PET: Words = {
  title: 'No encontramos esa mascota',
  text: 'El enlace puede estar incompleto, o su publicación ya no existe.',
}

/** Right after the request was sent. */
export function sentWords(publisher: string | null, rate: AnswerRateDto | null): Words {
  const usual = usualAnswerText(rate)
  const text = `${publisher ?? 'Quien publica la mascota'} recibe un correo ahora mismo. Te escribiremos cuando la abra y cuando responda.`
  return { title: 'Hemos enviado tu solicitud', text: usual ? `${text} Su respuesta ${usual}.` : text }
}

/** Why somebody cannot ask for this pet now, in a sentence. */
export function refusedWords({ why, pet, request }: Refused): Words {
  if (why === 'asked') return askedWords(pet, request)
  if (!pet) return WITHOUT_PET[why]
  const { name, gender } = pet
  const object = agree('lo', gender)
  const words: Partial<Record<AskObstacle, Words>> = {
    own: {
      title: `${name} es ${agree('tuyo', gender)}`,
      text: `Cuando alguien ${object} pida te llega un correo y ves su solicitud en Solicitudes.`,
    },
    'in process': {
      title: `${name} está en proceso de adopción`,
      text: `Otra familia ya está conversando con quien ${object} cuida, así que por ahora no recibe solicitudes. Si no se concreta, vuelve a las búsquedas.`,
    },
    'adopted by asker': {
      title: `${name} ya vive contigo`,
      text: `${capital(object)} adoptaste el ${formatDay(pet.statusChangedAt, pet.place.countryId)}. Gracias por darle un hogar.`,
    },
    adopted: {
      title: `${name} ya tiene hogar`,
      text: `${capital(object)} adoptaron el ${formatDay(pet.statusChangedAt, pet.place.countryId)}. Hay más mascotas que se le parecen.`,
    },
    rejected: {
      title: `${publisherOf(pet)} ya te respondió`,
      text: `Por ahora no puedes volver a pedir a ${name}. Hay más mascotas que se le parecen y buscan familia.`,
    },
  }
  return words[why] ?? WITHOUT_PET[why]
}

const WITHOUT_PET: Record<Exclude<AskObstacle, 'asked'>, Words> = {
  unknown: UNKNOWN_PET,
  'no match': {
    title: 'Antes, seis preguntas',
    text: 'Con tus respuestas verás en qué coinciden. Toma menos de un minuto y vuelves aquí.',
  },
  unconfirmed: {
    title: 'Confirma tu correo',
    text: 'Lo necesitamos para avisarte de la respuesta. Te enviamos un enlace que dura 24 horas.',
  },
  foundation: {
    title: 'Tu cuenta es de una fundación',
    text: 'Las fundaciones publican mascotas; las solicitudes las envían las personas desde su propia cuenta.',
  },
  staff: {
    title: 'Las cuentas del equipo no adoptan',
    text: 'Entra con tu cuenta personal para enviar una solicitud.',
  },
  own: { title: 'Esta mascota es tuya', text: 'Cuando alguien la pida te llega un correo.' },
  held: {
    title: 'Esta publicación está en revisión',
    text: 'Nuestro equipo la revisa y suele tardar un día. Si la guardaste en tus favoritos, sigue allí.',
  },
  gone: {
    title: 'Esta mascota ya no está publicada',
    text: 'Quien cuidaba a la mascota quitó la publicación. Hay muchas más que buscan familia.',
  },
  'in process': {
    title: 'Está en proceso de adopción',
    text: 'Por ahora no recibe solicitudes. Si no se concreta, vuelve a las búsquedas.',
  },
  'adopted by asker': { title: 'Esta mascota ya vive contigo', text: 'Gracias por darle un hogar.' },
  adopted: { title: 'Esta mascota ya tiene hogar', text: 'Hay muchas más que buscan el suyo.' },
  rejected: { title: 'Ya te respondieron', text: 'Hay muchas otras mascotas que buscan familia.' },
}

function askedWords(pet: PetDto | null, request: Refused['request']): Words {
  const title = 'Ya enviaste tu solicitud'
  if (!pet || !request) return { title, text: 'Te escribiremos cuando haya una respuesta.' }
  const day = formatDay(request.createdAt, pet.place.countryId)
  const { asked } = REQUEST_STATUS[request.status].adopter
  return { title, text: `La enviaste el ${day}. ${asked?.(publisherOf(pet)) ?? ''}`.trim() }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
