'use client'

import { type MouseEvent, useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { reportPath } from '@/lib/routes'

const useDialog = lazyDialog(() => import('./report-dialog').then((module) => module.ReportDialog))

/** Link to the report form; with JavaScript it opens as a dialog, whose script loads on click. */
export function ReportLink({ petId }: { petId: number }) {
  const [open, setOpen] = useState(false)
  const href = reportPath(petId)
  const close = () => setOpen(false)
  const Dialog = useDialog(open, close, { label: 'Abrir la página', run: () => location.assign(href) })
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={href}
        rel="nofollow"
        onClick={onClick}
        className="inline-flex min-h-11 items-center text-fine text-ink-3 underline"
      >
        Reportar esta publicación
      </a>
      {Dialog && <Dialog petId={petId} onClose={close} />}
    </>
  )
}
