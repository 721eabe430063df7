'use client'

import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react'

/** A click whose target is the dialog itself fell on the backdrop. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

/**
 * The platform's modal dialog: `ref.current.showModal()` opens it, Escape, the backdrop and any
 * `<form method="dialog">` button close it. Focus is kept inside and given back by the browser.
 */
export function Dialog({
  ref,
  title,
  children,
  onClose,
}: {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  children: ReactNode
  onClose?: () => void
}) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, the browser's own way.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onClose={onClose}
      className="m-auto w-[min(27.5rem,100%-2.5rem)] animate-rise rounded-section bg-white text-center text-ink shadow-lift"
    >
      <div className="grid gap-2 p-7 md:p-8">
        <h2 id={titleId} className="text-panel">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
