import type { StoredFile } from '@/lib/platform/integrations/files/files'
import type { SentFile } from './file-response'

/** A private file to be saved, never shown: what people upload must not run on our origin. For `answerFile`. */
export const attachment = ({ bytes, contentType }: StoredFile, name: string): SentFile => ({
  bytes,
  contentType,
  etag: null,
  headers: {
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  },
})

export const jsonAttachment = (data: unknown, name: string): SentFile =>
  attachment(
    { bytes: Buffer.from(JSON.stringify(data, null, 2)), contentType: 'application/json; charset=utf-8' },
    name,
  )
