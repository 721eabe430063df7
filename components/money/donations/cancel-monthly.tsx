'use client'

import { AskFirst } from '@/components/forms/ask-first'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { cancelMonthlyAction } from '@/lib/money/donations/actions'
import { cancelMonthlySchema } from '@/lib/money/donations/schema'

/** @param gift '$30.000 COP cada mes para Canela' */
export function CancelMonthly({ giftId, who, gift }: { giftId: number; who: string; gift: string }) {
  const form = useActionForm(cancelMonthlySchema, cancelMonthlyAction)
  return (
    <AskFirst
      form={form}
      field={['giftId', giftId]}
      label={
        <>
          Cancelar aporte<span className="sr-only"> para {who}</span>
        </>
      }
      look={buttonClass({ variant: 'ghost', size: 'sm' })}
      question="¿Cancelar este aporte mensual?"
      consequence={`Das ${gift}. Si lo cancelas, no habrá más cobros. Lo que ya diste sigue ayudando.`}
      confirm="Sí, cancelar"
    />
  )
}
