import type { ComponentProps } from 'react'
import type { z } from 'zod'
import type { SubmitButton } from '@/components/forms/submit-button'
import * as actions from '@/lib/moderation/staff/actions'
import * as schemas from '@/lib/moderation/staff/schema'
import type { FormAction } from '@/lib/platform/forms/action'
import { MONEY_DECISIONS } from './money-decisions'

export interface Decision {
  schema: z.ZodType<unknown, { reason?: string; password?: string }>
  action: FormAction
  /** Id of the field for the reason: a page may have several decisions. */
  id: string
  /** Tells several decisions on one page apart; also what the button says, unless that is `button`. */
  title?: string
  /** What follows from it, where the field for the reason does not say it. */
  text?: string
  reason?: { label: string; hint?: string; rows: number }
  button?: string
  variant?: ComponentProps<typeof SubmitButton>['variant']
}

/** Staff alone read it. */
const NOTE = { label: 'Nota para el equipo (opcional)', rows: 2 }

const BLOCKING = {
  label: 'Motivo',
  hint: 'Va en el correo, tal cual. Nada se ve ni termina mientras dure, y después vuelve como estaba.',
  rows: 3,
}
const UNBLOCKING = {
  label: 'Motivo',
  hint: 'Va en el correo, tal cual. Todo vuelve como estaba, menos lo que el equipo retiró o sigue revisando.',
  rows: 3,
}

/** What staff can decide, and what its form says. */
export const DECISIONS = {
  approveFoundation: {
    schema: schemas.approveFoundationSchema,
    action: actions.approveFoundationAction,
    id: 'nota-aprobar',
    text: 'Su página y sus mascotas se ven al momento, y le avisamos por correo. No se puede deshacer: después solo se puede suspender o bloquear su cuenta.',
    reason: NOTE,
    button: 'Aprobar fundación',
  },
  rejectFoundation: {
    schema: schemas.rejectFoundationSchema,
    action: actions.rejectFoundationAction,
    id: 'motivo-rechazar',
    reason: {
      label: 'Motivo del rechazo',
      hint: 'La fundación lo recibe por correo y lo ve en su perfil.',
      rows: 4,
    },
    button: 'Rechazar fundación',
    variant: 'danger',
  },
  approveName: {
    schema: schemas.approveNameSchema,
    action: actions.approveNameAction,
    id: 'nota-nombre',
    title: 'Aprobar el nombre',
    reason: NOTE,
  },
  rejectName: {
    schema: schemas.rejectNameSchema,
    action: actions.rejectNameAction,
    id: 'motivo-nombre',
    title: 'Rechazar el nombre',
    reason: {
      label: 'Motivo',
      hint: 'La fundación lo recibe por correo y sigue con su nombre.',
      rows: 3,
    },
    variant: 'danger',
  },
  keepPet: {
    schema: schemas.releasePetSchema,
    action: actions.releasePetAction,
    id: 'nota-publicar',
    title: 'Dejar publicada',
    reason: NOTE,
  },
  releasePet: {
    schema: schemas.releasePetSchema,
    action: actions.releasePetAction,
    id: 'nota-publicar',
    title: 'Publicar de nuevo',
    reason: NOTE,
  },
  removePet: {
    schema: schemas.removePetSchema,
    action: actions.removePetAction,
    id: 'motivo-retirar',
    title: 'Retirar la publicación',
    reason: { label: 'Motivo', hint: 'Quien la publicó lo recibe por correo.', rows: 4 },
    button: 'Retirar',
    variant: 'danger',
  },
  unblockPhotos: {
    schema: schemas.petDecisionSchema,
    action: actions.unblockPhotosAction,
    id: 'motivo-desbloquear',
    reason: {
      label: 'Por qué se pueden mostrar',
      hint: 'Queda en la bitácora. Se aceptan otra vez si alguien las sube; las borradas no vuelven solas.',
      rows: 3,
    },
    button: 'Desbloquear las fotos',
    variant: 'ghost',
  },
  hideMessage: {
    schema: schemas.noteReportSchema,
    action: actions.hideMessageAction,
    id: 'nota-retirar',
    title: 'Retirar el mensaje',
    text: 'No se puede deshacer. Quien lo escribió no recibe un correo ni el motivo.',
    reason: {
      ...NOTE,
      hint: 'El mensaje desaparece para las dos personas, que leen que el equipo lo retiró.',
    },
    variant: 'danger',
  },
  acceptReport: {
    schema: schemas.acceptReportSchema,
    action: actions.acceptReportAction,
    id: 'nota-aceptar',
    title: 'Aceptar el reporte',
    reason: {
      label: 'Qué se hizo',
      hint: 'Solo queda en la bitácora. La conversación sigue como está.',
      rows: 3,
    },
    variant: 'ink',
  },
  dismissReport: {
    schema: schemas.noteReportSchema,
    action: actions.dismissReportAction,
    id: 'nota-descartar',
    title: 'Descartar el reporte',
    reason: NOTE,
    variant: 'ghost',
  },
  keepReview: {
    schema: schemas.noteReviewSchema,
    action: actions.keepReviewAction,
    id: 'nota-dejar',
    title: 'Dejar publicado',
    reason: NOTE,
  },
  hideReview: {
    schema: schemas.hideReviewSchema,
    action: actions.hideReviewAction,
    id: 'motivo-ocultar',
    title: 'Ocultar el comentario',
    reason: {
      label: 'Motivo',
      hint: 'Quien lo escribió lo recibe por correo. Deja de contar en la calificación.',
      rows: 4,
    },
    variant: 'danger',
  },
  showReview: {
    schema: schemas.showReviewSchema,
    action: actions.showReviewAction,
    id: 'nota-mostrar',
    title: 'Volver a mostrar',
    reason: NOTE,
  },
  acceptCase: {
    schema: schemas.closeCaseSchema,
    action: actions.closeCaseAction,
    id: 'dar-por-cierto',
    title: 'Dar por cierto',
    text: 'El caso se borra y queda en la bitácora que era cierto.',
    button: 'Dar por cierto y borrar',
    variant: 'danger',
  },
  dismissCase: {
    schema: schemas.closeCaseSchema,
    action: actions.closeCaseAction,
    id: 'descartar-caso',
    title: 'Descartar el caso',
    text: 'El caso se borra y queda en la bitácora que no había nada.',
    button: 'Descartar y borrar',
    variant: 'ghost',
  },
  blockPet: {
    schema: schemas.petDecisionSchema,
    action: actions.blockPetAction,
    id: 'motivo-bloquear',
    title: 'Bloquear por un tiempo',
    reason: BLOCKING,
    button: 'Bloquear',
    variant: 'ghost',
  },
  unblockPet: {
    schema: schemas.petDecisionSchema,
    action: actions.unblockPetAction,
    id: 'motivo-fin-bloqueo',
    title: 'Terminar el bloqueo',
    reason: UNBLOCKING,
  },
  blockAccount: {
    schema: schemas.accountDecisionSchema,
    action: actions.blockAccountAction,
    id: 'motivo-bloquear',
    title: 'Bloquear la cuenta por un tiempo',
    reason: BLOCKING,
    button: 'Bloquear la cuenta',
    variant: 'ghost',
  },
  unblockAccount: {
    schema: schemas.accountDecisionSchema,
    action: actions.unblockAccountAction,
    id: 'motivo-fin-bloqueo',
    title: 'Terminar el bloqueo',
    reason: UNBLOCKING,
  },
  ...MONEY_DECISIONS,
  publishStory: {
    schema: schemas.publishStorySchema,
    action: actions.publishStoryAction,
    id: 'publicar-historia',
    title: 'Publicar',
    text: 'La lee cualquiera en Finales felices, con una copia de sus fotos. Avisamos a quien la contó y a quien dio la mascota.',
    button: 'Publicar la historia',
  },
  removeStory: {
    schema: schemas.removeStorySchema,
    action: actions.removeStoryAction,
    id: 'motivo-historia',
    title: 'No publicar',
    reason: {
      label: 'Motivo',
      hint: 'Quien la contó lo recibe por correo. La historia se borra, y puede contar otra.',
      rows: 3,
    },
    button: 'No publicar la historia',
    variant: 'danger',
  },
} satisfies Record<string, Decision & ({ title: string } | { button: string })>
