'use client'

import { useEffect, useRef, useState } from 'react'
import { isReloadingWithInput } from '@/components/forms/unsent-input'
import { useViewer } from '@/components/people/viewer/use-viewer'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { SheetDialog } from '@/components/ui/dialog/sheet-dialog'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { RetryLine, Skeleton } from '@/components/ui/load-state'
import { LONG_WAIT, useLongWait } from '@/components/ui/long-wait'
import { Toaster } from '@/components/ui/toaster'
import type { EditablePetDto } from '@/lib/pets/dto'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import type { PetStatus } from '@/lib/text/vocabulary'
import { dialogEntry, isDialogUrl, pushDialogEntry } from './dialog-history'
import { EditPetForm } from './edit-pet-form'
import { PetActions } from './pet-actions'
import { StatusButtons } from './status-buttons'

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

function EditPanel({
  petId,
  fromPetPage,
  onDirty,
  onSaved,
}: {
  petId: number
  fromPetPage: boolean
  onDirty: (dirty: boolean) => void
  onSaved: () => void
}) {
  const role = useViewer()?.role ?? 'user'
  const [state, setState] = useState<'loading' | 'failed' | { pet: EditablePetDto; catalog: PetCatalog }>(
    'loading',
  )
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again.
  useEffect(() => {
    if (state !== 'loading') return
    const fetching = new AbortController()
    const { signal } = fetching
    Promise.all([
      fetchJson<EditablePetDto>(`/api/own-pets/${petId}`, { cache: 'no-store', signal }),
      fetchJson<PetCatalog>('/api/catalog', { signal }),
    ]).then(
      ([pet, catalog]) => signal.aborted || setState({ pet, catalog }),
      () => signal.aborted || setState('failed'),
    )
    // A retry would otherwise join the pending request of the catalog.
    return () => fetching.abort()
  }, [petId, state, attempt])

  if (state === 'loading') return <Loading attempt={attempt} onRetry={() => setAttempt(attempt + 1)} />
  if (state === 'failed') {
    return (
      <EmptyPanel
        level="h3"
        title="Oops! ha ocurrido un error."
        text="No pudimos traer los datos de tu mascota. Revisa tu conexión."
        action={<Button onClick={() => setState('loading')}>Reintentar</Button>}
      />
    )
  }
  const showStatus = (status: PetStatus) => {
    // A pet in process is adopted by the request that was accepted; one that is offered again was returned.
    const before = state.pet
    const adoptedHere =
      status === 'adoptado' ? before.status === 'en proceso' : status === 'inactivo' && before.adoptedHere
    setState({ ...state, pet: { ...state.pet, status, adoptedHere } })
    onSaved()
  }
  return (
    <>
      <EditPetForm
        {...state}
        ownerRole={role}
        fromPetPage={fromPetPage}
        onDirty={onDirty}
        onSaved={onSaved}
      />
      <div className="border-t border-line py-6">
        <PetActions onChanged={showStatus}>
          <StatusButtons pet={state.pet} fromPetPage={fromPetPage} />
        </PetActions>
      </div>
    </>
  )
}

function Loading({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  const isLate = useLongWait(true, attempt)
  return (
    <div role="status" className="grid gap-4">
      {isLate ? <RetryLine text={LONG_WAIT} onRetry={onRetry} /> : <p className="sr-only">Cargando</p>}
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="h-12 w-3/4 rounded-control" />
      <Skeleton className="h-12 w-1/2 rounded-control" />
    </div>
  )
}

async function fetchJson<Answer>(address: string, options: RequestInit): Promise<Answer> {
  const answer = await fetch(address, options)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
