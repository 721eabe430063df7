'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { deleteDraft, readDraft } from '@/lib/pets/draft'
import { hasInput, NO_VALUES, readPetForm } from '@/lib/pets/form-values'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import type { Role } from '@/lib/text/vocabulary'
import type { PreviewPlace } from './card-preview'
import { NewPetForm } from './new-pet-form'

export function CreatePetForm({
  ownerId,
  ownerRole,
  place,
  catalog,
}: {
  ownerId: number
  ownerRole: Role
  place: PreviewPlace
  catalog: PetCatalog
}) {
  const box = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState({ round: 0, values: NO_VALUES, restored: false })

  useEffect(() => {
    const form = box.current?.querySelector('form')
    // Input made before hydration, or re-rendered by the server, is newer than the draft.
    if (!form || hasInput(readPetForm(new FormData(form)))) return
    const values = readDraft(ownerId)
    if (values) setStart(({ round }) => ({ round: round + 1, values, restored: true }))
  }, [ownerId])

  const startOver = () => {
    deleteDraft()
    setStart(({ round }) => ({ round: round + 1, values: NO_VALUES, restored: false }))
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <div role="status">
        {start.restored && (
          <p className="mb-7 flex animate-rise flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl bg-ink px-5 py-2.5 font-medium text-white">
            <Icon name="rotate-ccw-clock" size={19} />
            Recuperamos tu borrador
            <button
              type="button"
              onClick={startOver}
              className="on-dark ml-auto min-h-11 font-semibold text-mango underline underline-offset-3"
            >
              Empezar de nuevo
            </button>
          </p>
        )}
      </div>
      <NewPetForm
        key={start.round}
        isFirst={start.round === 0}
        ownerId={ownerId}
        initial={start.values}
        ownerRole={ownerRole}
        place={place}
        catalog={catalog}
      />
    </div>
  )
}
