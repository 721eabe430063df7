'use client'

import { Dialog, Dismiss } from '@/components/ui/dialog/dialog'
import type { ShareTarget } from '@/lib/pets/share'
import { ShareOptions } from './share-options'

/** Share options for browsers without a share sheet (`navigator.share`). */
export function ShareDialog({ target, onClose }: { target: ShareTarget; onClose: () => void }) {
  return (
    <Dialog title={`Comparte a ${target.name}`} onClose={onClose}>
      {/* The page's toaster is inert behind the dialog. */}
      <ShareOptions target={target} onCopied={onClose} />
      <Dismiss>Cerrar</Dismiss>
    </Dialog>
  )
}
