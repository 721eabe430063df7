'use client'

import { type Choice, ChoiceGroup } from '@/components/forms/choice-group'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField } from '@/components/ui/field'
import { REPORT_REASON_LABELS } from '@/lib/copy/reports'
import type { FormAction } from '@/lib/http/action'
import { MAX_DETAILS, reportPetSchema } from '@/lib/reports/schema'
import { REPORT_REASONS } from '@/lib/vocabulary'

const REASONS: Choice[] = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))

export function ReportForm({ petId, action }: { petId: number; action: FormAction }) {
  const form = useActionForm(reportPetSchema, action)
  return (
    <form {...form.formProps} className="grid gap-5 text-left">
      <FormMessage form={form} />
      {form.answer.status !== 'done' && (
        <>
          <input type="hidden" name="petId" value={petId} />
          <ChoiceGroup
            legend="¿Qué pasa con esta publicación?"
            look="list"
            choices={REASONS}
            {...form.field('reason')}
          />
          <TextAreaField
            label="Cuéntanos más"
            hint={`Solo lo lee nuestro equipo. Hasta ${MAX_DETAILS} caracteres; opcional, salvo con “Otro motivo”.`}
            rows={4}
            {...form.field('details')}
          />
          <SubmitButton pending={form.pending}>Enviar reporte</SubmitButton>
        </>
      )}
    </form>
  )
}
