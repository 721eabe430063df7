'use client'

import { Button } from '@/components/ui/button'
import { PageDialog } from '@/components/ui/dialog/page-dialog'
import { ReportForm } from './report-form'
import type { ReportSubject } from './report-subject'

export function ReportDialog({
  subject,
  title,
  onClose,
}: {
  subject: ReportSubject
  title: string
  onClose: () => void
}) {
  return (
    <PageDialog title={title} onClose={onClose}>
      <div className="mt-3 grid gap-3">
        <ReportForm subject={subject} place="dialog" />
        <form method="dialog" className="grid">
          <Button type="submit" variant="ghost">
            Cerrar
          </Button>
        </form>
      </div>
    </PageDialog>
  )
}
