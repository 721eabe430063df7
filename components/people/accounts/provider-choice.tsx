import type { ProviderOffer } from '@/lib/people/oidc/dto'
import { ProviderButton } from './provider-button'

/** Above a form, which is the other way; nothing without a provider. */
export function ProviderChoice({ offer, callbackUrl }: { offer: ProviderOffer | null; callbackUrl: string }) {
  if (offer === null) return null
  return (
    <>
      <ProviderButton offer={offer} callbackUrl={callbackUrl} />
      <p className="flex items-center gap-3 text-fine font-semibold text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        o
      </p>
    </>
  )
}
