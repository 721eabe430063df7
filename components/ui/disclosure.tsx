'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names'

/** Closes when the focus leaves. Clicking text inside blurs without a new focus, which is no leaving. */
function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

/**
 * Works without JavaScript; with it, Escape, an outside click, losing focus and its links close it, but for those that open
 * a dialog (`aria-haspopup`).
 */
export function Disclosure({
  summary,
  summaryClassName,
  className,
  onOpen,
  children,
}: {
  summary: ReactNode
  summaryClassName?: string
  className?: string
  onOpen?: () => void
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = details.current
    if (!menu) return
    const listening = new AbortController()
    const { signal } = listening
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a')) return
      // A dialog that a link of the menu opens lies within the menu, and would be hidden with it.
      if (!target.closest('dialog, [aria-haspopup]')) menu.open = false
    }
    document.addEventListener('pointerdown', onPointer, { signal })
    document.addEventListener('keydown', onKey, { signal })
    menu.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [])

  return (
    <details
      ref={details}
      className={classNames(className, 'print:hidden')}
      onBlur={closeOnLeave}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  )
}
