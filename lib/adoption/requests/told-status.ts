import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { REQUEST_STATUS, type StatusWords, step } from './status'

/** A request that ended because its adopter's account was deleted or suspended; which of the two is nobody's business. */
const ADOPTER_LEFT: StatusWords = {
  badge: { label: 'Terminada', tone: 'mist', icon: 'archive' },
  state: 'terminó cuando la cuenta de quien la envió dejó de estar activa',
  owner: {
    sentence: ({ adopter }) =>
      `La cuenta de ${adopter} dejó de estar activa, y con eso terminó su solicitud.`,
    reached: ({ adopter }) => step(`La cuenta de ${adopter} dejó de estar activa`),
  },
  adopter: {
    sentence: () => 'Tu solicitud terminó cuando tu cuenta dejó de estar activa.',
    reached: () => step('Tu cuenta dejó de estar activa'),
    ending: () => 'Terminó',
  },
}

/** `REQUEST_STATUS` of a request: who withdrew it is told apart from whose account withdrew it. */
export const toldStatus = ({
  status,
  adopterLeft = false,
}: {
  status: AdoptionStatus
  adopterLeft?: boolean
}): StatusWords => (status === 'retirada' && adopterLeft ? ADOPTER_LEFT : REQUEST_STATUS[status])
