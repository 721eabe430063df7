'use client'

import { approveFoundationAction, rejectFoundationAction } from '@/lib/moderation/staff/actions'
import { approveFoundationSchema, rejectFoundationSchema } from '@/lib/moderation/staff/schema'
import { DecisionForm } from './decision-form'

/** Decisions available for a foundation in the displayed status. */
export function ApplicationDecisionForms({
  foundationId,
  seen,
  asksPassword,
}: {
  asksPassword: boolean
  foundationId: number
  seen: 'pendiente' | 'rechazada'
}) {
  return (
    <>
      <DecisionForm
        schema={approveFoundationSchema}
        action={approveFoundationAction}
        asksPassword={asksPassword}
        about={{ foundationId, seen }}
        reason={{ id: 'nota-aprobar', label: 'Nota para el equipo (opcional)', rows: 2 }}
        button={{ children: 'Aprobar fundación' }}
      />
      {seen === 'pendiente' && (
        <DecisionForm
          schema={rejectFoundationSchema}
          action={rejectFoundationAction}
          asksPassword={asksPassword}
          about={{ foundationId }}
          reason={{
            id: 'motivo-rechazar',
            label: 'Motivo del rechazo',
            hint: 'La fundación lo recibe por correo y lo ve en su perfil.',
            rows: 4,
          }}
          button={{ variant: 'danger', children: 'Rechazar fundación' }}
        />
      )}
    </>
  )
}
