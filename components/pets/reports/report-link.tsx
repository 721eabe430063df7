'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { lazyDialog } from '@/components/ui/dialog/lazy-dialog'
import { type ReportSubject, reportFormPath } from './report-subject'

const useDialog = lazyDialog(() => import('./report-dialog').then((module) => module.ReportDialog))

/** Link to the report form; with JavaScript it opens as a dialog, whose script loads on click. */
export function ReportLink({
  subject,
  title,
  className,
  children = title,
}: {
  subject: ReportSubject
  /** Title of the dialog, and the link's text if it has no other. */
  title: string
  className: string
  children?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const href = reportFormPath(subject)
  const close = () => setOpen(false)
  const Dialog = useDialog(open, close, { label: 'Abrir la página', run: () => location.assign(href) })
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href={href} rel="nofollow" onClick={onClick} className={className}>
        {children}
      </a>
      {Dialog && <Dialog subject={subject} title={title} onClose={close} />}
    </>
  )
}
