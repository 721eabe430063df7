'use client'

import { FormMessage } from '@/components/forms/form-message'
import { LengthHint } from '@/components/forms/length-hint'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { WaitingNote } from '@/components/forms/waiting-submit'
import { SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { TextLink } from '@/components/ui/links/text-link'
import { useNoSuggestions } from '@/components/ui/use-hydrated'
import { parseMoney } from '@/lib/money/donations/amounts'
import { publishExpenseAction } from '@/lib/money/expenses/actions'
import { OWN_EXPENSES } from '@/lib/money/expenses/paths'
import { expenseSchema, MAX_STORY } from '@/lib/money/expenses/schema'
import { formatMoney } from '@/lib/text/money'
import type { Currency } from '@/lib/text/vocabulary'
import { InvoiceField } from './invoice-field'
import { useInvoices } from './use-invoices'

/**
 * @param currencies one at least; the first is chosen
 * @param today in the foundation's time zone: expenses are never in the future
 */
export function ExpenseForm({ currencies, today }: { currencies: readonly Currency[]; today: string }) {
  const [only, ...others] = currencies
  const initial = { spentOn: today, currency: only }
  const form = useActionForm(expenseSchema, publishExpenseAction, initial, { keptAs: 'gasto' })
  const invoices = useInvoices(form.formProps.ref)
  const noSuggestions = useNoSuggestions()
  const story = form.field('story')
  const currency = others.length > 0 ? (form.watch('currency') ?? only) : only
  /** A point may be meant for decimals. */
  const minor = currency ? parseMoney(String(form.watch('amount') ?? ''), currency) : null
  return (
    <form
      {...form.formProps}
      onSubmit={invoices.guard(form.formProps.onSubmit)}
      className="grid max-w-170 grid-cols-1 gap-6"
    >
      <FormMessage form={form} />
      <TextField label="Qué pagaste" autoComplete={noSuggestions} {...form.field('title')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={others.length > 0 ? 'Monto' : `Monto (${only})`}
          inputMode="decimal"
          autoComplete={noSuggestions}
          hint={minor && currency ? `Se publica como ${formatMoney(minor, currency)}` : undefined}
          {...form.field('amount')}
        />
        {others.length > 0 ? (
          <SelectField label="Moneda" {...form.field('currency')}>
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="currency" value={only} />
        )}
        <TextField label="Fecha" type="date" max={today} {...form.field('spentOn')} />
      </div>
      <TextAreaField
        label="Cuéntalo (opcional)"
        rows={4}
        {...story}
        className="field-sizing-content min-h-28"
        hint={
          <LengthHint
            text={String(form.watch('story') ?? story.defaultValue ?? '')}
            most={MAX_STORY}
            hint="Sin nombres de personas."
          />
        }
      />
      <InvoiceField field={invoices} error={form.errorOf('photos')} />
      <div className="flex flex-wrap items-center gap-2.5">
        <SubmitButton pending={form.pending}>Publicar gasto</SubmitButton>
        <TextLink
          href={OWN_EXPENSES}
          look="quiet"
          className="inline-flex min-h-12 items-center rounded-full px-4"
        >
          Cancelar
        </TextLink>
        <WaitingNote submit={invoices.submit}>Sigue en cuanto se abran las facturas.</WaitingNote>
      </div>
    </form>
  )
}
