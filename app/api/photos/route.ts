import { z } from 'zod'
import type { UploadDto } from '@/lib/photos/dto'
import { MAX_PHOTO_BYTES, TOO_LARGE } from '@/lib/photos/limits'
import { receiveUpload } from '@/lib/photos/uploads'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

/** Seconds a serverless host grants, including the processing after the response. */
export const maxDuration = 60

/** Multipart overhead around the file. */
const FORM_BYTES = 64 * 1024

const contract = {
  body: z.object({
    photo: z.array(z.custom<File>()).min(1, 'Elige una foto').max(1, 'Envía las fotos de una en una'),
  }),
  uploads: {
    parts: ['photo'],
    maxBytes: MAX_PHOTO_BYTES + FORM_BYTES,
    tooLarge: TOO_LARGE,
  },
  answer: z.custom<UploadDto>(),
  signedIn: true as const,
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(contract, async (ctx, { body: { photo } }) => {
    const [bytes = new ArrayBuffer()] = await Promise.all(photo.map((file) => file.arrayBuffer()))
    const { id } = await receiveUpload(ctx, Buffer.from(bytes))
    return { status: 202, body: { id, status: 'processing' as const } }
  }),
})
