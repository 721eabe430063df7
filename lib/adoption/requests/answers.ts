import type { Route } from 'next'
import { agree } from '@/lib/text/copy/agree'
import { requestPath, withSuffix } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { peopleNames } from './copy'
import type { RequestDetailDto } from './dto'
import { type AdoptionEvent, type Side, TRANSITIONS } from './transitions'

/** What the two sides do on a request's page; each is confirmed in a dialog with an address of its own. */
export type Answer = 'accept' | 'reject' | 'undo' | 'conclude' | 'withdraw' | 'renounce'

const ANSWER_PARAMS: Record<Answer, string> = {
  accept: 'aceptar',
  reject: 'rechazar',
  undo: 'deshacer',
  conclude: 'concluir',
  withdraw: 'retirar',
  renounce: 'renunciar',
}

const ANSWERS = Object.keys(ANSWER_PARAMS) as Answer[]

/** The request's page with the dialog of an answer. */
export const answerPath = (requestId: number, answer: Answer): Route =>
  withSuffix(requestPath(requestId), `?accion=${ANSWER_PARAMS[answer]}`)

/** The answer that a page is asked to confirm; null for one that is unknown or belongs to the other side. */
export function parseAnswer(value: string | string[] | undefined, side: Side): Answer | null {
  const answer = ANSWERS.find((known) => ANSWER_PARAMS[known] === value)
  const event: AdoptionEvent | undefined = answer
  return answer && event && TRANSITIONS[event].by === side ? answer : null
}

export interface AnswerCopy {
  title: string
  points: { title: string; text: string }[]
  note: string | null
  confirm: string
  dismiss: string
}

type Request = Pick<
  RequestDetailDto,
  'pet' | 'adopter' | 'publisher' | 'isFoundation' | 'frozen' | 'cannotBeAnswered' | 'others' | 'phones'
>

export function answerCopy(answer: Answer, request: Request): AnswerCopy {
  const adopter = firstName(request.adopter.name)
  return COPY[answer]({ ...request, pet: request.pet.name, gender: request.pet.gender, adopter })
}

type Names = Omit<Request, 'pet' | 'adopter'> & {
  pet: string
  gender: RequestDetailDto['pet']['gender']
  adopter: string
}

const isOne = ({ length }: readonly string[]) => length === 1

const COPY: Record<Answer, (names: Names) => AnswerCopy> = {
  accept: ({ pet, adopter, isFoundation, others, phones }) => ({
    title: `¿Aceptas la solicitud de ${adopter}?`,
    points: [
      isFoundation ? seeing(adopter, phones) : sharing(adopter, phones),
      { title: `${pet} pasa a “en proceso”`, text: 'Sale de las búsquedas, su ficha queda.' },
      ...aboutOthers(others, (names) => ({
        title: `${names} ${isOne(others) ? 'queda' : 'quedan'} en espera`,
        text: isOne(others)
          ? 'Le avisamos con amabilidad. Si esto no se concreta, vuelve a estar en revisión.'
          : 'Les avisamos con amabilidad. Si esto no se concreta, vuelven a estar en revisión.',
      })),
    ],
    note: 'Lo puedes deshacer.',
    confirm: 'Aceptar',
    dismiss: 'Todavía no',
  }),
  reject: () => ({
    title: 'Rechazar la solicitud',
    points: [],
    note: null,
    confirm: 'Enviar respuesta',
    dismiss: 'Volver',
  }),
  undo: ({ pet, adopter, others, phones }) => ({
    title: '¿Deshaces la aceptación?',
    points: [
      { title: `${pet} vuelve a las búsquedas`, text: 'Y otra vez puede recibir solicitudes.' },
      {
        title: `La solicitud de ${adopter} vuelve a estar en revisión`,
        text: `Le avisamos. Ya conoce ${given(phones)}: una palabra tuya ayuda.`,
      },
      ...aboutOthers(others, (names) => ({
        title: `${names} ${isOne(others) ? 'vuelve' : 'vuelven'} a estar en revisión`,
        text: 'También se lo contamos.',
      })),
    ],
    note: null,
    confirm: 'Deshacer la aceptación',
    dismiss: 'Volver',
  }),
  conclude: ({ pet, gender, adopter, others }) => ({
    title: `¿${pet} ya vive con ${adopter}?`,
    points: [
      { title: `${pet} queda como ${agree('adoptado', gender)}`, text: 'Ya no recibe solicitudes.' },
      {
        title: `${adopter} recibe nuestra felicitación`,
        text: 'Su solicitud queda concluida. A los 2, 7, 30 y 90 días le preguntamos cómo va, si lo permite, y te contamos.',
      },
      ...aboutOthers(others, (names) => ({
        title: isOne(others)
          ? `La solicitud de ${names} se cierra`
          : `Las solicitudes de ${names} se cierran`,
        text: `${isOne(others) ? 'Le' : 'Les'} avisamos con amabilidad, con otras mascotas parecidas.`,
      })),
    ],
    note: `Si algo no funciona, ${agree('lo', gender)} puedes volver a poner en adopción desde “Mis Mascotas”.`,
    confirm: 'Sí, ya viven juntos',
    dismiss: 'Todavía no',
  }),
  withdraw: ({ pet, publisher, frozen }) => ({
    title: '¿Retiras tu solicitud?',
    points: frozen
      ? [untold(pet), { title: `Puedes volver a pedir a ${pet}`, text: 'Si la publicación vuelve.' }]
      : [
          { title: `Le avisamos a ${publisher}`, text: 'Así no espera tu respuesta.' },
          { title: `Puedes volver a pedir a ${pet}`, text: 'Mientras siga buscando familia.' },
        ],
    note: null,
    confirm: 'Retirar mi solicitud',
    dismiss: 'Volver',
  }),
  renounce: ({ pet, publisher, phones, frozen, cannotBeAnswered }) => ({
    title: '¿Ya no puedes seguir?',
    points: frozen
      ? [untold(pet), { title: `${pet} no se ve por ahora`, text: 'Busca familia si la publicación vuelve.' }]
      : [
          {
            title: `Le avisamos a ${publisher}`,
            text: `Ya tiene ${given(phones)}: una palabra tuya le ayuda.`,
          },
          {
            title: cannotBeAnswered ? `${pet} busca familia otra vez` : `${pet} vuelve a las búsquedas`,
            text: 'Y quienes esperaban vuelven a estar en revisión.',
          },
        ],
    note: 'Tu solicitud queda retirada.',
    confirm: 'Ya no puedo seguir',
    dismiss: 'Volver',
  }),
}

/** While the owner is suspended nobody tells them anything. */
const untold = (pet: string) => ({
  title: 'Por ahora no se lo avisamos a nadie',
  text: `Nuestro equipo revisa la cuenta de quien publicó a ${pet}.`,
})

const given = ({ own }: Request['phones']) => (own ? 'tu teléfono y tu correo' : 'tu correo')

/** To a foundation, whose own contacts are public. */
const seeing = (adopter: string, { other }: Request['phones']): AnswerCopy['points'][number] => ({
  title: `Verás ${other ? 'el teléfono y el correo' : 'el correo'} de ${adopter}`,
  text: 'Los de tu fundación ya están en su página.',
})

function sharing(adopter: string, { own, other }: Request['phones']): AnswerCopy['points'][number] {
  const purpose = 'Para acordar cuándo conocerse.'
  if (own && other) return { title: 'Verán el teléfono y el correo del otro', text: purpose }
  if (other)
    return {
      title: `Verás el teléfono y el correo de ${adopter}`,
      text: `${adopter} verá tu correo: tu perfil no tiene teléfono.`,
    }
  if (own)
    return {
      title: `${adopter} verá tu teléfono y tu correo`,
      text: `Tú verás su correo: ${adopter} no dejó teléfono.`,
    }
  return { title: 'Verán el correo del otro', text: `${purpose} Ninguno dejó teléfono.` }
}

function aboutOthers<Point>(others: readonly string[], point: (names: string) => Point): Point[] {
  return others.length > 0 ? [point(peopleNames(others))] : []
}
