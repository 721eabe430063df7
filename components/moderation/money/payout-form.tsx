'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { SelectField, TextField } from '@/components/ui/field'
import { recordPayoutAction } from '@/lib/moderation/staff/actions'
import { payoutSchema } from '@/lib/moderation/staff/schema'
import type { Currency } from '@/lib/text/vocabulary'

/** Notes a bank transfer to a foundation. */
export function PayoutForm({
  foundationId,
  currencies,
  asksPassword,
}: {
  foundationId: number
  currencies: readonly Currency[]
  asksPassword: boolean
}) {
  const form = useActionForm(
    payoutSchema,
    recordPayoutAction,
    {},
    { keptAs: `transferencia-${foundationId}` },
  )
  return (
    <form
      {...form.formProps}
      className="grid max-w-160 items-start gap-4 rounded-card border border-line p-5 md:grid-cols-2"
    >
      <div className="empty:hidden md:col-span-2">
        <FormMessage form={form} />
      </div>
      <input type="hidden" name="foundationId" value={foundationId} />
      <TextField
        label="Monto que recibe la fundación"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <SelectField label="Moneda" {...form.field('currency')}>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <TextField
        label="Costo del proveedor de pagos"
        hint="Lo que Stripe cobró de estas donaciones; vacío si nada."
        inputMode="decimal"
        autoComplete="off"
        {...form.field('fee')}
      />
      <TextField label="Fecha" type="date" {...form.field('paidOn')} />
      <TextField
        label="Referencia del banco"
        hint="La fundación la ve."
        autoComplete="off"
        {...form.field('reference')}
      />
      <PasswordAgain id="clave-transferencia" asked={asksPassword} field={form.field('password')} />
      <div className="grid content-end md:col-span-2 md:justify-items-start">
        <SubmitButton pending={form.pending}>Anotar transferencia</SubmitButton>
      </div>
    </form>
  )
}
