import { z } from 'zod'
import type { UploadDto } from '@/lib/photos/dto'
import { discardUpload, readUpload } from '@/lib/photos/uploads'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

/** Seconds a serverless host grants, enough to take over an interrupted upload. */
export const maxDuration = 60

const contract = {
  params: z.object({ id: z.uuid() }),
  signedIn: true as const,
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint({ ...contract, answer: z.custom<UploadDto>() }, async (ctx, { params }) => ({
    body: await readUpload(ctx, params.id),
  })),
  DELETE: endpoint({ ...contract, answer: z.object({}) }, async (ctx, { params }) => {
    await discardUpload(ctx, params.id)
    return { body: {} }
  }),
})
