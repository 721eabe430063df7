'use client'

import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog/dialog'
import { useOnChange } from '@/components/ui/use-on-change'
import type { PetStatus } from '@/lib/text/vocabulary'
import { usePetAction } from './pet-actions'

interface Props {
  pet: { id: number; status: PetStatus }
  name: Parameters<typeof usePetAction>[0]
  className: string
  label: ReactNode
  question: string
  consequence: ReactNode
  answers: { no: string; yes: string; variant?: 'danger' }
  onNo?: () => void
  children?: ReactNode
}

/** A status change that asks first; without JavaScript the question unfolds. Inside `PetActions`. */
export function AskedStatusButton(props: Props) {
  const { pet, name, className, label, question, consequence, answers, onNo } = props
  const { formProps, pending } = usePetAction(name, pet.id)
  const [asking, setAsking] = useState(false)
  const saidYes = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  const ask = () => {
    saidYes.current = false
    setAsking(!pending)
  }
  const onYes = (event: SubmitEvent<HTMLFormElement>) => {
    saidYes.current = true
    dialog.current = event.currentTarget.closest('dialog')
    formProps.onSubmit(event)
  }
  const onClose = () => {
    setAsking(false)
    closeMenuAround(button.current)
    if (!saidYes.current) onNo?.()
  }

  // Until then it stays open: a second tap would reach what is behind.
  useOnChange(pending, () => {
    if (!pending) dialog.current?.close()
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={ask}
        aria-disabled={pending || undefined}
        className={classNames(className, 'noscript:hidden aria-disabled:opacity-55')}
      >
        {label}
      </button>
      <details className="hidden noscript:block print:hidden!">
        <summary className={className}>{label}</summary>
        <p className="m-2 font-semibold">{question}</p>
        <p className="m-2 text-small">{consequence}</p>
        <YesForm {...props} {...formProps} pending={pending} />
      </details>
      {asking && (
        <Dialog title={question} onClose={onClose}>
          <p className="text-ink-2">{consequence}</p>
          <div className="mt-4 flex flex-wrap gap-2.5 *:grow *:basis-34">
            <form method="dialog" className="grid">
              <Button type="submit" variant="ghost">
                {answers.no}
              </Button>
            </form>
            <YesForm {...props} {...formProps} onSubmit={onYes} pending={pending} formClassName="grid" />
          </div>
        </Dialog>
      )}
    </>
  )
}

function closeMenuAround(button: HTMLElement | null): void {
  const menu = button?.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function YesForm({
  pet,
  answers,
  children,
  action,
  onSubmit,
  pending,
  formClassName,
}: Pick<Props, 'pet' | 'answers' | 'children'> &
  Pick<ComponentProps<'form'>, 'action' | 'onSubmit'> & { pending: boolean; formClassName?: string }) {
  return (
    <form action={action} onSubmit={onSubmit} className={formClassName}>
      <PetFields pet={pet} />
      {children}
      <Button type="submit" variant={answers.variant} aria-disabled={pending || undefined}>
        {answers.yes}
      </Button>
    </form>
  )
}

/** Which pet a form changes, and from what its reader saw. */
export const PetFields = ({ pet }: Pick<Props, 'pet'>) => (
  <>
    <input type="hidden" name="petId" value={pet.id} />
    <input type="hidden" name="from" value={pet.status} />
  </>
)
