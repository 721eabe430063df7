import { z } from 'zod'
import { briefDigits, isCleanable } from '@/lib/text/schema'

const WRITE_CODE = 'Escribe los 6 números de tu aplicación'
const WRITE_RECOVERY_CODE = 'Escribe uno de tus códigos de recuperación'
const callbackUrl = z.string().optional()

/** Apps show `123 456`, people also write `123-456`. */
const appCode = z
  .string({ error: WRITE_CODE })
  .refine((text) => isCleanable(text, 6), WRITE_CODE)
  .transform((text) => briefDigits(text).replace(/[\s.\p{Pd}]/gu, ''))
  .pipe(z.string().regex(/^\d{6}$/, WRITE_CODE))

export const appCodeSchema = z.object({ code: appCode, callbackUrl })

export const recoveryCodeSchema = z.object({
  recoveryCode: z.string({ error: WRITE_RECOVERY_CODE }).trim().min(1, WRITE_RECOVERY_CODE).max(100),
  callbackUrl,
})
