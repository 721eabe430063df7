'use client'

import type { MouseEvent, ReactNode } from 'react'
import { copyText } from '@/components/ui/copy-button'
import type { ShareTarget } from '@/lib/pets/share'
import { captionOf } from '@/lib/pets/share-caption'

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

/** Downloads a picture; on a phone that can, hands the file itself to an application, by a script that loads on the tap. */
export function PictureLink({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigator.canShare || !matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    import('./share-picture').then(
      ({ sharePicture }) => sharePicture(href),
      () => location.assign(href),
    )
  }
  return (
    <a href={href} type="image/jpeg" rel="nofollow" download onClick={onClick} className={className}>
      {children}
    </a>
  )
}
