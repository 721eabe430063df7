'use client'

import { type ReactNode, useRef } from 'react'
import { useOnChange } from '@/components/ui/use-on-change'

/** Where a request stands. It takes the focus after a change, when the control that had it is gone. */
export function StatusRegion({
  status,
  className,
  children,
}: {
  status: string
  className: string
  children: ReactNode
}) {
  const region = useRef<HTMLElement>(null)
  const known = useRef(status)
  useOnChange(status, () => {
    if (known.current === status) return
    known.current = status
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || region.current?.contains(activeElement))
      region.current?.focus()
  })
  return (
    <section ref={region} tabIndex={-1} aria-label="Estado de la solicitud" className={className}>
      {children}
    </section>
  )
}
