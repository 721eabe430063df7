import type { UploadDto } from '@/lib/photos/dto'
import type { Recovery } from './photo-list'
import { problems } from './photo-messages'

/** `message` is for people. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  constructor(
    message: string,
    readonly recovery: Recovery,
  ) {
    super(message)
  }
}

const ENDPOINT = '/api/photos'
/** Without progress. */
const STALL_TIMEOUT_MS = 45_000

function problemOf(status: number, serverMessage: unknown): UploadError {
  const own = typeof serverMessage === 'string' ? serverMessage : undefined
  if (status === 0) return new UploadError(problems.network, 'auto')
  if (status === 401) return new UploadError(problems.signedOut, 'manual')
  if (status === 429) return new UploadError(own ?? problems.slow, 'manual')
  if (status === 507) return new UploadError(own ?? problems.server, 'manual')
  if (status === 503) return new UploadError(own ?? problems.server, 'auto')
  if (status >= 500) return new UploadError(problems.server, 'auto')
  return new UploadError(own ?? problems.refused, 'none')
}

export function sendPhoto(
  photo: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // `fetch` reports no upload progress.
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stall = setTimeout(abort, STALL_TIMEOUT_MS)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(abort, STALL_TIMEOUT_MS)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', abort)
      const { status, response } = request
      if (status === 202 && response?.id) resolve(response.id)
      else reject(problemOf(status, response?.error))
    }
    signal.addEventListener('abort', abort)
    request.open('POST', ENDPOINT)
    request.responseType = 'json'
    const form = new FormData()
    form.append('photo', photo, 'foto')
    request.send(form)
  })
}

const uploadUrl = (id: string) => `${ENDPOINT}/${encodeURIComponent(id)}`

/** Null when the server does not know it (any more). @throws UploadError */
export async function fetchUpload(id: string, signal: AbortSignal): Promise<UploadDto | null> {
  const response = await fetch(uploadUrl(id), { signal, cache: 'no-store' }).catch(() => null)
  if (response?.status === 404) return null
  if (!response?.ok) throw problemOf(response?.status ?? 0, undefined)
  return response.json()
}

/** Best effort: the server deletes unused uploads. */
export function deleteUpload(id: string): void {
  fetch(uploadUrl(id), { method: 'DELETE', keepalive: true }).catch(() => {})
}
