import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FormState } from '@/lib/http/form-state'

/**
 * What a form has to say as a whole: that it is done, or what is wrong. Stands at its top; the focus comes here when
 * no field is to blame.
 * @param form what `useActionForm` returns
 * @param incomplete the sentence for wrong fields
 * @param children what else people should know of trouble
 */
export function FormMessage({
  form: { answer, invalid },
  incomplete = 'Revisa los campos marcados',
  children,
}: {
  form: { answer: FormState; invalid: boolean }
  incomplete?: string
  children?: ReactNode
}) {
  if (answer.status === 'done' && answer.message) {
    return (
      <p
        role="status"
        className="flex gap-2.5 rounded-2xl bg-monte-tint px-4.5 py-3 font-semibold text-monte-dark"
      >
        <Icon name="circle-check" size={20} className="mt-0.5 shrink-0" />
        {answer.message}
      </p>
    )
  }
  const isWrong = answer.status === 'failed' || (answer.status === 'invalid' && invalid)
  if (!isWrong) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="flex gap-2.5 rounded-2xl bg-guayaba-tint px-4.5 py-3 text-guayaba-hover outline-offset-2"
    >
      <Icon name="circle-exclamation-point" size={20} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{answer.message ?? incomplete}</p>
        {children}
      </div>
    </div>
  )
}
