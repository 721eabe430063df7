'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { IconButton } from './icon-button'

const FRAMES = {
  card: 'm-auto w-[min(27.5rem,100%-2.5rem)] rounded-section text-center shadow-lift',
  /** A form; without JavaScript it is a panel of the page. */
  form: 'm-auto w-[min(30rem,100%-2.5rem)] rounded-section shadow-lift noscript:static noscript:mx-0 noscript:mb-7 noscript:block noscript:w-full noscript:max-w-140 noscript:border-[1.5px] noscript:border-line noscript:shadow-none',
  sheet:
    'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden outline-none md:m-auto md:h-[min(56rem,100dvh-4rem)] md:w-[min(46rem,100%-4rem)] md:rounded-section md:shadow-lift',
}

const closestDialog = (target: EventTarget) => (target instanceof Element ? target.closest('dialog') : null)

/**
 * Modal `<dialog>`, open while rendered. Closed by Escape, the backdrop, the close button and `<form method="dialog">`;
 * then `onClose` must stop rendering it.
 * @param canClose false prevents closing
 * @param ref for closing it with `.close()`
 */
export function Dialog({
  title,
  variant = 'card',
  canClose = () => true,
  onClose,
  ref,
  children,
}: {
  title: string
  variant?: keyof typeof FRAMES
  canClose?: () => boolean
  onClose: () => void
  ref?: RefObject<HTMLDialogElement | null>
  children: ReactNode
}) {
  const titleId = useId()
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
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
      tabIndex={variant === 'sheet' ? -1 : undefined}
      aria-labelledby={titleId}
      onKeyDown={leaveOnEscape}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave()
      }}
      // Only a click on the backdrop has the dialog itself as its target.
      onClick={({ target, currentTarget }) => target === currentTarget && leave()}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className={classNames('animate-rise bg-white text-ink', FRAMES[variant])}
    >
      {variant === 'card' ? (
        <div className="grid gap-2 p-7 cramped:p-4 md:p-8">
          <h2 id={titleId} className="text-panel">
            {title}
          </h2>
          {children}
        </div>
      ) : variant === 'form' ? (
        <div className="grid gap-4 p-6 cramped:p-4 md:p-8">
          <div className="flex items-start justify-between gap-3">
            <h2 id={titleId} className="min-w-0 text-panel wrap-anywhere">
              {title}
            </h2>
            <IconButton
              label="Cerrar"
              variant="plain"
              onClick={leave}
              className="-mt-2 -mr-2 shrink-0 noscript:hidden"
            >
              <Icon name="x" size={22} />
            </IconButton>
          </div>
          {children}
        </div>
      ) : (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5 md:pl-8">
            <h2 id={titleId} className="min-w-0 truncate text-card">
              {title}
            </h2>
            <IconButton label="Cerrar" variant="plain" onClick={leave} className="shrink-0">
              <Icon name="x" size={22} />
            </IconButton>
          </div>
          <div className="grow scroll-pt-12 overflow-y-auto overscroll-contain px-5 pt-6 md:px-8">
            {children}
          </div>
        </div>
      )}
    </dialog>
  )
}
