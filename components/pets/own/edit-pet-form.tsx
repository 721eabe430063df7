'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useRef, useState } from 'react'
import { EditedRecord } from '@/components/forms/edited-record'
import { FreshForm } from '@/components/forms/fresh-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { WaitingNote } from '@/components/forms/waiting-submit'
import { PetFormFields } from '@/components/pets/publish/pet-form-fields'
import { PublishMessage } from '@/components/pets/publish/publish-message'
import { usePetForm } from '@/components/pets/publish/use-pet-form'
import { showNotice } from '@/components/ui/toaster'
import { useOnChange } from '@/components/ui/use-on-change'
import { updatePetAction } from '@/lib/pets/actions'
import type { EditablePetDto } from '@/lib/pets/dto'
import { shownRecord } from '@/lib/pets/edit-record'
import { fixedFacts } from '@/lib/pets/fixed-facts'
import { editValues } from '@/lib/pets/form-values'
import { editPetSchema } from '@/lib/pets/schema'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { recordVersion } from '@/lib/platform/forms/record'
import { NOTICES } from '@/lib/text/copy/notices'
import type { Role } from '@/lib/text/vocabulary'

interface Props {
  pet: EditablePetDto
  catalog: PetCatalog
  ownerRole: Role
  /** Whether it is on the pet's public page, which may not exist any more after saving. */
  fromPetPage?: boolean
  onSaved?: () => void
  onDirty?: (dirty: boolean) => void
}

export const EditPetForm = (props: Props) => (
  <FreshForm version={recordVersion(shownRecord(props.pet))}>
    <Fields {...props} />
  </FreshForm>
)

function Fields({ pet, catalog, ownerRole, fromPetPage = false, onSaved, onDirty }: Props) {
  const [initial] = useState(() => editValues(pet))
  const form = useActionForm(editPetSchema, updatePetAction, initial.fields)
  const { answer } = form
  const state = usePetForm(form, initial, ownerRole, pet.hold?.reason === 'text' ? null : pet)
  const router = useRouter()

  const before = useRef('')
  const sent = useRef('')
  const onChange = () => {
    const now = JSON.stringify(state.read())
    before.current ||= now
    onDirty?.(now !== before.current)
  }
  useOnChange(answer, ({ notice, isRestored }) => {
    // Input from before a reload counts as changed until it is saved.
    if (isRestored) before.current = 'not saved'
    // On mount this reads the initial values.
    if (!notice) return onChange()
    showNotice(NOTICES[notice])
    form.clear()
    // What was changed while it was sent is not saved.
    before.current = sent.current
    onChange()
    // The next save starts from what is stored.
    router.refresh()
    onSaved?.()
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!form.pending) sent.current = JSON.stringify(state.read())
    return form.formProps.onSubmit(event)
  }

  return (
    <form
      {...form.formProps}
      onSubmit={state.photos.guard(submit)}
      onChange={onChange}
      className="grid grid-cols-1 gap-6 [&>fieldset]:my-0"
    >
      <input type="hidden" name="petId" value={pet.id} />
      {fromPetPage && <input type="hidden" name="fromPetPage" value="1" />}
      <PublishMessage form={form} failure="Oops! ha ocurrido un error." />
      <EditedRecord form={form} record={shownRecord(pet)} />
      <PetFormFields
        form={form}
        state={state}
        pictureOf={(id, index) => ({
          src: pet.photos.find(({ hash }) => hash === id)?.small,
          alt: `Foto ${index + 1} de ${pet.name}`,
        })}
        catalog={catalog}
        ownerRole={ownerRole}
        fixed={pet.adoptedHere ? fixedFacts(pet) : undefined}
        onChange={onChange}
      />
      <div
        data-foot-bar="always"
        className="sticky bottom-0 z-10 -mx-5 -mb-1 border-t border-line bg-white px-5 py-3 md:-mx-1 md:px-1"
      >
        <SubmitButton pending={form.pending}>Guardar cambios</SubmitButton>
        <WaitingNote submit={state.photos.submit}>
          Se guarda solo en cuanto terminen de subir las fotos.
        </WaitingNote>
      </div>
    </form>
  )
}
