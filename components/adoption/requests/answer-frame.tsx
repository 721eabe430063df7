'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { FormDialog } from '@/components/ui/dialog/form-dialog'
import { requestPath } from '@/lib/text/routes'

const isAnswer = (url: string) => new URL(url).searchParams.has('accion')

/** Whether this document was loaded at a dialog's address, so that the entry below it is of some other page. */
const isLoadedHere = () => performance.getEntriesByType('navigation').some(({ name }) => isAnswer(name))

function restoreFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
}

/** A dialog that is open as long as the address says so; without JavaScript a panel of the page. */
export function AnswerFrame({
  requestId,
  title,
  isOver,
  children,
}: {
  requestId: number
  title: string
  /** The request has moved on, or its answer has to wait: leaving loads its page anew. */
  isOver: boolean
  children: ReactNode
}) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  // Browsers restore the focus of dialogs that are closed, not of those that disappear with their address.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  useEffect(() => () => restoreFocus(opener.current), [])
  useEffect(() => {
    if (isOver) dialog.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
  }, [isOver])
  const leave = () => {
    if (!isAnswer(location.href)) return
    if (isOver || isLoadedHere()) router.replace(requestPath(requestId), { scroll: false })
    else router.back()
  }
  return (
    <FormDialog ref={dialog} title={title} onClose={leave}>
      {children}
    </FormDialog>
  )
}
