'use client'

import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toaster'

export interface ShareTarget {
  name: string
  url: string
  whatsapp: string
  /** Absent once the pet is not adoptable. */
  poster?: string
}

const LOOK = buttonClass({ variant: 'ghost', size: 'sm' }, 'px-3')

/** Works without JavaScript, except copying. */
export function ShareOptions({ target, onCopied }: { target: ShareTarget; onCopied?: () => void }) {
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(target.url).then(
      () => true,
      () => false,
    )
    onCopied?.()
    if (copied) showToast('Enlace copiado')
    else showToast('No pudimos copiar el enlace. Cópialo de la barra de direcciones.', 5)
  }
  return (
    <div className="mt-3 grid grid-cols-2 gap-2 cramped:grid-cols-1">
      <a href={target.whatsapp} target="_blank" rel="noopener" className={LOOK}>
        <Icon name="message-circle" size={18} />
        WhatsApp
      </a>
      <button type="button" onClick={copy} className={`${LOOK} noscript:hidden`}>
        <Icon name="link-2" size={18} />
        Copiar enlace
      </button>
      {target.poster && (
        <a
          href={target.poster}
          type="application/pdf"
          target="_blank"
          rel="noopener"
          className={`${LOOK} col-span-full`}
        >
          <Icon name="printer" size={18} />
          Cartel para imprimir
        </a>
      )}
    </div>
  )
}
