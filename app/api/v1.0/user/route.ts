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
    try {
      await register(context, readRegistration(body))
    } catch (error) {
      return { body: refusalOfError(error) }
    }
    return { body: { message: 'Usuario creado con éxito! Se ha enviado un correo de confirmación.' } }
  }),
})
