'use client'

import { acceptReportAction, dismissReportAction, hideMessageAction } from '@/lib/moderation/staff/actions'
import { acceptReportSchema, noteReportSchema } from '@/lib/moderation/staff/schema'
import { DecisionForm } from './decision-form'

/** Moderation decisions about a reported conversation, or one message of it. */
export function ConversationDecisionForms({
  isMessage,
  asksPassword,
  ...seen
}: {
  isMessage: boolean
  asksPassword: boolean
  reportId: number
  /** The displayed state. */
  seen: string
}) {
  return (
    <>
      {isMessage && (
        <DecisionForm
          title="Retirar el mensaje"
          schema={noteReportSchema}
          action={hideMessageAction}
          asksPassword={asksPassword}
          about={seen}
          reason={{
            id: 'nota-retirar',
            label: 'Nota para el equipo (opcional)',
            hint: 'El mensaje desaparece para las dos personas, que leen que el equipo lo retiró.',
            rows: 2,
          }}
          button={{ variant: 'danger', children: 'Retirar el mensaje' }}
        />
      )}
      <DecisionForm
        title={isMessage ? 'Aceptar sin retirar' : 'Aceptar el reporte'}
        schema={acceptReportSchema}
        action={acceptReportAction}
        asksPassword={asksPassword}
        about={seen}
        reason={{
          id: 'nota-aceptar',
          label: 'Qué se hizo',
          hint: 'Solo queda en la bitácora. La conversación sigue como está.',
          rows: 3,
        }}
        button={{ variant: 'ink', children: isMessage ? 'Aceptar sin retirar' : 'Aceptar el reporte' }}
      />
      <DecisionForm
        title="Descartar el reporte"
        schema={noteReportSchema}
        action={dismissReportAction}
        asksPassword={asksPassword}
        about={seen}
        reason={{ id: 'nota-descartar', label: 'Nota para el equipo (opcional)', rows: 2 }}
        button={{ variant: 'ghost', children: 'Descartar el reporte' }}
      />
    </>
  )
}
