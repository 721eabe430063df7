'use client'

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { isUnsentForm } from './unsent-input'

/**
 * Fills a form in anew when what is stored has changed, which it does with every save, unless something was typed that is
 * not saved. For forms that stay on the page. @param version of the record that the form shows
 */
export function FreshForm({ version, children }: { version: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // A number as key: without JavaScript the answer finds its form by the keys around it, which must stay the same.
  const [{ shown, round }, setShown] = useState({ shown: version, round: 0 })

  useEffect(() => {
    const form = box.current?.querySelector('form') ?? null
    if (version === shown || isUnsentForm(form)) return
    hadFocus.current = box.current?.contains(document.activeElement) ?? false
    setShown((before) => ({ shown: version, round: before.round + 1 }))
  }, [version, shown])

  useEffect(() => {
    if (!hadFocus.current || round === 0) return
    hadFocus.current = false
    box.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [round])

  return (
    <div ref={box} className="contents">
      <Fragment key={round}>{children}</Fragment>
    </div>
  )
}
