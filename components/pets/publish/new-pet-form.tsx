'use client'

import { useRef } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { viewerQueries } from '@/components/people/viewer/use-viewer'
import { createPetAction } from '@/lib/pets/actions'
import { deleteDraft, readDraft, saveDraft } from '@/lib/pets/draft'
import { hasInput, type PetFormValues } from '@/lib/pets/form-values'
import { petFormSchema } from '@/lib/pets/schema'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { CREATE_PET } from '@/lib/text/routes'
import type { Role } from '@/lib/text/vocabulary'
import { CardPreview, type PreviewPlace } from './card-preview'
import { PetFormFields } from './pet-form-fields'
import { PublishMessage } from './publish-message'
import { StepBar, StepList } from './step-progress'
import { usePetForm } from './use-pet-form'

/** @param isFirst whether a form with the draft is mounted in its place if there is one. */
export function NewPetForm({
  isFirst,
  ownerId,
  initial,
  ownerRole,
  place,
  catalog,
}: {
  isFirst: boolean
  ownerId: number
  initial: PetFormValues
  ownerRole: Role
  place: PreviewPlace
  catalog: PetCatalog
}) {
  const published = useRef(false)
  /** Published: delete the draft. */
  const onPublished = () => {
    published.current = true
    deleteDraft()
    viewerQueries.invalidateQueries()
  }
  const isReplaced = () => isFirst && readDraft(ownerId) !== null
  const form = useActionForm(petFormSchema, createPetAction, initial.fields, onPublished, isReplaced)
  const state = usePetForm(form, initial)
  const { values, photos, done } = state

  /** The empty form must not overwrite the draft before it is restored. */
  const begun = useRef(false)
  const onChange = () => {
    const now = state.read()
    begun.current ||= hasInput(now)
    if (begun.current && !published.current) saveDraft(ownerId, now)
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
        <PublishMessage form={form} path={CREATE_PET} />
        <PetFormFields
          form={form}
          state={state}
          catalog={catalog}
          ownerRole={ownerRole}
          onChange={onChange}
        />
      </div>
      <aside className="grid content-start gap-7 self-start max-lg:mb-7 lg:sticky lg:top-26 lg:row-span-2">
        <StepList done={done} />
        <CardPreview values={values} cover={photos.cover} catalog={catalog} place={place} />
      </aside>
      <div className="grid gap-3 lg:mt-2">
        <SubmitButton pending={form.pending}>Publicar mascota</SubmitButton>
        <p className="text-center text-fine text-ink-3">
          Gratis. Puedes cambiarla o quitarla cuando quieras.
        </p>
      </div>
    </form>
  )
}
