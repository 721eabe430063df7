import { deleteDraft } from '@/lib/pets/browser-draft'
import { forgetTab } from '@/lib/platform/browser-storage'
import { settleKept } from '@/lib/platform/offline/kept-pages'
import { endNotices } from '@/lib/platform/push/this-device'

/** At a logout nothing of the session stays on the device. */
export function forgetThisDevice(): void {
  deleteDraft()
  // Half-written messages among it.
  forgetTab()
  // Where storage is blocked nothing was kept.
  settleKept(null).catch(() => {})
  endNotices().catch(() => {})
}
