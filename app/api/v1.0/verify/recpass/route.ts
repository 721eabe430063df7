import { sendResetContract } from '@/app/api/v1.0/_wire/account-contracts'
import { requestReset } from '@/lib/people/accounts/operations/reset-password'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(sendResetContract, async (context, { body }) => {
    await requestReset(context, body)
    return { body: { msg: 'Hemos enviado un correo a tu bandeja de entrada' } }
  }),
})
