import { settleKept } from '@/lib/platform/offline/kept-pages'
import { settleNotices } from '@/lib/platform/push/this-device'

/** Silent where storage is blocked or the worker cannot be had: every page works without. */
export async function startOffline(session: string | null): Promise<void> {
  try {
    await settleKept(session)
    await settleNotices(session)
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    // The next page tries again.
  }
}
