import { registerContract } from '@/app/api/v1.0/_wire/account-contracts'
import {
  isProviderSignIn,
  parseRegistration,
  registerFromProvider,
  registrationFailureOf,
} from '@/app/api/v1.0/_wire/registration'
import { register } from '@/lib/people/accounts/operations/register'
import { proveRegistration } from '@/lib/people/accounts/registration-cookie'
import { isSameOrigin } from '@/lib/platform/http/credentials'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(registerContract, async (context, { body, request }) => {
    if (isProviderSignIn(body, request.headers)) {
      return { body: await registerFromProvider(context, body, request.headers) }
    }
    try {
      const account = await register(context, parseRegistration(body))
      if (isSameOrigin(request.headers)) await proveRegistration(account)
    } catch (error) {
      return { body: registrationFailureOf(error) }
    }
    return { body: { message: 'Usuario creado con éxito! Se ha enviado un correo de confirmación.' } }
  }),
})
