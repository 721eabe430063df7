import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/http/route'
import type { UploadDto } from '@/lib/photos/dto'
import { forgetUpload, readUpload } from '@/lib/photos/uploads'

/** Seconds that a serverless host leaves for an upload that is gone on with. */
export const maxDuration = 60

const contract = {
  params: z.object({ id: z.uuid() }),
  query: z.object({}),
  cache: 'fresh' as const,
  signedIn: true as const,
}

/** What became of a photo that somebody has sent, for its sender. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint({ ...contract, answer: z.custom<UploadDto>() }, async (ctx, { params }) => ({
    body: await readUpload(ctx, params.id),
  })),
  DELETE: endpoint({ ...contract, answer: z.object({}) }, async (ctx, { params }) => {
    await forgetUpload(ctx, params.id)
    return { body: {} }
  }),
})
