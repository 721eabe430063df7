import { z } from 'zod'
import type { ErrorBody } from '@/lib/platform/http/error-reply'

/** Error body of the API; clients read either field. */
export const failureWire = z
  .object({
    error: z.string(),
    Error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' }) satisfies z.ZodType<ErrorBody>
