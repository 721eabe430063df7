'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { DecisionForm } from '@/components/moderation/staff/decision-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import {
  rereadPaymentAction,
  settleDifferenceAction,
  settlePaymentIssueAction,
} from '@/lib/moderation/staff/actions'
import { rereadPaymentSchema, settleDifferenceSchema, settleIssueSchema } from '@/lib/moderation/staff/schema'

const NOTE = {
  id: 'nota-dinero',
  label: 'Qué encontraste',
  hint: 'Queda en la bitácora. No cambia ninguna donación.',
  rows: 3,
}

/** Decisions about a difference between the provider's books and ours. */
export function DifferenceDecisionForms({
  differenceId,
  seen,
  mayReread,
  asksPassword,
}: {
  differenceId: number
  /** The displayed state. */
  seen: string
  /** Whether a lost webhook can explain it. */
  mayReread: boolean
  asksPassword: boolean
}) {
  return (
    <>
      {mayReread && <RereadForm differenceId={differenceId} asksPassword={asksPassword} />}
      <DecisionForm
        schema={settleDifferenceSchema}
        action={settleDifferenceAction}
        title="Dar por revisada"
        about={{ differenceId, seen }}
        asksPassword={asksPassword}
        reason={NOTE}
        button={{ children: 'Ya la revisé', variant: mayReread ? 'ghost' : undefined }}
      />
    </>
  )
}

export const IssueDecisionForm = ({ eventId, asksPassword }: { eventId: string; asksPassword: boolean }) => (
  <DecisionForm
    schema={settleIssueSchema}
    action={settlePaymentIssueAction}
    title="Dar por revisado"
    about={{ eventId }}
    asksPassword={asksPassword}
    reason={NOTE}
    button={{ children: 'Ya lo revisé' }}
  />
)

/** Books a payment as its lost webhooks would have. */
function RereadForm({ differenceId, asksPassword }: { differenceId: number; asksPassword: boolean }) {
  const form = useActionForm(rereadPaymentSchema, rereadPaymentAction)
  return (
    <form
      {...form.formProps}
      aria-labelledby="titulo-releer"
      className="grid gap-4 rounded-card border border-line p-5"
    >
      <h2 id="titulo-releer" className="text-card">
        Volver a leer de Stripe
      </h2>
      <p className="text-small text-ink-2">
        Anota lo que sus avisos habrían anotado: el cobro, lo devuelto y las disputas. Si el cobro es nuevo,
        quien donó recibe su comprobante.
      </p>
      <FormMessage form={form} />
      <input type="hidden" name="differenceId" value={differenceId} />
      <PasswordAgain id="clave-releer" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Volver a leer</SubmitButton>
    </form>
  )
}
