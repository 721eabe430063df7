'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { reportPetAction } from '@/lib/reports/actions'
import { ReportForm } from './report-form'

export function ReportDialog({ petId, onClose }: { petId: number; onClose: () => void }) {
  return (
    <Dialog title="Reportar esta publicación" onClose={onClose}>
      <div className="mt-3 grid gap-3">
        <ReportForm petId={petId} action={reportPetAction} />
        <form method="dialog" className="grid">
          <Button type="submit" variant="ghost">
            Cerrar
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
