import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'

/** A plain form, so it works without JavaScript. */
export function ProviderButton({ name, callbackUrl }: { name: string; callbackUrl: string }) {
  return (
    <form action="/api/auth/signin/oidc" method="post">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <button type="submit" className={buttonClass({ variant: 'ghost', size: 'big' })}>
        <Icon name="key-round" size={20} />
        Continuar con {name}
      </button>
    </form>
  )
}
