import { resetPassword } from '@/lib/accounts/operations/reset-password'
import { apiRoute, endpoint } from '@/lib/http/route'
import { resetPasswordContract } from '../../../_wire/account-contracts'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: endpoint(resetPasswordContract, async (context, { params, body }) => {
    await resetPassword(context, { token: params.token, ...body })
    return { body: { msg: 'La clave ha sido actualizada' } }
  }),
})
