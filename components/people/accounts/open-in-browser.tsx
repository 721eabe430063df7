import { buttonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon/icon'
import type { InAppBrowser } from '@/lib/text/in-app-browsers'

/** Where a provider would refuse people: why, and how to go on in the phone's browser. */
export function OpenInBrowser({
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
