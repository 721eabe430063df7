'use server'

import { discardDonation } from '@/lib/money/donations/operations/outcome'
import type { Actor } from '@/lib/platform/actor'
import { formAction } from '@/lib/platform/forms/action'
import { donationResultPath, monthlyGiftsPath, uncheckedRoute } from '@/lib/text/routes'
import { cancelMonthlyGift } from './operations/cancel-monthly'
import { simulatePayment } from './operations/simulate'
import { startDonation } from './operations/start'
import { donationsMadePath } from './paths'
import { AlreadyMonthly } from './policy'
import { cancelMonthlySchema, discardDonationSchema, donateSchema, simulateSchema } from './schema'

const roleOf = ({ kind }: Actor) => (kind === 'foundation' ? 'fundation' : 'user')

/** Redirects to the payment page, or to the donor's gift if they already give every month. */
export const donateAction = formAction(donateSchema, async (ctx, input) => {
  try {
    const { url } = await startDonation(ctx, input)
    return { redirectTo: uncheckedRoute(url) }
  } catch (error) {
    if (!(error instanceof AlreadyMonthly)) throw error
    return { redirectTo: monthlyGiftsPath(roleOf(ctx.actor), `?aporte=${error.giftId}`) }
  }
})

export const discardDonationAction = formAction(discardDonationSchema, async (ctx, input) => {
  const outcome = await discardDonation(ctx, input)
  const kept = outcome === 'pendiente' ? 'donationOnItsWay' : 'donationPaid'
  const notice = outcome === 'cancelada' ? 'donationDiscarded' : kept
  // Also where it was not: the form is there only while nobody is paying.
  return { redirectTo: donationsMadePath(roleOf(ctx.actor)), skipsForm: true, notice }
})

export const cancelMonthlyAction = formAction(cancelMonthlySchema, async (ctx, input) => {
  const { isClosed } = await cancelMonthlyGift(ctx, input)
  return {
    redirectTo: monthlyGiftsPath(roleOf(ctx.actor)),
    skipsForm: true,
    notice: isClosed ? 'monthlyCancelled' : 'monthlyCancelledLater',
  }
})

export const simulatePaymentAction = formAction(simulateSchema, async (ctx, input) => {
  const { donationId, returns } = await simulatePayment(ctx, input)
  return returns
    ? { redirectTo: donationResultPath(donationId), skipsForm: true }
    : { message: 'El aviso llegó. Puedes cerrar esta página, como quien no vuelve, o seguir probando.' }
})
