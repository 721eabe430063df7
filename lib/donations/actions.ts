'use server'

import { formAction } from '@/lib/http/action'
import { donationResultPath, uncheckedRoute } from '@/lib/routes'
import { simulatePayment } from './operations/simulate'
import { startDonation } from './operations/start'
import { donateSchema, simulateSchema } from './schema'

/** On to the payment page, which is another site. */
export const donateAction = formAction(donateSchema, async (ctx, input) => {
  const { url } = await startDonation(ctx, input)
  return { redirectTo: uncheckedRoute(url) }
})

export const simulatePaymentAction = formAction(simulateSchema, async (ctx, input) => {
  const { donationId, returns } = await simulatePayment(ctx, input)
  return returns
    ? { redirectTo: donationResultPath(donationId), skipsForm: true }
    : { message: 'El aviso llegó. Puedes cerrar esta página, como quien no vuelve.' }
})
