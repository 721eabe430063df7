'use client'

import type { ReactNode } from 'react'
import { showToast } from '@/components/ui/toaster'
import { captionOf, type ShareTarget } from '@/lib/pets/share'

const WORDS = {
  link: {
    done: 'Enlace copiado',
    failed: 'No pudimos copiar el enlace. Cópialo de la barra de direcciones.',
  },
  text: { done: 'Texto copiado', failed: 'No pudimos copiar el texto.' },
}

export function CopyButton({
  copies,
  target,
  onCopied,
  className,
  children,
}: {
  copies: keyof typeof WORDS
  target: Pick<ShareTarget, 'url' | 'whatsapp'>
  onCopied?: () => void
  className: string
  children: ReactNode
}) {
  const copy = async () => {
    const copied = await navigator.clipboard
      .writeText(copies === 'link' ? target.url : captionOf(target))
      .then(
        () => true,
        () => false,
      )
    onCopied?.()
    if (copied) showToast(WORDS[copies].done)
    else showToast(WORDS[copies].failed, 5)
  }
  return (
    <button type="button" onClick={copy} className={`${className} noscript:hidden`}>
      {children}
    </button>
  )
}
