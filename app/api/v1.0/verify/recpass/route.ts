import { requestReset } from '@/lib/accounts/operations/reset-password'
import { apiRoute, endpoint } from '@/lib/http/route'
import { sendResetContract } from '../../_wire/account-contracts'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(sendResetContract, async (context, { body }) => {
    await requestReset(context, body)
    return { body: { msg: 'Hemos enviado un correo a tu bandeja de entrada' } }
  }),
})
