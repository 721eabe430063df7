'use client'

import { useEffect, useState } from 'react'
import { useViewer } from '@/components/people/viewer/use-viewer'
import { Button } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { RetryLine, Skeleton } from '@/components/ui/load-state'
import { LONG_WAIT, useLongWait } from '@/components/ui/long-wait'
import type { EditablePetDto } from '@/lib/pets/dto'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import type { PetStatus } from '@/lib/text/vocabulary'
import { EditPetForm } from './edit-pet-form'
import { fetchCatalog, fetchOwnPet } from './own-pet'
import { PetActions } from './pet-actions'
import { StatusButtons } from './status-buttons'

export function EditPanel({
  petId,
  fromPetPage,
  onDirty,
  onSaved,
  onStatus,
}: {
  petId: number
  fromPetPage: boolean
  onDirty: (dirty: boolean) => void
  onSaved: () => void
  onStatus: () => void
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
    Promise.all([fetchOwnPet(petId, signal), fetchCatalog(signal)]).then(
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
    setState({ ...state, pet: { ...state.pet, status } })
    onStatus()
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
