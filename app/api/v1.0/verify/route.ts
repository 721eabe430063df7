import { resendConfirmation } from '@/lib/accounts/operations/confirm-email'
import { apiRoute, endpoint } from '@/lib/http/route'
import { sendConfirmationContract } from '../_wire/account-contracts'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(sendConfirmationContract, async (context, { body }) => {
    await resendConfirmation(context, body)
    return { body: { msg: 'Si tu cuenta espera confirmación, el correo ya va en camino.' } }
  }),
})
