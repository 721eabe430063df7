import { redirect } from 'next/navigation'
import { openOfferedPhoto } from '@/lib/moderation/staff/stories/operations'
import { createContext } from '@/lib/platform/context'
import { answerFile, notFound } from '@/lib/platform/http/file-response'
import { getSession } from '@/lib/platform/session/session'
import { storyCasePath } from '@/lib/text/adoption-routes'
import { parseId } from '@/lib/text/params'
import { loginPath } from '@/lib/text/routes'

/** A private photo that was offered with a story. Redirects visitors to the login; 404 for non-staff. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; photo: string }> },
): Promise<Response> {
  const { id, photo } = await params
  const [storyId, checkInId] = [parseId(id), parseId(photo)]
  if (storyId === null || checkInId === null) return notFound()
  const session = await getSession()
  if (!session) redirect(loginPath(storyCasePath(storyId)))
  return answerFile(request, async () => {
    const file = await openOfferedPhoto(createContext(session.actor), { storyId, checkInId })
    return file && { ...file, etag: null, headers: { 'Cache-Control': 'private, no-store' } }
  })
}
