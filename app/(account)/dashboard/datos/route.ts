import { redirect } from 'next/navigation'
import { createContext } from '@/lib/platform/context'
import { jsonAttachment } from '@/lib/platform/http/download'
import { fileResponse } from '@/lib/platform/http/file-response'
import { getSession } from '@/lib/platform/session/session'
import { exportAccountData } from '@/lib/privacy/queries'
import { DASHBOARD_PROFILE, loginPath, MY_DATA_FILE, myDataFilePath } from '@/lib/text/routes'

/** Personal data export as a download. */
export async function GET(request: Request): Promise<Response> {
  const session = await getSession()
  if (!session) redirect(loginPath(DASHBOARD_PROFILE))
  const { db } = createContext(session.actor)
  const data = await exportAccountData(db, session.account.id, myDataFilePath)
  return fileResponse(request, jsonAttachment(data, MY_DATA_FILE))
}
