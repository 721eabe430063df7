import { startDonationContract } from '@/app/api/v1.0/_wire/donation-contracts'
import { withWireNames } from '@/app/api/v1.0/_wire/field-names'
import { startDonation } from '@/lib/money/donations/operations/start'
import { requireOwn } from '@/lib/people/accounts/policy'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(startDonationContract, async (ctx, { body: { items, metadata } }) => {
    requireOwn(ctx.actor, metadata.fromUser.id)
    const [item] = items
    const gift = { foundationId: metadata.toUser.id, petId: null, amount: item.unit_price, named: false }
    const { url } = await withWireNames(startDonation(ctx, gift), { monto: 'items.0.unit_price' })
    return { status: 201, body: { urlPreferentialPayment: url, message: 'Continúa en la página de pago' } }
  }),
})
