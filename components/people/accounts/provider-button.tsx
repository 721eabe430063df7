import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { ProviderOffer } from '@/lib/people/oidc/dto'
import { InstalledOnly } from './installed-only'
import { OpenInBrowser } from './open-in-browser'

interface Props {
  offer: ProviderOffer
  callbackUrl: string
  /** The provider has to ask the person to sign in. */
  again?: boolean
}

/** Inside another app, where providers refuse people, a link that opens the page outside it. */
export function ProviderButton({ offer: { name, inAppBrowser }, ...rest }: Props) {
  if (inAppBrowser === null) return <ProviderForm name={name} {...rest} />
  const out = <OpenInBrowser provider={name} inAppBrowser={inAppBrowser} />
  if (!inAppBrowser.mayBeInstalled) return out
  return <InstalledOnly otherwise={out}>{<ProviderForm name={name} isInstalled {...rest} />}</InstalledOnly>
}

/** A plain form, so it works without JavaScript. */
function ProviderForm({
  name,
  callbackUrl,
  again = false,
  isInstalled = false,
}: Omit<Props, 'offer'> & { name: string; isInstalled?: boolean }) {
  return (
    <form action="/api/auth/signin/oidc" method="post">
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      {again && <input type="hidden" name="again" value="1" />}
      {isInstalled && <input type="hidden" name="installed" value="1" />}
      <button type="submit" className={buttonClass({ variant: 'ghost', size: 'big' })}>
        <Icon name="key-round" size={20} />
        Continuar con {name}
      </button>
    </form>
  )
}
