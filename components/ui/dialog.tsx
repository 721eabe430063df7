'use client'

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

/** A click whose target is the dialog itself fell on the backdrop. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

/**
 * The platform's modal dialog, open for as long as it is rendered. Escape, the backdrop and any
 * `<form method="dialog">` button close it; then `onClose` runs, which must stop rendering it. Focus is
 * kept inside and given back by the browser.
 */
export function Dialog({
  title,
  children,
  onClose,
}: {
  title: string
  children: ReactNode
  onClose: () => void
}) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, the browser's own way.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onClose={onClose}
      className="m-auto w-[min(27.5rem,100%-2.5rem)] animate-rise rounded-section bg-white text-center text-ink shadow-lift"
    >
      <div className="grid gap-2 p-7 cramped:p-4 md:p-8">
        <h2 id={titleId} className="text-panel">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
