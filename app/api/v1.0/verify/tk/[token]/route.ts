import { confirmEmailByPostContract, confirmEmailContract } from '@/app/api/v1.0/_wire/account-contracts'
import { confirmForClient } from '@/lib/people/accounts/operations/confirm-email'
import { readRegistrationProof } from '@/lib/people/accounts/registration-cookie'
import type { Context } from '@/lib/platform/context'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const CONFIRMED = 'Email verificado correctamente!'
const WITHOUT_PASSWORD = `${CONFIRMED} Para ingresar, elige tu contraseña con «¿Olvidaste tu contraseña?».`

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(confirmEmailContract, async (context, { params, request }) => {
    // HEAD is answered here too and must not write.
    return request.method === 'HEAD' ? { body: { msg: CONFIRMED } } : confirm(context, params.token)
  }),
  POST: endpoint(confirmEmailByPostContract, async (context, { params }) => confirm(context, params.token)),
})

async function confirm(context: Context, token: string) {
  const hasPassword = await confirmForClient(context, { token }, await readRegistrationProof())
  return { body: { msg: hasPassword ? CONFIRMED : WITHOUT_PASSWORD } }
}
