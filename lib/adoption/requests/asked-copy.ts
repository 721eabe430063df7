import { agree } from '@/lib/text/copy/agree'
import type { Gender, OpenAdoptionStatus } from '@/lib/text/vocabulary'

export const askedTitle = (gender: Gender): string => `Ya ${agree('lo', gender)} pediste`

/** Apart from `REQUEST_STATUS`: the pages of pets load nothing else of requests. */
export const ASKED_WORDS: Record<OpenAdoptionStatus, string> = {
  enviada: 'Tu solicitud está enviada. Te escribimos apenas haya novedades.',
  'en revisión': 'Están leyendo tu solicitud. Te escribimos apenas respondan.',
  'en espera':
    'Aceptaron otra solicitud. Si no se concreta, la tuya vuelve a estar en revisión y te avisamos.',
  aceptada: '¡Aceptaron tu solicitud! Acuerden cuándo conocerse.',
}
