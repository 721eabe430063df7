'use client'

import { useEffect, useRef, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { WaitingNote } from '@/components/forms/waiting-submit'
import { viewerQueries } from '@/components/people/viewer/use-viewer'
import { Icon } from '@/components/ui/icon/icon'
import { createPetAction } from '@/lib/pets/actions'
import { deleteDraft, readDraft, saveDraft } from '@/lib/pets/browser-draft'
import {
  hasInput,
  NO_VALUES,
  type PetFormValues,
  readPetForm,
  withoutPhotos,
  withPhotos,
} from '@/lib/pets/form-values'
import { newPetSchema } from '@/lib/pets/schema'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import type { Role } from '@/lib/text/vocabulary'
import { CardPreview, type PreviewPlace } from './card-preview'
import { PetFormFields } from './pet-form-fields'
import { PublishMessage } from './publish-message'
import { StepBar, StepList } from './steps'
import { usePetForm } from './use-pet-form'

const NO_PHOTOS: readonly string[] = []

export function CreatePetForm({
  ownerId,
  ownerRole,
  place,
  catalog,
  draft,
  shared = NO_PHOTOS,
}: {
  ownerId: number
  ownerRole: Role
  place: PreviewPlace
  catalog: PetCatalog
  /** A pet of a file to complete; what is typed is not kept in this browser. */
  draft?: { id: number; values: PetFormValues }
  /** Uploads that were shared with the site, for a pet that is new or in this browser's draft. */
  shared?: readonly string[]
}) {
  const box = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(() => ({
    round: 0,
    values: draft?.values ?? withPhotos(NO_VALUES, shared),
    restored: false,
  }))

  useEffect(() => {
    const form = draft ? null : box.current?.querySelector('form')
    // Input made before hydration, or re-rendered by the server, is newer than the draft.
    if (!form || hasInput(withoutPhotos(readPetForm(new FormData(form)), shared))) return
    const kept = readDraft(ownerId)
    if (kept)
      setStart(({ round }) => ({ round: round + 1, values: withPhotos(kept, shared), restored: true }))
  }, [ownerId, draft, shared])

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
        draftId={draft?.id}
        initial={start.values}
        ownerRole={ownerRole}
        place={place}
        catalog={catalog}
      />
    </div>
  )
}

/** @param isFirst whether a form with the draft is mounted in its place if there is one. */
function NewPetForm({
  isFirst,
  ownerId,
  draftId,
  initial,
  ownerRole,
  place,
  catalog,
}: {
  isFirst: boolean
  ownerId: number
  draftId: number | undefined
  initial: PetFormValues
  ownerRole: Role
  place: PreviewPlace
  catalog: PetCatalog
}) {
  const published = useRef(false)
  const onPublished = () => {
    published.current = true
    if (draftId === undefined) deleteDraft()
    viewerQueries.invalidateQueries()
  }
  const isReplaced = () => isFirst && draftId === undefined && readDraft(ownerId) !== null
  const form = useActionForm(newPetSchema, createPetAction, initial.fields, {
    onMoved: onPublished,
    isReplaced,
  })
  const state = usePetForm(form, initial, ownerRole)
  const { values, photos, done } = state

  /** The empty form must not overwrite the draft before it is restored. */
  const begun = useRef(false)
  const onChange = () => {
    const now = state.read()
    begun.current ||= hasInput(now)
    if (begun.current && !published.current && draftId === undefined) saveDraft(ownerId, now)
  }

  return (
    <form
      {...form.formProps}
      onSubmit={photos.guard(form.formProps.onSubmit)}
      onChange={onChange}
      className="lg:grid lg:grid-cols-[minmax(0,41rem)_21rem] lg:justify-between lg:gap-x-16"
    >
      <StepBar done={done} />
      <div className="mt-6 grid min-w-0 grid-cols-1 gap-7 lg:mt-0">
        <PublishMessage form={form} />
        {draftId !== undefined && <input type="hidden" name="draftId" value={draftId} />}
        <PetFormFields
          form={form}
          state={state}
          catalog={catalog}
          ownerRole={ownerRole}
          keptFor={draftId === undefined ? ownerId : undefined}
          onChange={onChange}
        />
      </div>
      <aside className="grid content-start gap-7 self-start max-lg:mb-7 lg:sticky lg:top-26 lg:row-span-2">
        <StepList done={done} />
        <CardPreview values={values} cover={photos.cover} catalog={catalog} place={place} />
      </aside>
      <div className="grid gap-3 lg:mt-2">
        <SubmitButton pending={form.pending}>Publicar mascota</SubmitButton>
        <WaitingNote submit={photos.submit}>
          Se publica sola en cuanto terminen de subir las fotos.
        </WaitingNote>
        <p className="text-center text-fine text-ink-3">
          Gratis. Puedes cambiarla o quitarla cuando quieras.
        </p>
      </div>
    </form>
  )
}
