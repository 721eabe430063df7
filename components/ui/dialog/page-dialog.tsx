'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { Dialog } from './dialog'
import type { DialogProps } from './dialog-frame'
import { historySettled, popHistoryEntry } from './history-entry'

/** Marks the history entry of an open dialog. */
const ENTRY = 'pageDialog'

/** A dialog with a history entry of its own: Back closes it. */
export function PageDialog({ onClose, ...props }: Omit<DialogProps, 'ref'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Not read from `history.state` when closing: a router refresh drops it, but the entry remains. */
  const isAbovePage = useRef(false)

  useEffect(() => {
    const leave = () => {
      isAbovePage.current = false
      dialog.current?.close()
    }
    const listening = new AbortController()
    const { signal } = listening
    historySettled().then(() => {
      if (signal.aborted) return
      // A reload closes the dialog and keeps its entry.
      if (!history.state?.[ENTRY]) history.pushState({ [ENTRY]: true }, '')
      isAbovePage.current = true
      window.addEventListener('popstate', leave, { signal })
      // A page out of the back/forward cache is as it was left, although its dialog's entry was replaced.
      window.addEventListener('pageshow', ({ persisted }) => persisted && leave(), { signal })
    })
    return () => listening.abort()
  }, [])

  const close = () => {
    onClose()
    if (isAbovePage.current) popHistoryEntry()
  }
  return <Dialog {...props} ref={dialog} onClose={close} />
}

/** For plain links in it: they replace its history entry, so that Back returns to the page. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  location.replace(event.currentTarget.href)
}
