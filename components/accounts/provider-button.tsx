import { KeyRound } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'

/** Sign-in through the external provider: a plain form, so it works without JavaScript. */
export function ProviderButton({ name, callbackUrl }: { name: string; callbackUrl: string }) {
  return (
    <form action="/api/auth/signin/oidc" method="post">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <button type="submit" className={buttonClass({ variant: 'ghost', size: 'big' })}>
        <KeyRound aria-hidden size={20} strokeWidth={1.9} />
        Continuar con {name}
      </button>
    </form>
  )
}
