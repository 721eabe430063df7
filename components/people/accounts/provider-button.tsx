import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'

/** A plain form, so it works without JavaScript. @param again the provider has to ask the person to sign in */
export function ProviderButton({
  name,
  callbackUrl,
  again = false,
}: {
  name: string
  callbackUrl: string
  again?: boolean
}) {
  return (
    <form action="/api/auth/signin/oidc" method="post">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      {again && <input type="hidden" name="again" value="1" />}
      <button type="submit" className={buttonClass({ variant: 'ghost', size: 'big' })}>
        <Icon name="key-round" size={20} />
        Continuar con {name}
      </button>
    </form>
  )
}
