'use client'

import { type ReactNode, useRef } from 'react'
import { useOnChange } from '@/components/ui/use-on-change'
import { STAFF_DECISION } from '@/lib/text/routes'

/** The decision about a foundation or an account. It takes the focus once decided here, as the form that had it is gone. */
export function DecisionRegion({ decidedAt, children }: { decidedAt: string | null; children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  useOnChange(decidedAt, () => {
    if (window.location.hash === `#${STAFF_DECISION}`) region.current?.focus()
  })
  return (
    <section
      ref={region}
      id={STAFF_DECISION}
      tabIndex={-1}
      aria-label="Decisión"
      className="grid scroll-mt-24 justify-items-start gap-2"
    >
      {children}
    </section>
  )
}
