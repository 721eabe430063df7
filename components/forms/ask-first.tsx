'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'

/** Asks before something is gone; without JavaScript the form unfolds. @param children the form that does it */
export function AskFirst({
  label,
  look,
  question,
  consequence,
  children,
}: {
  label: ReactNode
  look: string
  question: string
  consequence: ReactNode
  children: ReactNode
}) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={`${look} noscript:hidden`}>
        {label}
      </button>
      <details className="hidden noscript:block print:hidden!">
        <summary className={`${look} mb-2 cursor-pointer`}>{label}</summary>
        <p className="mb-2 text-small wrap-anywhere text-ink-2">{consequence}</p>
        {children}
      </details>
      {asking && (
        <Dialog title={question} onClose={() => setAsking(false)}>
          <p className="wrap-anywhere text-ink-2">{consequence}</p>
          <div className="mt-4 flex flex-wrap gap-2.5 *:grow *:basis-34">
            <form method="dialog" className="grid">
              <Button type="submit" variant="ghost" size="big">
                No
              </Button>
            </form>
            {children}
          </div>
        </Dialog>
      )}
    </>
  )
}
