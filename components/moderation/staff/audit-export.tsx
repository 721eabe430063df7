'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { allowLogExportAction } from '@/lib/moderation/staff/actions'
import { type AuditForm, filteredLogPath } from '@/lib/moderation/staff/audit-log/params'
import { exportLogSchema } from '@/lib/moderation/staff/schema'
import { ADMIN_LOG_CSV } from '@/lib/text/routes'
import { PasswordAgain } from './password-again'

/** The shown entries as a file, which has names and reasons: after the password. */
export function AuditExport({ filters, asksPassword }: { filters: AuditForm; asksPassword: boolean }) {
  const form = useActionForm(exportLogSchema, allowLogExportAction)
  const { actor, topic, from, to } = filters
  const fields = { quien: actor, que: topic, desde: from, hasta: to }
  return (
    <section id="descargar" aria-label="Descargar la bitácora" className="mt-8 max-w-110">
      {asksPassword ? (
        <form {...form.formProps} className="grid gap-4">
          <FormMessage form={form} />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value ?? ''} />
          ))}
          <PasswordAgain id="clave-bitacora" asked field={form.field('password')} />
          <SubmitButton pending={form.pending} variant="ghost">
            Preparar CSV
          </SubmitButton>
        </form>
      ) : (
        <a
          href={filteredLogPath(ADMIN_LOG_CSV, filters)}
          download
          className={buttonClass({ variant: 'ghost' })}
        >
          <Icon name="download" size={18} />
          Descargar CSV
        </a>
      )}
      <p className="mt-2 text-small text-ink-2">Descargarla queda en la bitácora.</p>
    </section>
  )
}
