import { requestsFromWords } from '@/lib/pets/copy'
import type { PetDto } from '@/lib/pets/dto'
import { capitalise } from '@/lib/text/capitalise'
import { agree } from '@/lib/text/copy/agree'
import { formatDay } from '@/lib/text/dates'
import { publisherOf } from './copy'

export interface Words {
  title: string
  text: string
}

export interface AskRefusal extends Words {
  /** Message of the operation's error, for the API and for a form that comes too late. */
  sentence?: string
  /** On the screen, in the place of title and text, to whoever may see the pet. */
  about?: (pet: PetDto) => Words
}

const objectOf = ({ gender }: PetDto) => agree('lo', gender)
const dayOf = ({ statusChangedAt, place }: PetDto) => formatDay(statusChangedAt, place)

export const ASK_REFUSALS = {
  unknown: {
    title: 'No encontramos esa mascota',
    text: 'El enlace puede estar incompleto, o su publicación ya no existe.',
  },
  unconfirmed: {
    sentence: 'Confirma tu correo para enviar tu solicitud: lo necesitamos para avisarte de la respuesta',
    title: 'Confirma tu correo',
    text: 'Lo necesitamos para avisarte de la respuesta. Te enviamos un enlace que dura 24 horas.',
  },
  foundation: {
    sentence: 'Tu cuenta es de una fundación: las solicitudes las envían las personas desde su propia cuenta',
    title: 'Tu cuenta es de una fundación',
    text: 'Las fundaciones publican mascotas; las solicitudes las envían las personas desde su propia cuenta.',
  },
  staff: {
    sentence: 'Las cuentas del equipo no adoptan: entra con tu cuenta personal para enviar una solicitud',
    title: 'Las cuentas del equipo no adoptan',
    text: 'Entra con tu cuenta personal para enviar una solicitud.',
  },
  own: {
    sentence: 'Esta mascota es tuya: cuando alguien la solicite te llega un correo',
    title: 'Esta mascota es tuya',
    text: 'Cuando alguien la pida te llega un correo.',
    about: (pet: PetDto) => ({
      title: `${pet.name} es ${agree('tuyo', pet.gender)}`,
      text: `Cuando alguien ${objectOf(pet)} pida te llega un correo y ves su solicitud en Solicitudes.`,
    }),
  },
  rejected: {
    sentence: 'Ya te respondieron sobre esta mascota. Quizás otra te espera a ti.',
    title: 'Ya te respondieron',
    text: 'Quizás otra mascota te espera a ti.',
    about: (pet: PetDto) => ({
      title: `${publisherOf(pet)} ya te respondió`,
      text: `Por ahora no puedes volver a pedir a ${pet.name}. Quizás otra que se le parece busca familia.`,
    }),
  },
  'too far': {
    sentence: 'Quien publica esta mascota acepta solicitudes solo de su país o de su ciudad',
    title: 'Acepta solicitudes solo de más cerca',
    text: 'Quizás otra te espera más cerca.',
    about: (pet: PetDto) => ({
      title: requestsFromWords(pet) ?? 'Acepta solicitudes solo de más cerca',
      text: `Así ${agree('lo', pet.gender)} puede entregar en persona y acompañar los primeros días. Si vives allí, revisa la ciudad de tu perfil.`,
    }),
  },
  held: {
    sentence: 'Esta publicación está en revisión de nuestro equipo',
    title: 'Esta publicación está en revisión',
    text: 'Nuestro equipo la revisa. Si la guardaste en tus favoritos, sigue allí.',
  },
  'in process': {
    sentence:
      'Está en proceso de adopción y por ahora no recibe solicitudes. Si no se concreta, vuelve a las búsquedas.',
    title: 'Está en proceso de adopción',
    text: 'Por ahora no recibe solicitudes. Si no se concreta, vuelve a las búsquedas.',
    about: (pet: PetDto) => ({
      title: `${pet.name} está en proceso de adopción`,
      text: `Otra familia ya está conversando con quien ${objectOf(pet)} cuida, así que por ahora no recibe solicitudes. Si no se concreta, vuelve a las búsquedas.`,
    }),
  },
  'adopted by asker': {
    sentence: 'Esta mascota ya vive contigo',
    title: 'Esta mascota ya vive contigo',
    text: 'Gracias por darle un hogar.',
    about: (pet: PetDto) => ({
      title: `${pet.name} ya vive contigo`,
      text: `${capitalise(objectOf(pet))} adoptaste el ${dayOf(pet)}. Gracias por darle un hogar.`,
    }),
  },
  adopted: {
    sentence: 'Esta mascota ya tiene hogar',
    title: 'Esta mascota ya tiene hogar',
    text: 'Quizás otra busca el suyo.',
    about: (pet: PetDto) => ({
      title: `${pet.name} ya tiene hogar`,
      text: `${capitalise(objectOf(pet))} adoptaron el ${dayOf(pet)}. Quizás otra que se le parece busca familia.`,
    }),
  },
  gone: {
    sentence: 'Esta mascota ya no está publicada',
    title: 'Esta mascota ya no está publicada',
    text: 'La publicación se quitó o por ahora no se ve. Quizás otra busca familia.',
  },
} satisfies Record<string, AskRefusal>

/** Why somebody cannot send a request for a pet now; 'asked': they have one that is open. */
export type AskObstacle = keyof typeof ASK_REFUSALS | 'asked'
