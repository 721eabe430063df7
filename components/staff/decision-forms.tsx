'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { approveFoundationAction, rejectFoundationAction } from '@/lib/staff/actions'
import { approveFoundationSchema, rejectFoundationSchema } from '@/lib/staff/schema'

const LOOK = 'grid gap-4 rounded-card border border-line p-5'

/** What staff can do about a foundation in the state that the page shows. */
export function DecisionForms({
  foundationId,
  seen,
}: {
  foundationId: number
  seen: 'pendiente' | 'rechazada'
}) {
  return (
    <>
      <ApproveForm foundationId={foundationId} seen={seen} />
      {seen === 'pendiente' && <RejectForm foundationId={foundationId} />}
    </>
  )
}

function ApproveForm({ foundationId, seen }: { foundationId: number; seen: string }) {
  const form = useActionForm(approveFoundationSchema, approveFoundationAction)
  return (
    <form {...form.formProps} className={LOOK}>
      <FormMessage form={form} />
      <input type="hidden" name="foundationId" value={foundationId} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        label="Nota para el equipo (opcional)"
        rows={2}
        {...form.field('reason')}
        id="nota-aprobar"
      />
      <SubmitButton pending={form.pending}>Aprobar fundación</SubmitButton>
    </form>
  )
}

function RejectForm({ foundationId }: { foundationId: number }) {
  const form = useActionForm(rejectFoundationSchema, rejectFoundationAction)
  return (
    <form {...form.formProps} className={LOOK}>
      <FormMessage form={form} />
      <input type="hidden" name="foundationId" value={foundationId} />
      <TextAreaField
        label="Motivo del rechazo"
        hint="La fundación lo recibe por correo y lo ve en su perfil."
        rows={4}
        {...form.field('reason')}
        id="motivo-rechazar"
      />
      <SubmitButton pending={form.pending} variant="danger">
        Rechazar fundación
      </SubmitButton>
    </form>
  )
}
