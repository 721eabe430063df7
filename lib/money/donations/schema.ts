import { z } from 'zod'
import { briefLine, idSchema } from '@/lib/text/schema'
import { CURRENCIES } from '@/lib/text/vocabulary'
import { parseAmount } from './amounts'

const amount = (text: string, context: z.RefinementCtx) => {
  const parsed = parseAmount(text)
  if ('amount' in parsed) return parsed
  context.addIssue({ code: 'custom', message: parsed.error })
  return z.NEVER
}

const id = idSchema('Elige una fundación')
const line = z.string().default('').transform(briefLine)

/** A typed amount wins over a suggested one; without JavaScript both may be sent. */
export const donateSchema = z
  .object({
    fundacion: id,
    mascota: z.union([z.literal('').transform(() => null), id]).default(null),
    para: z.enum(['mascota', 'fundacion']).default('mascota'),
    sugerido: line,
    monto: line,
    cada: z.enum(['una', 'mes']).default('una'),
    nombre: z.enum(['numero', 'nombre']).default('numero'),
    moneda: z.enum(CURRENCIES).optional().catch(undefined),
  })
  .transform(({ monto, sugerido, ...rest }) => ({ ...rest, monto: monto || sugerido }))
  .pipe(
    z.object({
      fundacion: z.number(),
      mascota: z.number().nullable(),
      para: z.enum(['mascota', 'fundacion']),
      monto: z.string().transform(amount),
      cada: z.enum(['una', 'mes']),
      nombre: z.enum(['numero', 'nombre']),
      moneda: z.enum(CURRENCIES).optional(),
    }),
  )
  .transform(({ fundacion, mascota, para, monto, cada, nombre, moneda }) => ({
    foundationId: fundacion,
    petId: para === 'mascota' ? mascota : null,
    amount: monto.amount,
    ...(monto.currency && { currency: monto.currency }),
    ...(moneda && { shownCurrency: moneda }),
    named: nombre === 'nombre',
    monthly: cada === 'mes',
  }))

export const simulateSchema = z.object({
  sesion: z.string().max(100),
  resultado: z.enum(['pagar', 'cerrar', 'tarde', 'rechazar', 'devolver', 'renovar', 'fallar', 'terminar']),
})

export const discardDonationSchema = z.object({ donationId: idSchema('Elige una donación') })

export const cancelMonthlySchema = z.object({ giftId: idSchema('Elige un aporte mensual') })
