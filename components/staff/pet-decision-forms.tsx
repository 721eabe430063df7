'use client'

import { releasePetAction, removePetAction } from '@/lib/staff/actions'
import { releasePetSchema, removePetSchema } from '@/lib/staff/schema'
import { DecisionForm } from './decision-form'

/** Moderation decisions about a pet under review. */
export function PetDecisionForms({
  isHidden,
  ...seen
}: {
  isHidden: boolean
  petId: number
  /** The displayed state. */
  seen: string
}) {
  return (
    <>
      <DecisionForm
        schema={releasePetSchema}
        action={releasePetAction}
        about={seen}
        reason={{ id: 'nota-publicar', label: 'Nota para el equipo (opcional)', rows: 2 }}
        button={{ children: isHidden ? 'Publicar de nuevo' : 'Dejar publicada' }}
      />
      <DecisionForm
        schema={removePetSchema}
        action={removePetAction}
        about={seen}
        reason={{
          id: 'motivo-retirar',
          label: 'Motivo',
          hint: 'Quien la publicó lo recibe por correo.',
          rows: 4,
        }}
        button={{ variant: 'danger', children: 'Retirar' }}
      />
    </>
  )
}
