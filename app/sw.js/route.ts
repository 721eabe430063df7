import { createHash } from 'node:crypto'
import { offlinePage } from '@/components/site/offline/offline-page'
import { env } from '@/lib/platform/env'
import { fileResponse } from '@/lib/platform/http/file-response'
import { WITHDRAWN_WORKER, workerScript } from '@/lib/platform/offline/worker-script'

/** Browsers ask for it with every page, and are told that they have it. */
export async function GET(request: Request): Promise<Response> {
  const script = env.OFFLINE === 'off' ? WITHDRAWN_WORKER : await workerScript(offlinePage())
  return fileResponse(request, {
    bytes: Buffer.from(script),
    contentType: 'text/javascript; charset=utf-8',
    etag: `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`,
    headers: { 'Cache-Control': 'no-cache' },
  })
}
