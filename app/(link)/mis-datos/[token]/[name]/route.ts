import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { fileDownload, jsonDownload } from '@/lib/platform/http/download'
import { exportSuspended, openSuspendedFile } from '@/lib/privacy/suspended-operations'
import { MY_DATA_FILE } from '@/lib/text/routes'

/** The data of a suspended person, by a mailed link: the export and the private files that it names. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string; name: string }> },
): Promise<Response> {
  const { token, name } = await params
  const ctx = createContext(ANONYMOUS, clientIpOf(request.headers))
  try {
    if (name === MY_DATA_FILE) return jsonDownload(await exportSuspended(ctx, token), name)
    const file = await openSuspendedFile(ctx, token, name)
    return file ? fileDownload(file, name) : missing()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.code === 'too_many_requests' ? new Response(error.message, { status: 429 }) : missing()
  }
}

const missing = () => new Response('Not Found', { status: 404 })
