import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { FormState } from '@/lib/platform/forms/form-state'

/** Focused when no field is invalid. @param incomplete for invalid fields @param children details of an error */
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
      <p role="status" className="flex gap-2.5 rounded-2xl bg-monte-tint px-4.5 py-3 text-monte-dark">
        <Icon name="circle-check" size={20} className="mt-0.5 shrink-0" />
        <News text={answer.message} />
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

/** The first sentence says it all; what follows is to be read at leisure. */
function News({ text }: { text: string }) {
  const [, first = text, rest = ''] = /^(.+?[.!])( .+)$/s.exec(text) ?? []
  return (
    <span>
      <strong className="font-semibold">{first}</strong>
      {rest}
    </span>
  )
}
