import { KEPT_INPUT_KEY } from '@/components/forms/kept-input'
import { KEPT_MESSAGE_KEY } from '@/components/forms/kept-message'
import { UNSENT_KEY } from '@/components/forms/unsent-input'
import { deleteDraft } from '@/lib/pets/browser-draft'
import { forgetOfTab } from '@/lib/platform/browser-storage'
import { settleKept } from '@/lib/platform/offline/kept-pages'
import { endNotices } from '@/lib/platform/push/this-device'

/** Half-written messages, and forms that were not sent. */
const WRITTEN = [KEPT_MESSAGE_KEY, KEPT_INPUT_KEY, UNSENT_KEY]

/** At a logout nothing of the session stays on the device. */
export function forgetThisDevice(): void {
  deleteDraft()
  forgetOfTab(WRITTEN)
  // Where storage is blocked nothing was kept.
  settleKept(null).catch(() => {})
  endNotices().catch(() => {})
}
