import type { StoredFile } from '@/lib/platform/integrations/files/files'
import type { SentFile } from './file-response'

/** Saved, never shown: what people upload must not run on our origin. */
const savedAs = (name: string) => ({
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
})

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** A name that opens where it is saved, without which telephones and Windows find no program for a file. */
export const fileNameOf = (name: string, contentType: string): string => name + (ENDINGS[contentType] ?? '')

/** A private file, for `answerFile`. @param name its ending follows from the content type */
export const attachment = ({ bytes, contentType }: StoredFile, name: string): SentFile => ({
  bytes,
  contentType,
  etag: null,
  headers: savedAs(fileNameOf(name, contentType)),
})

export const jsonAttachment = (data: unknown, name: string): SentFile =>
  attachment(
    { bytes: Buffer.from(JSON.stringify(data, null, 2)), contentType: 'application/json; charset=utf-8' },
    name,
  )

export const csvResponse = (name: string, text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8', ...savedAs(name) } })
