import { requestReset } from '@/lib/accounts/operations/reset-password'
import { apiRoute, endpoint } from '@/lib/http/route'
import { sendReset } from '../../_wire/account-operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(sendReset, async (context, { body }) => {
    await requestReset(context, body)
    return { body: { msg: 'Hemos enviado un correo a tu bandeja de entrada' } }
  }),
})
