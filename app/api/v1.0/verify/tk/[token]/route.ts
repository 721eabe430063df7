import { confirmEmailByPostContract, confirmEmailContract } from '@/app/api/v1.0/_wire/account-contracts'
import { confirmEmail } from '@/lib/people/accounts/operations/confirm-email'
import type { Context } from '@/lib/platform/context'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const CONFIRMED = { body: { msg: 'Email verificado correctamente!' } }

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(confirmEmailContract, async (context, { params, request }) => {
    // HEAD is answered here too and must not write.
    return request.method === 'HEAD' ? CONFIRMED : confirm(context, params.token)
  }),
  POST: endpoint(confirmEmailByPostContract, async (context, { params }) => confirm(context, params.token)),
})

async function confirm(context: Context, token: string) {
  await confirmEmail(context, { token })
  return CONFIRMED
}
