import { agree } from '@/lib/copy/agree'
import { firstName } from '@/lib/text'
import type { Answer } from './answers'
import { peopleNames } from './copy'
import type { RequestDetailDto } from './dto'

/** What a dialog says before somebody answers: what will happen to everybody. */
export interface AnswerCopy {
  title: string
  points: { title: string; text: string }[]
  note: string | null
  /** The button that answers, and the one that does not. */
  confirm: string
  dismiss: string
}

type Request = Pick<RequestDetailDto, 'pet' | 'adopter' | 'publisher' | 'isFoundation' | 'others'>

export function answerCopy(answer: Answer, request: Request): AnswerCopy {
  const adopter = firstName(request.adopter.name)
  return COPY[answer]({ ...request, pet: request.pet.name, gender: request.pet.gender, adopter })
}

type Names = Pick<Request, 'publisher' | 'isFoundation' | 'others'> & {
  pet: string
  gender: RequestDetailDto['pet']['gender']
  adopter: string
}

const isOne = ({ length }: readonly string[]) => length === 1

const COPY: Record<Answer, (names: Names) => AnswerCopy> = {
  accept: ({ pet, adopter, others }) => ({
    title: `¿Aceptas la solicitud de ${adopter}?`,
    points: [
      { title: 'Verán el teléfono y el correo del otro', text: 'Para acordar cuándo conocerse.' },
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
  undo: ({ pet, adopter, others }) => ({
    title: '¿Deshaces la aceptación?',
    points: [
      { title: `${pet} vuelve a las búsquedas`, text: 'Y otra vez puede recibir solicitudes.' },
      {
        title: `La solicitud de ${adopter} vuelve a estar en revisión`,
        text: 'Le avisamos. Ya conoce tu teléfono y tu correo: una palabra tuya ayuda.',
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
      { title: `${adopter} recibe nuestra felicitación`, text: 'Su solicitud queda concluida.' },
      ...aboutOthers(others, (names) => ({
        title: isOne(others)
          ? `La solicitud de ${names} se cierra`
          : `Las solicitudes de ${names} se cierran`,
        text: 'Les avisamos con amabilidad, con otras mascotas parecidas.',
      })),
    ],
    note: `Si algo no funciona, ${agree('lo', gender)} puedes volver a poner en adopción desde “Mis Mascotas”.`,
    confirm: 'Sí, ya viven juntos',
    dismiss: 'Todavía no',
  }),
  withdraw: ({ pet, publisher }) => ({
    title: '¿Retiras tu solicitud?',
    points: [
      { title: `Le avisamos a ${publisher}`, text: 'Así no espera tu respuesta.' },
      { title: `Puedes volver a pedir a ${pet}`, text: 'Mientras siga buscando familia.' },
    ],
    note: null,
    confirm: 'Retirar mi solicitud',
    dismiss: 'Volver',
  }),
  renounce: ({ pet, publisher }) => ({
    title: '¿Ya no puedes seguir?',
    points: [
      {
        title: `Le avisamos a ${publisher}`,
        text: 'Ya tiene tu teléfono y tu correo: una palabra tuya le ayuda.',
      },
      {
        title: `${pet} vuelve a las búsquedas`,
        text: 'Y quienes esperaban vuelven a estar en revisión.',
      },
    ],
    note: 'Tu solicitud queda retirada.',
    confirm: 'Ya no puedo seguir',
    dismiss: 'Volver',
  }),
}

function aboutOthers<Point>(others: readonly string[], point: (names: string) => Point): Point[] {
  return others.length > 0 ? [point(peopleNames(others))] : []
}
