'use client'

import { type MouseEvent, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { useOnChange } from '@/components/ui/use-on-change'
import { reportPath } from '@/lib/routes'

const useDialog = lazyComponent(() => import('./report-dialog').then((module) => module.ReportDialog))

/** Link to the report form; with JavaScript it opens as a dialog, whose script loads on click. */
export function ReportLink({ petId }: { petId: number }) {
  const [open, setOpen] = useState(false)
  const Dialog = useDialog(open)
  const href = reportPath(petId)
  const openPlainly = () => location.assign(href)
  useLongWaitToast(open && Dialog === undefined, openPlainly)
  useOnChange(Dialog === null, (isMissing) => {
    if (isMissing) openPlainly()
  })
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
      {Dialog && <Dialog petId={petId} onClose={() => setOpen(false)} />}
    </>
  )
}
