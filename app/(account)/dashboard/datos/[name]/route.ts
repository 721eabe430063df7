import { redirect } from 'next/navigation'
import { createContext } from '@/lib/platform/context'
import { attachment } from '@/lib/platform/http/download'
import { answerFile } from '@/lib/platform/http/file-response'
import { getSession } from '@/lib/platform/session/session'
import { openOwnFile } from '@/lib/privacy/file-queries'
import { DASHBOARD_PROFILE, loginPath } from '@/lib/text/routes'

/** A private file that the export of one's data names; 404 for everybody else's. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params
  const session = await getSession()
  if (!session) redirect(loginPath(DASHBOARD_PROFILE))
  return answerFile(request, async () => {
    const file = await openOwnFile(createContext(session.actor).db, session.account.id, name)
    return file && attachment(file, name)
  })
}
