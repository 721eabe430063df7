import type { z } from 'zod'
import type { Contract } from '@/lib/platform/http/route'

/** Contract of an endpoint: routes parse with it, and OpenAPI is generated from it. */
export interface ApiContract extends Contract<z.ZodObject, z.ZodObject, z.ZodType> {
  /** Path below the prefix, with `{name}` for each parameter. */
  path: string
  method?: 'post' | 'put' | 'patch' | 'delete'
  summary: string
  /** For OpenAPI: the schema that the handler applies itself where `body` accepts anything. */
  reads?: z.ZodType
  status?: number
  /** Errors besides those of every such call (lib/platform/http/route). */
  failures?: readonly number[]
  /** Schemas of error statuses that do not answer with the error body. */
  failureAnswers?: Readonly<Record<number, z.ZodType>>
}
