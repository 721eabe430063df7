'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { useOnChange } from '@/components/ui/use-on-change'
import type { ShareTarget } from './share-options'

const useShareDialog = lazyComponent(() => import('./share-dialog').then((module) => module.ShareDialog))

/** Opens the share sheet, else a dialog; without JavaScript it links to the share options on the page. */
export function ShareLink({
  title,
  target,
  href,
  className,
  children,
}: {
  title: string
  target: ShareTarget
  href: string
  className: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const Dialog = useShareDialog(open)
  const openPlainly = () => {
    location.hash = href
  }
  useLongWaitToast(open && Dialog === undefined, openPlainly)
  useOnChange(Dialog === null, (isMissing) => {
    if (isMissing) openPlainly()
  })
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (!navigator.share) return setOpen(true)
    // Dismissing the share sheet rejects with AbortError, which is not a failure.
    navigator.share({ title, url: target.url }).catch(() => {})
  }
  return (
    <>
      <a href={href} onClick={onClick} aria-label={`Compartir a ${target.name}`} className={className}>
        {children}
      </a>
      {Dialog && <Dialog target={target} onClose={() => setOpen(false)} />}
    </>
  )
}
