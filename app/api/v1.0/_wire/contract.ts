import { z } from 'zod'
import type { Contract } from '@/lib/platform/http/contract'
import type { ErrorBody } from '@/lib/platform/http/error-reply'

/** Routes parse with it, and OpenAPI is generated from it. */
export interface ApiContract extends Contract<z.ZodObject, z.ZodObject, z.ZodType> {
  /** With `{name}` for each parameter. */
  path: string
  method?: 'post' | 'put' | 'patch' | 'delete'
  summary: string
  /** For OpenAPI: what the handler itself parses where `body` accepts anything. */
  reads?: z.ZodType
  status?: number
  /** Another success status with the same answer. */
  statusAgain?: number
  /** What X-Total-Count counts, of a list without pages. */
  counted?: string
  /** Besides those of every such call (lib/platform/http/route). */
  failures?: readonly number[]
  /** Error statuses with another body. */
  failureAnswers?: Readonly<Record<number, z.ZodType>>
}

/** Error body of the API; clients read either field. */
export const failureWire = z
  .object({
    error: z.string(),
    Error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' }) satisfies z.ZodType<ErrorBody>
