import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { closingWords } from './copy'
import type { StatusReading } from './status-reading'
import type { Side } from './transitions'

type Say<Text = string> = (reading: StatusReading) => Text

type StepWords = { title: string; text: string | null }

interface SideWords {
  sentence: Say
  /** The step that led here. @param previous the status before */
  reached: (reading: StatusReading, previous: AdoptionStatus | null) => StepWords
  /** The same between messages, where its title would not say enough. */
  event?: Say
  next?: Say<StepWords>
  /** To whoever asks for the same pet again. @param name the owner's first name, or the foundation's */
  asked?: (name: string) => string
  /** Among the requests that are over, before the day. */
  ending?: Say
}

type OpenIcon = 'send' | 'eye' | 'hourglass' | 'circle-check'
type OverIcon = 'circle-x' | 'undo-2' | 'house' | 'rotate-ccw' | 'archive'

export interface StatusWords extends Record<Side, SideWords> {
  badge: {
    label: string
    tone: 'cielo' | 'maiz' | 'lila' | 'monte-tint' | 'monte' | 'durazno' | 'mist'
    icon: OpenIcon | OverIcon
  }
  /** After 'Esta solicitud', where something cannot happen to it any more. */
  state: string
  /** Where the conversation has ended with it. */
  ended?: string
  /** The kind of step that comes next. */
  awaits?: 'answer' | 'meeting'
}

export const step = (title: string, text: string | null = null): StepWords => ({ title, text })

const RESUMED = step('Otra vez en revisión', 'La otra adopción no se concretó.')
const WAITED = 'La solicitud quedó en espera'
const CLOSED = 'La solicitud se cerró'
const lookedAgain: Say = ({ pet }) => `${pet} volvió a buscar familia`
const returned: Say = (reading) => `${lookedAgain(reading)}, y esta solicitud terminó.`
const yourAnswer: Say<StepWords> = ({ adopter }) => step('Tu respuesta', `${adopter} la espera.`)

function theirAnswer({ usual, isTalking }: StatusReading): StepWords {
  if (isTalking) return step('Respuesta', 'Ya están conversando: te escribimos apenas decida.')
  return step('Respuesta', usual ? `${usual}. Te escribimos apenas llegue.` : 'Te escribimos apenas llegue.')
}

const closedByOwner: Say = ({ reason, pet }) => {
  if (reason === 'adoptada') return `${pet} encontró otra familia.`
  return reason === 'retirada' ? 'Quitaste la publicación.' : 'La publicación ya no está.'
}

export const CONCLUDED: Record<Side, { news: Say; thanks: string }> = {
  owner: {
    news: ({ pet, adopter }) => `¡${pet} ya vive con ${adopter}!`,
    thanks: 'Gracias por encontrarle un hogar.',
  },
  adopter: { news: ({ pet }) => `¡${pet} ya vive contigo!`, thanks: 'Gracias por adoptar.' },
}
const concluded =
  (side: Side): Say =>
  (reading) =>
    `${CONCLUDED[side].news(reading)} ${CONCLUDED[side].thanks}`

/**
 * What each status of a request is to its two sides; whatever shows or tells a status reads it here, but for `AskedSwap`
 * on pages of pets, the sentences of a suspended owner and of an overdue answer in `status-copy.ts`, and `toldStatus`.
 */
export const REQUEST_STATUS: Record<AdoptionStatus, StatusWords> = {
  enviada: {
    badge: { label: 'Enviada', tone: 'cielo', icon: 'send' },
    state: 'está sin abrir',
    awaits: 'answer',
    owner: {
      sentence: ({ adopter }) => `${adopter} espera tu respuesta.`,
      reached: () => step('Enviada'),
      event: ({ adopter }) => `${adopter} envió su solicitud`,
      next: yourAnswer,
    },
    adopter: {
      sentence: ({ who }) => `${who} todavía no la abre. Te escribimos apenas haya novedades.`,
      reached: () => step('Enviada'),
      event: () => 'Enviaste tu solicitud',
      next: theirAnswer,
      asked: (name) => `${name} todavía no la abrió.`,
    },
  },
  'en revisión': {
    badge: { label: 'En revisión', tone: 'maiz', icon: 'eye' },
    state: 'está en revisión',
    awaits: 'answer',
    owner: {
      sentence: ({ adopter }) => `${adopter} sabe que leíste su solicitud y espera tu respuesta.`,
      reached: (_, previous) => {
        if (previous === 'en espera') return RESUMED
        return step(previous === 'aceptada' ? 'Deshiciste la aceptación' : 'La abriste')
      },
      next: yourAnswer,
    },
    adopter: {
      sentence: ({ who, previous, isTalking }) => {
        if (previous === 'en espera')
          return 'La otra adopción no se concretó y tu solicitud está otra vez en revisión. Te escribimos apenas haya respuesta.'
        if (previous === 'aceptada')
          return `${who} deshizo la aceptación, pero tu solicitud sigue abierta. Te escribimos apenas responda.`
        return isTalking
          ? 'Ya están conversando. Te escribimos apenas decida.'
          : `${who} la está leyendo. Te escribimos apenas responda.`
      },
      reached: ({ who }, previous) => {
        if (previous === 'en espera') return RESUMED
        return previous === 'aceptada'
          ? step(`${who} deshizo la aceptación`, 'Tu solicitud sigue abierta.')
          : step(`${who} la abrió`)
      },
      next: theirAnswer,
      asked: (name) => `${name} ya la abrió.`,
    },
  },
  'en espera': {
    badge: { label: 'En espera', tone: 'lila', icon: 'hourglass' },
    state: 'está en espera',
    awaits: 'answer',
    owner: {
      sentence: ({ adopter }) =>
        `Aceptaste otra solicitud. Si no se concreta, esta vuelve a estar en revisión y le avisamos a ${adopter}.`,
      reached: () => step('En espera', 'Aceptaste otra solicitud.'),
      event: () => WAITED,
      next: ({ adopter }) =>
        step('Vuelve a revisión', `Si la otra adopción no se concreta. Le escribimos a ${adopter}.`),
    },
    adopter: {
      sentence: ({ who }) =>
        `${who} aceptó otra solicitud. Si no se concreta, la tuya vuelve a estar en revisión y te avisamos.`,
      reached: ({ who }) => step('En espera', `${who} aceptó otra solicitud.`),
      event: () => WAITED,
      next: () =>
        step('Vuelve a revisión', 'Si la otra adopción no se concreta. Te escribimos apenas cambie.'),
      asked: (name) => `Está en espera mientras ${name} conversa con otra familia.`,
    },
  },
  aceptada: {
    badge: { label: 'Aceptada', tone: 'monte-tint', icon: 'circle-check' },
    state: 'ya fue aceptada',
    awaits: 'meeting',
    owner: {
      sentence: () => 'Pónganse de acuerdo para conocerse. Después, cuéntanos cómo terminó.',
      reached: () => step('La aceptaste'),
      next: ({ pet }) => step('Conocerse y decidir', `Cuando ${pet} llegue a casa, márcalo aquí.`),
    },
    adopter: {
      sentence: ({ pet, publisher }) =>
        `Escríbele para acordar cuándo conocerse. Cuando ${pet} llegue a tu casa, ${publisher} lo marca aquí.`,
      reached: () => step('Aceptada'),
      event: ({ who }) => `${who} aceptó tu solicitud`,
      next: ({ pet, publisher }) =>
        step('Conocerse y decidir', `Cuando ${pet} llegue a casa, ${publisher} lo marca aquí.`),
      asked: (name) => `${name} la aceptó: ya pueden hablar.`,
    },
  },
  rechazada: {
    badge: { label: 'Rechazada', tone: 'mist', icon: 'circle-x' },
    state: 'ya fue rechazada',
    ended: 'La solicitud fue rechazada',
    owner: {
      sentence: ({ adopter }) => `Le enviamos tu respuesta a ${adopter}, con otras mascotas parecidas.`,
      reached: () => step('La rechazaste'),
    },
    adopter: {
      sentence: () => 'Esta vez no fue. Quizás otra espera a alguien como tú.',
      reached: () => step('Rechazada'),
      event: ({ who }) => `${who} rechazó tu solicitud`,
      ending: ({ who }) => `${who} te respondió`,
    },
  },
  retirada: {
    badge: { label: 'Retirada', tone: 'mist', icon: 'undo-2' },
    state: 'fue retirada',
    ended: 'La solicitud fue retirada',
    owner: {
      sentence: ({ adopter }) => `La solicitud de ${adopter} fue retirada.`,
      reached: () => step('Retirada'),
    },
    adopter: {
      sentence: ({ publisher, frozen }) =>
        frozen ? 'Tu solicitud fue retirada.' : `Tu solicitud fue retirada. Le avisamos a ${publisher}.`,
      reached: () => step('Retirada'),
      ending: () => 'Fue retirada',
    },
  },
  concluida: {
    badge: { label: 'Concluida', tone: 'monte', icon: 'house' },
    state: 'ya terminó en adopción',
    owner: {
      sentence: concluded('owner'),
      reached: ({ pet, adopter }) => step(`${pet} ya vive con ${adopter}`),
    },
    adopter: {
      sentence: concluded('adopter'),
      reached: ({ pet }) => step(`${pet} ya vive contigo`),
      ending: () => 'Llegó a tu casa',
    },
  },
  devuelta: {
    badge: { label: 'Devuelta', tone: 'durazno', icon: 'rotate-ccw' },
    state: 'terminó: la mascota volvió a buscar familia',
    owner: { sentence: returned, reached: (reading) => step(lookedAgain(reading)) },
    adopter: {
      sentence: returned,
      reached: (reading) => step(lookedAgain(reading)),
      ending: () => 'Volvió a buscar familia',
    },
  },
  cerrada: {
    badge: { label: 'Cerrada', tone: 'mist', icon: 'archive' },
    state: 'se cerró',
    ended: CLOSED,
    owner: {
      sentence: (reading) =>
        `${closedByOwner(reading)} Le avisamos a ${reading.adopter}, con otras mascotas parecidas.`,
      reached: ({ reason }) =>
        step('Cerrada', reason === 'retirada' ? 'Quitaste la publicación' : closingWords(reason)),
      event: () => CLOSED,
    },
    adopter: {
      sentence: ({ reason, pet, publisher, previous }) => {
        const closed = closingWords(reason) ?? 'Tu solicitud se cerró'
        if (previous === 'aceptada')
          return `${closed}, y así terminó la adopción que te habían aceptado.${reason === 'equipo' ? '' : ` Los datos de ${publisher} están en el correo de la aceptación.`}`
        return `${closed}. Gracias por querer darle un hogar a ${pet}.`
      },
      reached: ({ reason }) => step('Cerrada', closingWords(reason)),
      event: () => CLOSED,
      ending: ({ reason }) => closingWords(reason) ?? 'Se cerró',
    },
  },
}
