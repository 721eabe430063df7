'use client'

import { releaseListingAction, removeListingAction } from '@/lib/staff/actions'
import { releaseListingSchema, removeListingSchema } from '@/lib/staff/schema'
import { DecisionForm } from './decision-form'

/** What staff can do about a listing that waits for them. */
export function ListingDecisionForms({
  isHidden,
  ...listing
}: {
  isHidden: boolean
  petId: number
  /** The state that the page shows. */
  seen: string
}) {
  return (
    <>
      <DecisionForm
        schema={releaseListingSchema}
        action={releaseListingAction}
        about={listing}
        reason={{ id: 'nota-publicar', label: 'Nota para el equipo (opcional)', rows: 2 }}
        button={{ children: isHidden ? 'Publicar de nuevo' : 'Dejar publicada' }}
      />
      <DecisionForm
        schema={removeListingSchema}
        action={removeListingAction}
        about={listing}
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
