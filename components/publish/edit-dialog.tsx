'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Toaster } from '@/components/ui/toaster'
import { isDialogUrl, pushDialogEntry } from './dialog-history'
import { EditPanel } from './edit-panel'

/** The dialog that something stands in: there may be another one inside of ours. */
const closestDialog = (target: EventTarget) => (target instanceof Element ? target.closest('dialog') : null)

/**
 * Changes a pet on its own page. Nothing behind it scrolls, the focus stays inside, and whoever would lose changes is
 * asked first: by Escape, the backdrop, the cross and stepping back alike.
 * @param onClose runs once it is closed; hears whether the page behind has changed
 */
export function EditDialog({
  pet,
  onClose,
}: {
  pet: { id: number; name: string }
  onClose: (changed: boolean) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const dirty = useRef(false)
  const changed = useRef(false)
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    const onUnload = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault()
    const onBack = () => {
      if (isDialogUrl()) return
      if (!dirty.current) return dialog.current?.close()
      pushDialogEntry()
      setAsking(true)
    }
    const listening = new AbortController()
    window.addEventListener('beforeunload', onUnload, { signal: listening.signal })
    window.addEventListener('popstate', onBack, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const close = () => dialog.current?.close()
  const leave = () => (dirty.current ? setAsking(true) : close())
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || closestDialog(event.target) !== event.currentTarget) return
    // Browsers close a dialog on the second Escape whatever its cancel event is told.
    event.preventDefault()
    leave()
  }
  const leaveOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) leave()
  }
  /** What was changed shows on the page behind, once nothing is left to lose here. */
  const finish = () => {
    changed.current = true
    if (!dirty.current) close()
  }

  return (
    <>
      <dialog
        ref={dialog}
        tabIndex={-1}
        aria-labelledby="editar-titulo"
        onKeyDown={leaveOnEscape}
        onCancel={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          leave()
        }}
        onClick={leaveOnBackdrop}
        onClose={({ target, currentTarget }) => target === currentTarget && onClose(changed.current)}
        className="m-0 h-dvh max-h-none w-full max-w-none animate-rise overflow-hidden bg-white text-ink outline-none md:m-auto md:h-[min(56rem,100dvh-4rem)] md:w-[min(46rem,100%-4rem)] md:rounded-section md:shadow-lift"
      >
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5 md:pl-8">
            <h2 id="editar-titulo" className="min-w-0 truncate text-card">
              Editar a {pet.name}
            </h2>
            <IconButton label="Cerrar" onClick={leave} className="shrink-0 border-transparent">
              <Icon name="x" size={22} />
            </IconButton>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-5 pt-6 md:px-8">
            <EditPanel
              petId={pet.id}
              onDirty={(now) => {
                dirty.current = now
              }}
              onSaved={() => {
                dirty.current = false
                finish()
              }}
              onStatus={finish}
            />
          </div>
        </div>
        {/* The page's own stands behind, where nobody hears or sees it. */}
        <Toaster />
      </dialog>
      {asking && (
        <Dialog title="¿Salir sin guardar?" onClose={() => setAsking(false)}>
          <p className="text-ink-2">Los cambios que hiciste en {pet.name} se perderán.</p>
          <form method="dialog" className="mt-4 grid grid-cols-2 gap-2.5">
            <Button type="submit" variant="ghost" className="px-3">
              Seguir editando
            </Button>
            <Button type="submit" variant="danger" className="px-3" onClick={close}>
              Salir
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
