import { redirect } from 'next/navigation'
import { openPhoto } from '@/lib/adoption/check-ins/operations/photo'
import { accountIdOf } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { answerFile, notFound } from '@/lib/platform/http/file-response'
import { getSession } from '@/lib/platform/session/session'
import { parseId } from '@/lib/text/params'
import { loginPath, requestPath } from '@/lib/text/routes'

/** The photo of a check-in for the two sides of its request; 404 for everybody else, visitors are led to the login. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; day: string }> },
): Promise<Response> {
  const { id, day: dayParam } = await params
  const [requestId, day] = [parseId(id), parseId(dayParam)]
  if (requestId === null || day === null) return notFound()
  const session = await getSession()
  if (!session) redirect(loginPath(requestPath(requestId)))
  const { db } = createContext(session.actor)
  return answerFile(request, async () => {
    const file = await openPhoto(db, { requestId, day, accountId: accountIdOf(session.actor) })
    return file && { ...file, etag: null, headers: { 'Cache-Control': 'private, no-store' } }
  })
}
