import type { z } from 'zod'
import type { Contract } from '@/lib/http/route'

/** Routes parse with it, and OpenAPI is generated from it. */
export interface ApiContract extends Contract<z.ZodObject, z.ZodObject, z.ZodType> {
  /** Below the prefix, with `{name}` for each parameter. */
  path: string
  method?: 'post' | 'put' | 'patch' | 'delete'
  summary: string
  /** The schema a handler applies itself, where `body` lets anything through; for the description. */
  reads?: z.ZodType
  status?: number
  /** Besides those every such call has (lib/http/route). */
  failures?: readonly number[]
  /** Of statuses that answer with something else than the error body. */
  failureAnswers?: Readonly<Record<number, z.ZodType>>
}
