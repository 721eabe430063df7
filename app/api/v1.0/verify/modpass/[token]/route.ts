import { resetPasswordContract } from '@/app/api/v1.0/_wire/account-contracts'
import { resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  PUT: endpoint(resetPasswordContract, async (context, { params, body }) => {
    await resetPassword(context, { token: params.token, ...body })
    return { body: { msg: 'La clave ha sido actualizada' } }
  }),
})
