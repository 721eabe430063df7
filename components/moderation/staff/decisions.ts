import type { ComponentProps } from 'react'
import type { z } from 'zod'
import type { SubmitButton } from '@/components/forms/submit-button'
import {
  acceptReportAction,
  approveFoundationAction,
  approveNameAction,
  closeCaseAction,
  dismissReportAction,
  hideMessageAction,
  hideReviewAction,
  keepReviewAction,
  rejectFoundationAction,
  rejectNameAction,
  releasePetAction,
  removePetAction,
  showReviewAction,
  unblockPhotosAction,
} from '@/lib/moderation/staff/actions'
import {
  acceptReportSchema,
  approveFoundationSchema,
  approveNameSchema,
  closeCaseSchema,
  hideReviewSchema,
  noteReportSchema,
  noteReviewSchema,
  rejectFoundationSchema,
  rejectNameSchema,
  releasePetSchema,
  removePetSchema,
  showReviewSchema,
  unblockPhotosSchema,
} from '@/lib/moderation/staff/schema'
import type { FormAction } from '@/lib/platform/forms/action'
import { BLOCK_DECISIONS } from './block-decisions'
import { MONEY_DECISIONS } from './money-decisions'
import { STORY_DECISIONS } from './story-decisions'

export interface Decision {
  schema: z.ZodType<unknown, { reason?: string; password?: string }>
  action: FormAction
  /** Id of the field for the reason: a page may have several decisions. */
  id: string
  /** Tells several decisions on one page apart. */
  title?: string
  /** What follows from it, where the field for the reason does not say it. */
  text?: string
  reason?: { label: string; hint?: string; rows: number }
  button: string
  variant?: ComponentProps<typeof SubmitButton>['variant']
}

/** Staff alone read it. */
const NOTE = { label: 'Nota para el equipo (opcional)', rows: 2 }

/** What staff can decide, and what its form says. */
export const DECISIONS = {
  approveFoundation: {
    schema: approveFoundationSchema,
    action: approveFoundationAction,
    id: 'nota-aprobar',
    text: 'Su página y sus mascotas se ven al momento, y le avisamos por correo. No se puede deshacer: después solo se puede suspender o bloquear su cuenta.',
    reason: NOTE,
    button: 'Aprobar fundación',
  },
  rejectFoundation: {
    schema: rejectFoundationSchema,
    action: rejectFoundationAction,
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
    schema: approveNameSchema,
    action: approveNameAction,
    id: 'nota-nombre',
    title: 'Aprobar el nombre',
    reason: NOTE,
    button: 'Aprobar el nombre',
  },
  rejectName: {
    schema: rejectNameSchema,
    action: rejectNameAction,
    id: 'motivo-nombre',
    title: 'Rechazar el nombre',
    reason: {
      label: 'Motivo',
      hint: 'La fundación lo recibe por correo y sigue con su nombre.',
      rows: 3,
    },
    button: 'Rechazar el nombre',
    variant: 'danger',
  },
  keepPet: {
    schema: releasePetSchema,
    action: releasePetAction,
    id: 'nota-publicar',
    title: 'Dejar publicada',
    reason: NOTE,
    button: 'Dejar publicada',
  },
  releasePet: {
    schema: releasePetSchema,
    action: releasePetAction,
    id: 'nota-publicar',
    title: 'Publicar de nuevo',
    reason: NOTE,
    button: 'Publicar de nuevo',
  },
  removePet: {
    schema: removePetSchema,
    action: removePetAction,
    id: 'motivo-retirar',
    title: 'Retirar la publicación',
    reason: { label: 'Motivo', hint: 'Quien la publicó lo recibe por correo.', rows: 4 },
    button: 'Retirar',
    variant: 'danger',
  },
  unblockPhotos: {
    schema: unblockPhotosSchema,
    action: unblockPhotosAction,
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
    schema: noteReportSchema,
    action: hideMessageAction,
    id: 'nota-retirar',
    title: 'Retirar el mensaje',
    text: 'No se puede deshacer. Quien lo escribió no recibe un correo ni el motivo.',
    reason: {
      ...NOTE,
      hint: 'El mensaje desaparece para las dos personas, que leen que el equipo lo retiró.',
    },
    button: 'Retirar el mensaje',
    variant: 'danger',
  },
  acceptReport: {
    schema: acceptReportSchema,
    action: acceptReportAction,
    id: 'nota-aceptar',
    title: 'Aceptar el reporte',
    reason: {
      label: 'Qué se hizo',
      hint: 'Solo queda en la bitácora. La conversación sigue como está.',
      rows: 3,
    },
    button: 'Aceptar el reporte',
    variant: 'ink',
  },
  dismissReport: {
    schema: noteReportSchema,
    action: dismissReportAction,
    id: 'nota-descartar',
    title: 'Descartar el reporte',
    reason: NOTE,
    button: 'Descartar el reporte',
    variant: 'ghost',
  },
  keepReview: {
    schema: noteReviewSchema,
    action: keepReviewAction,
    id: 'nota-dejar',
    title: 'Dejar publicado',
    reason: NOTE,
    button: 'Dejar publicado',
  },
  hideReview: {
    schema: hideReviewSchema,
    action: hideReviewAction,
    id: 'motivo-ocultar',
    title: 'Ocultar el comentario',
    reason: {
      label: 'Motivo',
      hint: 'Quien lo escribió lo recibe por correo. Deja de contar en la calificación.',
      rows: 4,
    },
    button: 'Ocultar el comentario',
    variant: 'danger',
  },
  showReview: {
    schema: showReviewSchema,
    action: showReviewAction,
    id: 'nota-mostrar',
    title: 'Volver a mostrar',
    reason: NOTE,
    button: 'Volver a mostrar',
  },
  acceptCase: {
    schema: closeCaseSchema,
    action: closeCaseAction,
    id: 'dar-por-cierto',
    title: 'Dar por cierto',
    text: 'El caso se borra y queda en la bitácora que era cierto. Desde entonces su correo y su teléfono se pueden registrar otra vez: si no conviene todavía, déjalo abierto hasta su plazo.',
    button: 'Dar por cierto y borrar',
    variant: 'danger',
  },
  dismissCase: {
    schema: closeCaseSchema,
    action: closeCaseAction,
    id: 'descartar-caso',
    title: 'Descartar el caso',
    text: 'El caso se borra y queda en la bitácora que no había nada. Su correo y su teléfono se pueden registrar otra vez.',
    button: 'Descartar y borrar',
    variant: 'ghost',
  },
  ...BLOCK_DECISIONS,
  ...MONEY_DECISIONS,
  ...STORY_DECISIONS,
} satisfies Record<string, Decision>
