'use client'

import type { MouseEvent, ReactNode } from 'react'
import { showToast } from '@/components/ui/toaster'

/**
 * Opens the device's own share sheet. Where there is none, and without JavaScript, it leads to the other ways to share
 * on the same page.
 */
export function ShareLink({
  title,
  url,
  href,
  ...rest
}: {
  title: string
  url: string
  /** Where the other ways are. */
  href: string
  'aria-label': string
  className: string
  children: ReactNode
}) {
  const onClick = (event: MouseEvent) => {
    if (!navigator.share) return
    event.preventDefault()
    // Whoever closes the sheet has changed their mind, which is no error.
    navigator.share({ title, url }).catch(() => {})
  }
  return <a href={href} onClick={onClick} {...rest} />
}

/** Copies an address, and says so. */
export function CopyLink({
  url,
  className,
  children,
}: {
  url: string
  className: string
  children: ReactNode
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast('Enlace copiado')
    } catch {
      showToast('No pudimos copiar el enlace. Cópialo de la barra de direcciones.', 5)
    }
  }
  return (
    <button type="button" onClick={copy} className={className}>
      {children}
    </button>
  )
}
