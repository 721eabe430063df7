'use client'

import { type ComponentType, type MouseEvent, useState } from 'react'
import { reportPath } from '@/lib/routes'

type ReportDialog = ComponentType<{ petId: number; onClose: () => void }>

/**
 * Leads to the page where a listing is reported; with JavaScript, its form comes as a dialog instead. The form is loaded
 * when somebody asks for it, and where it cannot be loaded the link is one.
 */
export function ReportLink({ petId }: { petId: number }) {
  const [Dialog, setDialog] = useState<ReportDialog | null>(null)
  const href = reportPath(petId)
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('@/components/reports/report-dialog').then(
      (module) => setDialog(() => module.ReportDialog),
      () => location.assign(href),
    )
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
      {Dialog && <Dialog petId={petId} onClose={() => setDialog(null)} />}
    </>
  )
}
