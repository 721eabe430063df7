import { deleteDraft } from '@/lib/pets/browser-draft'
import { settleKept } from '@/lib/platform/offline/kept-pages'
import { endNotices } from '@/lib/platform/push/this-device'

/** At a logout nothing of the session stays on the device. */
export function forgetThisDevice(): void {
  deleteDraft()
  // Where storage is blocked nothing was kept.
  settleKept(null).catch(() => {})
  endNotices().catch(() => {})
}
