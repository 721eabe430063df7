import { redirect } from 'next/navigation'
import { openDocument } from '@/lib/moderation/staff/foundations/operations'
import { createContext } from '@/lib/platform/context'
import { fileNameOf } from '@/lib/platform/http/download'
import { answerFile, notFound } from '@/lib/platform/http/file-response'
import { getSession } from '@/lib/platform/session/session'
import { parseId } from '@/lib/text/params'
import { documentPath, loginPath } from '@/lib/text/routes'

/** Download of a foundation's document. Redirects visitors to the login; 404 for non-staff. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const id = parseId((await params).id)
  if (id === null) return notFound()
  const session = await getSession()
  if (!session) redirect(loginPath(documentPath(id)))
  return answerFile(request, async () => {
    const { bytes, contentType } = await openDocument(createContext(session.actor), { id })
    const headers = {
      'Content-Disposition': `inline; filename="${fileNameOf(`documento-${id}`, contentType)}"`,
      'Cache-Control': 'private, no-store',
    }
    return { bytes, contentType, etag: null, headers }
  })
}
