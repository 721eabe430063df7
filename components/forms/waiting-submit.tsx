import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { textLinkClass } from '@/components/ui/links/text-link'

/**
 * Keeps a submit that was pressed while the form still loads something, and sends the form as soon as that is there.
 * @param isLoading whether what belongs into the form is on its way
 */
export function useWaitingSubmit(form: RefObject<HTMLFormElement | null>, isLoading: boolean) {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting || isLoading) return
    setWaiting(false)
    form.current?.requestSubmit()
  }, [waiting, isLoading, form])
  return { waiting, wait: () => setWaiting(true), cancel: () => setWaiting(false) }
}

/** Beside the button of a form with `useWaitingSubmit`. @param children what happens by itself, once what is there */
export function WaitingNote({
  submit: { waiting, cancel },
  children,
}: {
  submit: { waiting: boolean; cancel: () => void }
  children: string
}) {
  return (
    <div role="status" className="col-span-full text-small text-ink-2 empty:sr-only">
      {waiting && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Icon name="loader-circle" size={18} className="animate-spin" />
          {children}
          <button
            type="button"
            onClick={cancel}
            className={textLinkClass('underlined', 'min-h-11 cursor-pointer')}
          >
            No, todavía no
          </button>
        </p>
      )}
    </div>
  )
}
