import { ProviderButton } from '@/components/people/accounts/provider-button'
import { RequestSignInLink } from '@/components/people/accounts/sign-in-by-link'
import type { ProviderOffer } from '@/lib/people/oidc/dto'
import { DASHBOARD_PROFILE } from '@/lib/text/routes'

/** For accounts without a password, before what would otherwise ask for it. */
export function ProveIdentity({ offer, email }: { offer: ProviderOffer | null; email: string }) {
  return (
    <div className="grid gap-3">
      <p>
        Tu cuenta no tiene contraseña. Por tu seguridad, ingresa otra vez: después tienes 10 minutos para
        hacerlo aquí.
      </p>
      {offer && <ProviderButton offer={offer} callbackUrl={DASHBOARD_PROFILE} again />}
      <RequestSignInLink email={email} callbackUrl={DASHBOARD_PROFILE} />
    </div>
  )
}
