import type { StoredFile } from '@/lib/platform/integrations/files/files'

/** A private file to be saved, never shown: what people upload must not run on our origin. */
export const fileDownload = (file: StoredFile, name: string): Response =>
  new Response(new Uint8Array(file.bytes), {
    headers: {
      ...headersOf(file.contentType, name),
      'Content-Length': String(file.bytes.length),
    },
  })

export const jsonDownload = (data: unknown, name: string): Response =>
  new Response(JSON.stringify(data, null, 2), { headers: headersOf('application/json; charset=utf-8', name) })

const headersOf = (contentType: string, name: string) => ({
  'Content-Type': contentType,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
})
