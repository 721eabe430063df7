'use client'

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false
}

/** Moving on with the keyboard. Where the focus goes nowhere, as with a click on plain text, the menu stays. */
function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

/**
 * A menu behind a button. It is the platform's `<details>`, so it opens without JavaScript; with it,
 * Escape, a click elsewhere, moving the focus on and following one of its links close it.
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
    const onPointer = ({ target }: PointerEvent) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false
      }
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside react to the keyboard and raise this click.
    <details
      ref={details}
      className={className}
      onClick={closeAfterLink}
      onBlur={closeOnLeave}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  )
}
