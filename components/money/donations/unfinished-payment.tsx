'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { discardDonationAction } from '@/lib/money/donations/actions'
import type { UnfinishedDonationDto } from '@/lib/money/donations/dto'
import { discardDonationSchema } from '@/lib/money/donations/schema'

/** For a donor who left the payment page without cancelling there. */
export function UnfinishedPayment({ id, url }: UnfinishedDonationDto) {
  const form = useActionForm(discardDonationSchema, discardDonationAction)
  return (
    <form {...form.formProps} className="mt-2.5 grid gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="donationId" value={id} />
      <div className="flex flex-wrap gap-2">
        {url && (
          <a href={url} className={buttonClass({ size: 'sm' })}>
            Continuar el pago<span className="sr-only"> de la donación N.º {id}</span>
          </a>
        )}
        <SubmitButton pending={form.pending} variant="ghost" size="sm">
          Descartar<span className="sr-only"> la donación N.º {id}</span>
        </SubmitButton>
      </div>
    </form>
  )
}
