import { type AdoptionEvent, type Side, TRANSITIONS } from './transitions'

/** What the two sides do on a request's page; each is confirmed in a dialog with an address of its own. */
export type Answer = 'accept' | 'reject' | 'undo' | 'conclude' | 'withdraw' | 'renounce'

/** `?accion=…` on a request's page. */
const ANSWER_PARAMS: Record<Answer, string> = {
  accept: 'aceptar',
  reject: 'rechazar',
  undo: 'deshacer',
  conclude: 'concluir',
  withdraw: 'retirar',
  renounce: 'renunciar',
}

const ANSWERS = Object.keys(ANSWER_PARAMS) as Answer[]

export const answerQuery = (answer: Answer): `?accion=${string}` => `?accion=${ANSWER_PARAMS[answer]}`

/** The answer that a page is asked to confirm; null for one that is unknown or belongs to the other side. */
export function readAnswer(value: string | string[] | undefined, side: Side): Answer | null {
  const answer = ANSWERS.find((known) => ANSWER_PARAMS[known] === value)
  const event: AdoptionEvent | undefined = answer
  return answer && event && TRANSITIONS[event].by === side ? answer : null
}
