import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { attachment, jsonAttachment } from '@/lib/platform/http/download'
import { answerFile } from '@/lib/platform/http/file-response'
import { exportSuspended, openSuspendedFile } from '@/lib/privacy/suspended-operations'
import { MY_DATA_FILE } from '@/lib/text/routes'

/** The data of a suspended or blocked person, by a mailed link: the export and the private files that it names. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string; name: string }> },
): Promise<Response> {
  const { token, name } = await params
  const ctx = createContext(ANONYMOUS, clientIpOf(request.headers))
  return answerFile(request, async () => {
    if (name === MY_DATA_FILE) return jsonAttachment(await exportSuspended(ctx, token), name)
    const file = await openSuspendedFile(ctx, token, name)
    return file && attachment(file, name)
  })
}
