import { z } from 'zod'
import { reviewSchema } from '@/lib/moderation/reviews/schema'
import { idSchema } from '@/lib/text/schema'
import type { ApiContract } from './contract'

const { foundationId, points, comment } = reviewSchema.shape

export const publishReviewContract = {
  path: '/start',
  method: 'post',
  summary:
    'Publica la reseña propia de una fundación, `id`; una segunda reemplaza a la primera y responde 200',
  body: z.object({
    msg: z.object({ coment: comment, point: points }),
    id: foundationId,
    userId: idSchema('Indica tu cuenta'),
  }),
  answer: z.object({ msg: z.string() }),
  signedIn: true,
  status: 201,
  statusAgain: 200,
  failures: [404, 409, 429],
} satisfies ApiContract
