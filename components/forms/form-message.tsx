import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { FormState } from '@/lib/platform/forms/form-state'
import { SIGN_IN_FIRST } from '@/lib/text/copy/sign-in'
import { SignInElsewhere } from './sign-in-elsewhere'

/** Focused when no field is invalid. @param incomplete for invalid fields @param children details of an error */
export function FormMessage({
  form: { answer, invalid, kept },
  incomplete = 'Revisa los campos marcados',
  children,
}: {
  form: {
    answer: FormState
    invalid: boolean
    kept?: { isRestored: boolean; startOver: () => void }
  }
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
  if (!isWrong) return kept?.isRestored ? <Restored startOver={kept.startOver} /> : null
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent without JavaScript, which is far down on its page
      autoFocus
      className="flex gap-2.5 rounded-2xl bg-guayaba-tint px-4.5 py-3 text-guayaba-hover outline-offset-2"
    >
      <Icon name="circle-exclamation-point" size={20} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{answer.message ?? incomplete}</p>
        {answer.message === SIGN_IN_FIRST && <SignInElsewhere />}
        {children}
      </div>
    </div>
  )
}

const Restored = ({ startOver }: { startOver: () => void }) => (
  <p
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-3 rounded-2xl bg-mist px-4.5 py-1.5 text-small text-ink-2"
  >
    <span className="pt-1.5 sm:pt-0">Recuperamos lo que habías escrito.</span>
    <button
      type="button"
      onClick={startOver}
      className="min-h-11 font-semibold text-monte underline underline-offset-3"
    >
      Empezar de nuevo
    </button>
  </p>
)

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
