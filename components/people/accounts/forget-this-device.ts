import { deleteDraft } from '@/lib/pets/browser-draft'
import { settleKept } from '@/lib/platform/offline/kept-pages'

/** At a logout nothing of the session stays on the device. */
export function forgetThisDevice(): void {
  deleteDraft()
  // Where storage is blocked nothing was kept.
  settleKept(null).catch(() => {})
}
