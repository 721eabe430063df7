import { redirect } from 'next/navigation'
import { createContext } from '@/lib/platform/context'
import { jsonDownload } from '@/lib/platform/http/download'
import { getSession } from '@/lib/platform/session/session'
import { exportAccountData } from '@/lib/privacy/queries'
import { DASHBOARD, loginPath, MY_DATA_FILE, myDataFilePath } from '@/lib/text/routes'

/** Personal data export as a download. */
export async function GET(): Promise<Response> {
  const session = await getSession()
  if (!session) redirect(loginPath(DASHBOARD))
  const { db } = createContext(session.actor)
  return jsonDownload(await exportAccountData(db, session.account.id, myDataFilePath), MY_DATA_FILE)
}
