import type { z } from 'zod'
import type { Contract } from '@/lib/http/route'

/** One call of the API: its route parses with it, and its description (OpenAPI) is made from it. */
export interface ApiContract extends Contract<z.ZodObject, z.ZodObject, z.ZodType> {
  /** Below the prefix, with `{name}` for each parameter. */
  path: string
  /** Default: GET. */
  method?: 'post' | 'put' | 'patch' | 'delete'
  summary: string
  /** The schema a handler applies itself, where `body` lets anything through; for the description. */
  reads?: z.ZodType
  /** Default: 200. */
  status?: number
  /** Statuses that answer with the error body, besides those every such call has (lib/http/route). Default: none. */
  failures?: readonly number[]
  /** Of statuses that answer with something else than the error body. */
  failureAnswers?: Readonly<Record<number, z.ZodType>>
}
