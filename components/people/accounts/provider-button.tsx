import { buttonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon/icon'
import type { ProviderOffer } from '@/lib/people/oidc/dto'
import type { InAppBrowser } from '@/lib/text/in-app-browsers'
import { InstalledOnly } from './installed-only'

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

/** Where a provider would refuse people: why, and how to go on in the phone's browser. */
function OpenInBrowser({
  provider,
  inAppBrowser: { app, url, href },
}: {
  provider: string
  inAppBrowser: InAppBrowser
}) {
  return (
    <section
      aria-label="Abrir en el navegador"
      className="grid gap-3 rounded-card bg-mist px-5 py-4 text-small"
    >
      <p>
        Desde {app ?? 'otra app'} no puedes continuar con {provider}: solo funciona en el navegador de tu
        teléfono. Ábrelo ahí, o usa tu correo aquí abajo.
      </p>
      {href !== null && (
        <a href={href} className={buttonClass({ variant: 'ghost', size: 'big' })}>
          <Icon name="external-link" size={20} />
          Abrir en el navegador
        </a>
      )}
      <p>
        {href === null ? 'Toca' : '¿No se abre? Toca'} <b>⋯</b> o <b>⋮</b> en {app ?? 'la app'} y elige «Abrir
        en el navegador», o copia este enlace y pégalo ahí:
      </p>
      <p translate="no" className="font-mono text-fine wrap-anywhere select-all">
        {url}
      </p>
      <div>
        <CopyButton text={url} label="Copiar enlace" done="Enlace copiado" />
      </div>
    </section>
  )
}

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
