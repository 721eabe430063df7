'use client'

import { hideReviewAction, keepReviewAction, showReviewAction } from '@/lib/moderation/staff/actions'
import { hideReviewSchema, noteReviewSchema } from '@/lib/moderation/staff/schema'
import { DecisionForm } from './decision-form'

/** Moderation decisions about a comment on a foundation. */
export function ReviewDecisionForms({
  isHidden,
  waits,
  asksPassword,
  ...seen
}: {
  isHidden: boolean
  asksPassword: boolean
  waits: boolean
  reviewId: number
  /** The displayed state. */
  seen: string
}) {
  if (isHidden)
    return (
      <DecisionForm
        schema={noteReviewSchema}
        action={showReviewAction}
        asksPassword={asksPassword}
        title="Volver a mostrar"
        about={seen}
        reason={{ id: 'nota-mostrar', label: 'Nota para el equipo (opcional)', rows: 2 }}
        button={{ children: 'Volver a mostrar' }}
      />
    )
  return (
    <>
      {waits && (
        <DecisionForm
          schema={noteReviewSchema}
          action={keepReviewAction}
          asksPassword={asksPassword}
          title="Dejar publicado"
          about={seen}
          reason={{ id: 'nota-dejar', label: 'Nota para el equipo (opcional)', rows: 2 }}
          button={{ children: 'Dejar publicado' }}
        />
      )}
      <DecisionForm
        schema={hideReviewSchema}
        action={hideReviewAction}
        asksPassword={asksPassword}
        title="Ocultar el comentario"
        about={seen}
        reason={{
          id: 'motivo-ocultar',
          label: 'Motivo',
          hint: 'Quien lo escribió lo recibe por correo. Deja de contar en la calificación.',
          rows: 4,
        }}
        button={{ variant: 'danger', children: 'Ocultar el comentario' }}
      />
    </>
  )
}
