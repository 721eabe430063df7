import {
  blockAccountAction,
  blockPetAction,
  unblockAccountAction,
  unblockPetAction,
} from '@/lib/moderation/staff/actions'
import { blockAccountSchema, blockPetSchema } from '@/lib/moderation/staff/schema'

const BLOCKING = {
  label: 'Motivo',
  hint: 'Va en el correo, tal cual. Nada se ve ni termina mientras dure, y después vuelve como estaba.',
  rows: 3,
}
const UNBLOCKING = { label: 'Motivo', hint: 'Va en el correo, tal cual. Todo vuelve como estaba.', rows: 3 }

/** As `DECISIONS`, of temporary blocks. */
export const BLOCK_DECISIONS = {
  blockPet: {
    schema: blockPetSchema,
    action: blockPetAction,
    id: 'motivo-bloquear',
    title: 'Bloquear por un tiempo',
    reason: BLOCKING,
    button: 'Bloquear',
    variant: 'ghost' as const,
  },
  unblockPet: {
    schema: blockPetSchema,
    action: unblockPetAction,
    id: 'motivo-fin-bloqueo',
    title: 'Terminar el bloqueo',
    reason: UNBLOCKING,
    button: 'Terminar el bloqueo',
  },
  blockAccount: {
    schema: blockAccountSchema,
    action: blockAccountAction,
    id: 'motivo-bloquear',
    title: 'Bloquear la cuenta por un tiempo',
    reason: BLOCKING,
    button: 'Bloquear la cuenta',
    variant: 'ghost' as const,
  },
  unblockAccount: {
    schema: blockAccountSchema,
    action: unblockAccountAction,
    id: 'motivo-fin-bloqueo',
    title: 'Terminar el bloqueo',
    reason: UNBLOCKING,
    button: 'Terminar el bloqueo',
  },
}
