import { register } from '@/lib/accounts/operations/register'
import { apiRoute, endpoint } from '@/lib/http/route'
import { registerUser } from '../_wire/account-operations'
import { isProviderSignIn, registerFromProvider } from '../_wire/provider-registration'
import { readRegistration, refusalOfError } from '../_wire/registration'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(registerUser, async (context, { body, request }) => {
    if (isProviderSignIn(body, request.headers)) {
      return { body: await registerFromProvider(context, body, request.headers) }
    }
    const read = readRegistration(body)
    if ('refusal' in read) return { body: read.refusal }
    try {
      await register(context, read.input)
    } catch (error) {
      return { body: refusalOfError(error) }
    }
    return { body: { message: 'Usuario creado con éxito! Se ha enviado un correo de confirmación.' } }
  }),
})
