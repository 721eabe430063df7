import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { isForBrowser } from '@/components/ui/links/link'
import { uncheckedRoute } from '@/lib/text/routes'

/** The link that leads to another page of ours in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && !isForBrowser(event, link) && link.pathname !== location.pathname ? link : null
}

export function LeaveGuard() {
  const [leaving, setLeaving] = useState<Route | null>(null)

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || link.dataset.leave !== undefined) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving(uncheckedRoute(link.href))
    }
    const listening = new AbortController()
    window.addEventListener('beforeunload', onUnload, { signal: listening.signal })
    document.addEventListener('click', onClick, { signal: listening.signal, capture: true })
    return () => listening.abort()
  }, [])

  if (leaving === null) return null
  return (
    <Dialog title="Tus fotos todavía se están subiendo" onClose={() => setLeaving(null)}>
      <p className="text-ink-2">Si sales ahora, las que faltan no se suben.</p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <LinkButton href={leaving} variant="ghost" data-leave="">
          Salir
        </LinkButton>
        {/* Buttons, not `<form method="dialog">`: forms cannot be nested. */}
        <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Quedarme</Button>
      </div>
    </Dialog>
  )
}
