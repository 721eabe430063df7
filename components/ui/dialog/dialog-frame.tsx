'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

export interface DialogProps {
  title: string
  /** False prevents closing. */
  canClose?: () => boolean
  onClose: () => void
  ref?: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/** The second of two quick taps on what opened a dialog lands on its backdrop. */
const DOUBLE_TAP_MS = 500

const closestDialog = (target: EventTarget) => (target instanceof Element ? target.closest('dialog') : null)

/**
 * Closed by Escape, backdrop, close button and `<form method="dialog">`; `onClose` must stop rendering it. Public pages
 * load `Dialog` alone of its layouts.
 */
export function DialogFrame({
  tabIndex,
  className,
  canClose = () => true,
  onClose,
  ref,
  children,
}: Omit<DialogProps, 'title' | 'children'> & {
  tabIndex?: number
  className: string
  children: (titleId: string, leave: () => void) => ReactNode
}) {
  const titleId = useId()
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const openedAt = useRef(0)
  useEffect(() => {
    if (dialog.current?.open) return
    openedAt.current = performance.now()
    dialog.current?.showModal()
  }, [dialog])

  const leave = () => {
    if (canClose()) dialog.current?.close()
  }
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || closestDialog(event.target) !== event.currentTarget) return
    // On a second Escape browsers close the dialog even if its cancel event was prevented.
    event.preventDefault()
    leave()
  }
  return (
    <dialog
      ref={dialog}
      tabIndex={tabIndex}
      aria-labelledby={titleId}
      onKeyDown={leaveOnEscape}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      }}
      onClick={({ target, currentTarget, timeStamp }) => {
        // Only a click on the backdrop has the dialog itself as its target.
        if (target === currentTarget && timeStamp - openedAt.current > DOUBLE_TAP_MS) leave()
      }}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={classNames('animate-rise bg-white text-ink', className)}
    >
      {children(titleId, leave)}
    </dialog>
  )
}
