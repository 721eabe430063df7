'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { lazyDialog } from '@/components/ui/dialog/lazy-dialog'
import type { ShareTarget } from '@/lib/pets/share'

const useShareDialog = lazyDialog(() => import('./share-dialog').then((module) => module.ShareDialog))

/**
 * Opens the share sheet, else a dialog; without JavaScript it links to the share options on the page.
 * @param offersAll opens the dialog in any case: a sheet shares the link alone, without pictures
 */
export function ShareLink({
  title,
  target,
  href,
  offersAll = false,
  className,
  children,
}: {
  title: string
  target: ShareTarget
  href: string
  offersAll?: boolean
  className: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const goToOptions = () => location.assign(href)
  const Dialog = useShareDialog(open, close, { label: 'Ver las opciones', run: goToOptions })
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (offersAll || !navigator.share) return setOpen(true)
    // Dismissing the share sheet rejects with AbortError, which is not a failure.
    navigator.share({ title, url: target.url }).catch(() => {})
  }
  return (
    <>
      <a
        href={href}
        onClick={onClick}
        aria-haspopup="dialog"
        aria-label={`Compartir a ${target.name}`}
        className={className}
      >
        {children}
      </a>
      {Dialog && <Dialog target={target} onClose={close} />}
    </>
  )
}
