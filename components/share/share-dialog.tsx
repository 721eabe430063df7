'use client'

import { Dialog } from '@/components/ui/dialog'
import { ShareOptions, type ShareTarget } from './share-options'

/** Where the browser has no share sheet. */
export function ShareDialog({ target, onClose }: { target: ShareTarget; onClose: () => void }) {
  return (
    <Dialog title={`Comparte a ${target.name}`} onClose={onClose}>
      {/* A toast would be inert behind the dialog. */}
      <ShareOptions target={target} onCopied={onClose} />
      <form method="dialog" className="grid">
        <button type="submit" className="min-h-11 rounded-full font-semibold text-ink-2 hover:bg-mist">
          Cerrar
        </button>
      </form>
    </Dialog>
  )
}
