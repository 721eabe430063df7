'use client'

import type { ReactNode } from 'react'
import { copyText } from '@/components/ui/copy-text'
import { captionOf, type ShareTarget } from '@/lib/pets/share'

const WORDS = {
  link: {
    done: 'Enlace copiado',
    failed: 'No pudimos copiar el enlace. Cópialo de la barra de direcciones.',
  },
  text: { done: 'Texto copiado', failed: 'No pudimos copiar el texto.' },
}

export function ShareCopyButton({
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
  const copy = () => copyText(copies === 'link' ? target.url : captionOf(target), WORDS[copies], onCopied)
  return (
    <button type="button" onClick={copy} className={`${className} noscript:hidden`}>
      {children}
    </button>
  )
}
