'use client'

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { isUnsentForm } from './unsent-input'

/**
 * Fills a form in anew when what is stored has changed, which it does with every save, unless something was typed that is
 * not saved. For forms that stay on the page. @param version of the record that the form shows
 */
export function FreshForm({ version, children }: { version: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  /** The name of the field that had the focus; empty for the button. */
  const focused = useRef<string | null>(null)
  // A number as key: without JavaScript the answer finds its form by the keys around it, which must stay the same.
  const [{ shown, round }, setShown] = useState({ shown: version, round: 0 })

  // On each page from the server: what was typed may have been saved since the version changed.
  useEffect(() => {
    const form = box.current?.querySelector('form') ?? null
    if (version === shown || isUnsentForm(form)) return
    const active = document.activeElement
    focused.current = box.current?.contains(active) ? (active?.getAttribute('name') ?? '') : null
    setShown((before) => ({ shown: version, round: before.round + 1 }))
  })

  useEffect(() => {
    if (focused.current === null || round === 0) return
    const field = focused.current && `[name="${focused.current}"]`
    focused.current = null
    box.current?.querySelector<HTMLElement>(field || '[type=submit]')?.focus({ preventScroll: true })
  }, [round])

  return (
    <div ref={box} className="contents">
      <Fragment key={round}>{children}</Fragment>
    </div>
  )
}
