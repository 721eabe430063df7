import { sendConfirmationContract } from '@/app/api/v1.0/_wire/account-contracts'
import { resendConfirmation } from '@/lib/people/accounts/operations/email-links'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(sendConfirmationContract, async (context, { body }) => {
    await resendConfirmation(context, body)
    return { body: { msg: 'Si tu cuenta espera confirmación, el correo ya va en camino.' } }
  }),
})
