'use client'

import { approveNameAction, rejectNameAction } from '@/lib/moderation/staff/actions'
import { approveNameSchema, rejectNameSchema } from '@/lib/moderation/staff/schema'
import { DecisionForm } from './decision-form'

/** Decisions about a new name of an approved foundation. */
export function NameDecisionForms({
  proposedName,
  asksPassword,
  ...about
}: {
  proposedName: string
  asksPassword: boolean
  foundationId: number
  /** The displayed proposal. */
  seen: string
}) {
  return (
    <section aria-labelledby="nombre-nuevo" className="grid gap-4 rounded-card bg-maiz p-5">
      <h2 id="nombre-nuevo" className="text-card wrap-anywhere">
        Quiere llamarse «{proposedName}»
      </h2>
      <div className="grid gap-4 *:bg-white">
        <DecisionForm
          schema={approveNameSchema}
          action={approveNameAction}
          title="Aprobar el nombre"
          about={about}
          asksPassword={asksPassword}
          reason={{ id: 'nota-nombre', label: 'Nota para el equipo (opcional)', rows: 2 }}
          button={{ children: 'Aprobar el nombre' }}
        />
        <DecisionForm
          schema={rejectNameSchema}
          action={rejectNameAction}
          title="Rechazar el nombre"
          about={about}
          asksPassword={asksPassword}
          reason={{
            id: 'motivo-nombre',
            label: 'Motivo',
            hint: 'La fundación lo recibe por correo y sigue con su nombre.',
            rows: 3,
          }}
          button={{ variant: 'danger', children: 'Rechazar el nombre' }}
        />
      </div>
    </section>
  )
}
