import { type ComponentProps, type FocusEvent, useState } from 'react'
import { EmailField } from '@/components/forms/email-field'
import { likelyEmail } from '@/lib/people/accounts/email-typos'

/** What the field needs of `useActionForm`. */
interface EmailForm {
  field: (name: 'email') => { name: string; onBlur: (event: FocusEvent<HTMLInputElement>) => unknown }
  watch: (name: 'email') => unknown
  correct: (name: 'email', value: string) => void
}

/** Asks whether a mistyped address is meant otherwise: nothing that is mailed there would arrive. */
export function CheckedEmailField({
  form,
  ...texts
}: { form: EmailForm } & Pick<ComponentProps<typeof EmailField>, 'label' | 'hint' | 'autoComplete'>) {
  const field = form.field('email')
  /** Not while it is typed. */
  const [left, setLeft] = useState('')
  const likely = left === form.watch('email') ? likelyEmail(left) : null
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(event.currentTarget.value)
    return field.onBlur(event)
  }
  return (
    <div className="grid gap-1.5">
      <EmailField {...texts} {...field} onBlur={onBlur} />
      <p role="status" className="text-small wrap-anywhere empty:sr-only">
        {likely && (
          <>
            ¿Quisiste decir{' '}
            <button
              type="button"
              onClick={() => form.correct('email', likely)}
              className="min-h-11 text-left font-semibold text-monte underline underline-offset-3"
            >
              {likely}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  )
}
