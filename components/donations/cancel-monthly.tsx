'use client'

import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { cancelMonthlyAction } from '@/lib/donations/actions'
import { cancelMonthlySchema } from '@/lib/donations/schema'

/** Asks first. @param gift '$30.000 COP cada mes para Canela' */
export function CancelMonthly({ giftId, who, gift }: { giftId: number; who: string; gift: string }) {
  const [asking, setAsking] = useState(false)
  const form = useActionForm(cancelMonthlySchema, cancelMonthlyAction)
  const label = (
    <>
      Cancelar aporte<span className="sr-only"> para {who}</span>
    </>
  )
  const yes = (
    <form {...form.formProps} className="grid gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="giftId" value={giftId} />
      <SubmitButton pending={form.pending} variant="danger">
        Sí, cancelar
      </SubmitButton>
    </form>
  )
  return (
    <>
      <Button
        type="button"
        variant="ghost"
        size="sm"
        onClick={() => setAsking(true)}
        className="noscript:hidden"
      >
        {label}
      </Button>
      <details className="hidden noscript:block">
        <summary className={`${buttonClass({ variant: 'ghost', size: 'sm' })} mb-2 cursor-pointer`}>
          {label}
        </summary>
        {yes}
      </details>
      {asking && (
        <Dialog title="¿Cancelar este aporte mensual?" onClose={() => setAsking(false)}>
          <p className="wrap-anywhere text-ink-2">
            Das {gift}. Si lo cancelas, no habrá más cobros. Lo que ya diste sigue ayudando.
          </p>
          <div className="mt-4 grid grid-cols-2 gap-2.5 tight:grid-cols-1">
            <form method="dialog" className="grid">
              <Button type="submit" variant="ghost" size="big">
                No
              </Button>
            </form>
            {yes}
          </div>
        </Dialog>
      )}
    </>
  )
}
