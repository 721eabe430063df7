'use client'

import { useEffect, useRef, useState } from 'react'
import { isReloadingWithInput } from '@/components/forms/unsent-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { SheetDialog } from '@/components/ui/dialog/sheet-dialog'
import { Toaster } from '@/components/ui/toaster'
import { dialogEntry, isDialogUrl, pushDialogEntry } from './dialog-history'
import { EditPanel } from './edit-panel'

/** Confirms before closing with unsaved changes. @param onClose receives whether the page behind must refresh */
export function EditDialog({
  pet,
  fromPetPage,
  onClose,
}: {
  pet: { id: number; name: string }
  fromPetPage: boolean
  onClose: (changed: boolean) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const dirty = useRef(false)
  const changed = useRef(false)
  const [asking, setAsking] = useState(false)
  const entry = dialogEntry(pet.id, fromPetPage)

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current && !isReloadingWithInput()) event.preventDefault()
    }
    const onBack = () => {
      if (isDialogUrl(entry)) return
      if (!dirty.current) return dialog.current?.close()
      pushDialogEntry(entry)
      setAsking(true)
    }
    const listening = new AbortController()
    window.addEventListener('beforeunload', onUnload, { signal: listening.signal })
    window.addEventListener('popstate', onBack, { signal: listening.signal })
    return () => listening.abort()
  }, [entry])

  const close = () => dialog.current?.close()
  const askIfDirty = () => {
    setAsking(dirty.current)
    return !dirty.current
  }
  const finish = () => {
    changed.current = true
    if (!dirty.current) close()
  }

  return (
    <>
      <SheetDialog
        ref={dialog}
        title={`Editar a ${pet.name}`}
        canClose={askIfDirty}
        onClose={() => onClose(changed.current)}
      >
        <EditPanel
          petId={pet.id}
          fromPetPage={fromPetPage}
          onDirty={(now) => {
            dirty.current = now
          }}
          onSaved={finish}
          onStatus={finish}
        />
        {/* The page's toaster is inert behind the dialog. */}
        <Toaster />
      </SheetDialog>
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
